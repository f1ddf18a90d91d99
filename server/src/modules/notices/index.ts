import type { Handlers } from '../../http/call'
import { getNoticeDigest, listNoticePreviews } from './previews'
import { createPushDevice, getNoticeSettings, updateNoticeSettings } from './settings'

export { noticeCleanUpJob } from './clean-up'
export { deliverNotices, noticeJob } from './deliver'
export { lineAs, lineOf } from './lines'
export { type Notice, notify, withdrawFromMember, withdrawNotices } from './notify'
export { noticeDeliveries, noticeSendings } from './push'
export { type Device, senderFor } from './push-senders'
export { unsubscribing } from './unsubscribing'

export const noticeHandlers = {
  getNoticeSettings: (call) => getNoticeSettings(call),
  updateNoticeSettings: (call) => updateNoticeSettings(call, call.body),
  createPushDevice: (call) => createPushDevice(call, call.body),
  listNoticePreviews: (call) => listNoticePreviews(call, call.query),
  getNoticeDigest: (call) => getNoticeDigest(call),
} satisfies Partial<Handlers>
