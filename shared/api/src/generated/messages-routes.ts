// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const messagesRoutes: RouteTable = {
  listThreads: {"method":"GET","path":"/messages/threads"},
  getThreadContext: {"method":"GET","path":"/messages/context"},
  listThreadFiles: {"method":"GET","path":"/messages/files"},
  updateThread: {"method":"PATCH","path":"/messages/thread"},
  createMessageFile: {"method":"POST","path":"/messages/files","kind":"upload"},
  deleteMessageFile: {"method":"DELETE","path":"/messages/files/:id"},
  listMessages: {"method":"GET","path":"/instagramers/:id/messages"},
  createMessage: {"method":"POST","path":"/instagramers/:id/messages","idempotent":true},
  listMyMessages: {"method":"GET","path":"/instagramers/me/messages"},
  listUnread: {"method":"GET","path":"/messages/unread"},
  listMessageTemplates: {"method":"GET","path":"/brands/:id/message_templates"},
  createMessageTemplate: {"method":"POST","path":"/brands/:id/message_templates"},
  updateMessageTemplate: {"method":"PATCH","path":"/message_templates/:id"},
  deleteMessageTemplate: {"method":"DELETE","path":"/message_templates/:id"},
  listBulkRecipients: {"method":"GET","path":"/campaigns/:id/message_recipients"},
  createMessageBulk: {"method":"POST","path":"/campaigns/:id/message_bulks","idempotent":true},
  listMessageBulks: {"method":"GET","path":"/message_bulks"},
  getMessageBulk: {"method":"GET","path":"/message_bulks/:id"},
  cancelMessageBulk: {"method":"POST","path":"/message_bulks/:id/cancel"},
  sendMessageBulk: {"method":"POST","path":"/message_bulks/:id/send"},
  reportThread: {"method":"POST","path":"/messages/reports"},
  listMessageReports: {"method":"GET","path":"/message_reports"},
  decideMessageReport: {"method":"POST","path":"/message_reports/:id/decide"},
}
