export { recorded, recordReport, recordService, serviceJob, wordsOf, writeServices } from './record'
export { noteRerun, releaseWord, sealedWords, takeWord, type WebhookWord } from './webhook-words'
export { followWebhooks, keepWord, nameWebhook, webhookCleanUpJob } from './webhooks'
