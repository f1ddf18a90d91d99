export { mailWebhook } from './webhook'
