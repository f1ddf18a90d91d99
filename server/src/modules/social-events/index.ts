export { networkEventsJob } from './job'
export { keepEvents } from './queue'
export type { NetworkEvent } from './read'
export { networkWebhook } from './webhook'
