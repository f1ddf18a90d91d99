export { recorded, recordReport, recordService, serviceJob, wordsOf, writeServices } from './record'
export { followWebhooks, nameWebhook, webhookCleanUpJob } from './webhooks'
