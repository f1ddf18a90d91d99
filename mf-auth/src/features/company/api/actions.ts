import { addRoutes } from '@samspel/api'
import { apiRoutes } from '@samspel/api/routes/api'
import { apiAction } from '@samspel/store'

addRoutes(apiRoutes)

export const listApiTokens = apiAction('listApiTokens')
export const createApiToken = apiAction('createApiToken')
export const revokeApiToken = apiAction('revokeApiToken')
export const listWebhooks = apiAction('listWebhooks')
export const createWebhook = apiAction('createWebhook')
export const updateWebhook = apiAction('updateWebhook')
export const deleteWebhook = apiAction('deleteWebhook')
export const renewWebhookSecret = apiAction('renewWebhookSecret')
export const testWebhook = apiAction('testWebhook')
export const listWebhookDeliveries = apiAction('listWebhookDeliveries')
export const replayWebhookDelivery = apiAction('replayWebhookDelivery')
export const replayFailedDeliveries = apiAction('replayFailedDeliveries')
