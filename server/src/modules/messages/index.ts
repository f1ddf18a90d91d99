import type { Handlers } from '../../http/call'
import { cancelBulk, createBulk, getBulk, listBulks, listRecipients, sendBulkNow } from './bulk'
import { getThreadContext, updateThread } from './context'
import { readConversation, writeMessage } from './conversation'
import { listThreadFiles } from './files'
import { getReport, listReportedMessages, openReport } from './report-openings'
import { decideReport, listReports, reportThread } from './reports'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './templates'
import { listThreads } from './threads'
import { unreadOf } from './unread'

export { countWithoutPost } from './bulk-recipients'
export { bulkJob } from './bulk-send'
export { deleteMessageFilesOf, removeStoredFiles, unsentFilesJob } from './files'
export { postAboutPass, postToThread, takeBackPickUp, type Told } from './post-to-thread'
export { serveMessageFiles } from './serve-files'
export { threadToWrite } from './thread-to-write'
export { unreadOf } from './unread'

export const messageHandlers = {
  listThreads: (call) => listThreads(call, call.query),
  getThreadContext: (call) => getThreadContext(call, call.query),
  updateThread: (call) => updateThread(call, call.query, call.body.thread),
  listThreadFiles: (call) => listThreadFiles(call, call.query),
  listMessages: (call) =>
    readConversation(call, { brandId: call.query.brandId, instagramerId: call.params.id }, call.query),
  createMessage: (call) =>
    writeMessage(call, { brandId: call.query.brandId, instagramerId: call.params.id }, call.body.message),
  listMyMessages: (call) =>
    readConversation(call, { brandId: call.query.brandId, instagramerId: call.caller.id }, call.query),
  createMyMessage: (call) =>
    writeMessage(call, { brandId: call.query.brandId, instagramerId: call.caller.id }, call.body.message),
  listUnread: async (call) => ({ unread: await unreadOf(call, call.query.brandId) }),
  listMessageTemplates: (call) => listTemplates(call, call.params),
  createMessageTemplate: (call) => createTemplate(call, { ...call.params, ...call.body.messageTemplate }),
  updateMessageTemplate: (call) => updateTemplate(call, { ...call.params, ...call.body.messageTemplate }),
  deleteMessageTemplate: (call) => deleteTemplate(call, call.params),
  listBulkRecipients: (call) => listRecipients(call, { ...call.params, ...call.query }),
  createMessageBulk: (call) => createBulk(call, { ...call.params, ...call.body.messageBulk }),
  listMessageBulks: (call) => listBulks(call, call.query),
  getMessageBulk: (call) => getBulk(call, call.params),
  cancelMessageBulk: (call) => cancelBulk(call, call.params),
  sendMessageBulk: (call) => sendBulkNow(call, call.params),
  reportThread: (call) => reportThread(call, call.body.report),
  listMessageReports: (call) => listReports(call, call.query),
  getMessageReport: (call) => getReport(call, call.params),
  openMessageReport: (call) => openReport(call, { ...call.params, ...call.body }),
  listReportedMessages: (call) => listReportedMessages(call, { ...call.params, ...call.query }),
  decideMessageReport: (call) => decideReport(call, { ...call.params, ...call.body }),
} satisfies Partial<Handlers>
