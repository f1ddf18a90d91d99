export { keepReported, type Reported } from './reported'
export { mailWebhook } from './webhook'
