import { sql } from 'kysely'
import { inBrands, narrow } from '../../auth/brand-scope'
import type { Handlers } from '../../http/call'
import { cancelBulk, createBulk, getBulk, listBulks, listRecipients, sendBulkNow } from './bulk'
import { getThreadContext, updateThread } from './context'
import { readConversation, writeMessage } from './conversation'
import { createMessageFile, deleteMessageFile, listThreadFiles } from './files'
import { decideReport, listReports, reportThread } from './reports'
import * as repository from './repository'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './templates'
import { listThreads } from './threads'

export { bulkJob } from './bulk-send'
export { unsentFilesJob } from './files'
export { serveMessageFiles } from './serve-files'
export { takeBackPickUp, tellPass, tellThread, type Told } from './tell-thread'

export const messageHandlers = {
  listThreads: (call) => listThreads(call, call.query),
  getThreadContext: (call) => getThreadContext(call, call.query),
  updateThread: (call) => updateThread(call, call.query, call.body.thread),
  listThreadFiles: (call) => listThreadFiles(call, call.query),
  createMessageFile: (call) => createMessageFile(call, call.query, call.readFile),
  deleteMessageFile: (call) => deleteMessageFile(call, call.params),
  listMessages: (call) =>
    readConversation(call, { brandId: call.query.brandId, instagramerId: call.params.id }, call.query),
  createMessage: (call) =>
    writeMessage(call, { brandId: call.query.brandId, instagramerId: call.params.id }, call.body.message),
  listMyMessages: (call) =>
    readConversation(call, { brandId: call.query.brandId, instagramerId: call.caller.id }, call.query),
  createMyMessage: (call) =>
    writeMessage(call, { brandId: call.query.brandId, instagramerId: call.caller.id }, call.body.message),
  listUnread: async ({ db, caller, query: { brandId } }) => {
    const own = (marked: boolean) =>
      caller.kind === 'user'
        ? sql`${inBrands(sql`brand_id`, narrow(caller.brandIds, brandId))} AND ${marked ? sql`brand_unread AND brand_archived_at IS NULL` : sql`author = 'instagramer'`}`
        : sql`instagramer_id = ${caller.id} AND ${brandId ? sql`brand_id = ${brandId}` : sql`true`} AND ${marked ? sql`creator_unread AND creator_archived_at IS NULL` : sql`author = 'user'`}`
    return { unread: await repository.listUnread(db, own(false), own(true)) }
  },
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
  decideMessageReport: (call) => decideReport(call, { ...call.params, ...call.body }),
} satisfies Partial<Handlers>
