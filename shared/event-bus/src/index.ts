export type { EventBus, FactHandler, FactListener } from './bus'
export { bus, createEventBus } from './bus'
export type { FactName, Facts } from './facts'
