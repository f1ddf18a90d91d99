export { bus, createEventBus } from './bus'
export type { EventBus, FactHandler } from './bus'
export type { FactName, Facts } from './facts'
