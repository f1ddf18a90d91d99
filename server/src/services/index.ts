export { recorded, recordService, serviceJob, wordsOf, writeServices } from './record'
export { followWebhooks, nameWebhook, webhookCleanUpJob } from './webhooks'
