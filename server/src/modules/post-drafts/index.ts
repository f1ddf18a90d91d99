import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'

const notYet = (): never => {
  throw new AppError('not_found')
}

export const postDraftHandlers = {
  listPostDrafts: notYet,
  getPostDraft: notYet,
  savePostDraft: notYet,
  sendPostDraft: notYet,
  withdrawPostDraft: notYet,
  discardPostDraft: notYet,
  tickDraftComment: notYet,
  answerExtraRound: notYet,
  createDraftComment: notYet,
  updateDraftComment: notYet,
  deleteDraftComment: notYet,
  approvePostDraft: notYet,
  requestDraftChanges: notYet,
  askExtraRound: notYet,
  declinePostDraft: notYet,
} satisfies Partial<Handlers>
