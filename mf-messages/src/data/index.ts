export {
  cancelMessageBulk,
  createMessage,
  createMessageBulk,
  createMessageTemplate,
  createMyMessage,
  decideMessageReport,
  deleteMessageTemplate,
  getBrand,
  getInstagramer,
  getMessageBulk,
  getMessageReport,
  getThreadContext,
  listBrands,
  listBulkRecipients,
  listCampaigns,
  listInstagramers,
  listMessageBulks,
  listMessageReports,
  listMessages,
  listMessageTemplates,
  listMyMessages,
  listReportedMessages,
  listThreadFiles,
  listThreads,
  listUnread,
  openMessageReport,
  openReports,
  reportThread,
  sendMessageBulk,
  updateMessageTemplate,
  updateThread,
} from './actions'
export type { Owner } from './conversation'
export { conversationKey, conversationLists, partsOf, readNewest } from './conversation'
export { hurried } from './deliver'
export { messageDrafts } from './drafts'
export { keepOutbox } from './keep-outbox'
export { type NoticeFilter, useNotices, useReadNotices, useUnreadNotices } from './notices'
export type { Letter, Outgoing } from './outbox'
export { discarded, outboxName, outboxReducer, queued, selectOutbox } from './outbox'
export { messagesSaga } from './saga'
export type { ThreadFilter, ThreadSearch } from './threads'
export { selectThreads, threadListKey, threadLists, threadsName, threadsReducer } from './threads'
export { selectUnread, unreadName, unreadReducer } from './unread'
export { selectWriter } from '@samspel/desk/kept'
