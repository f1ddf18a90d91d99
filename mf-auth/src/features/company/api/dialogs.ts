export { KeyDialog } from './KeyDialog'
export { SecretDialog, WebhookDialog } from './WebhookDialog'
