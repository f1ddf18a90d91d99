import type { Handlers } from '../../http/call'
import { create, remove, update } from './comments'
import { approve, askExtra, decline, requestChanges } from './decide'
import { listPostDrafts } from './list'
import { getPostDraft } from './read'
import { answerExtra, discard, save, send, tick, withdraw } from './write'

export { approveLateDrafts, unansweredDraftsJob } from './clock-job'
export { mayReadDraftMedia } from './media'

export const postDraftHandlers = {
  listPostDrafts: (call) => listPostDrafts(call, call.query),
  getPostDraft: async (call) => ({ postDraft: await getPostDraft(call, call.params) }),
  savePostDraft: async (call) => ({ postDraft: await save(call, { ...call.params, ...call.body }) }),
  sendPostDraft: async (call) => ({ postDraft: await send(call, call.params) }),
  withdrawPostDraft: async (call) => ({ postDraft: await withdraw(call, call.params) }),
  discardPostDraft: (call) => discard(call, call.params),
  tickDraftComment: async (call) => ({ postDraft: await tick(call, { ...call.params, ...call.body }) }),
  answerExtraRound: async (call) => ({ postDraft: await answerExtra(call, { ...call.params, ...call.body }) }),
  createDraftComment: async (call) => ({ draftComment: await create(call, { ...call.params, ...call.body }) }),
  updateDraftComment: async (call) => ({ draftComment: await update(call, { ...call.params, ...call.body }) }),
  deleteDraftComment: (call) => remove(call, call.params),
  approvePostDraft: async (call) => ({ postDraft: await approve(call, { ...call.params, ...call.body }) }),
  requestDraftChanges: async (call) => ({ postDraft: await requestChanges(call, { ...call.params, ...call.body }) }),
  askExtraRound: async (call) => ({ postDraft: await askExtra(call, { ...call.params, ...call.body }) }),
  declinePostDraft: (call) => decline(call, { ...call.params, ...call.body }),
} satisfies Partial<Handlers>
