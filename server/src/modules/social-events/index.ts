export { networkEventsJob } from './job'
export { networkWebhook } from './webhook'
