// Emitted from the contract by `npm run emit`; a test fails when it is stale.
import type { RouteTable } from '../client/route'

export const draftsRoutes: RouteTable = {
  listPostDrafts: {"method":"GET","path":"/post_drafts"},
  getPostDraft: {"method":"GET","path":"/post_drafts/:id"},
  savePostDraft: {"method":"PUT","path":"/post_drafts/:id"},
  sendPostDraft: {"method":"POST","path":"/post_drafts/:id/send","idempotent":true},
  withdrawPostDraft: {"method":"PATCH","path":"/post_drafts/:id/withdraw"},
  discardPostDraft: {"method":"DELETE","path":"/post_drafts/:id"},
  tickDraftComment: {"method":"PATCH","path":"/post_draft_comments/:id/done"},
  answerExtraRound: {"method":"PATCH","path":"/post_drafts/:id/extra_round"},
  createDraftComment: {"method":"POST","path":"/post_drafts/:id/comments","idempotent":true},
  updateDraftComment: {"method":"PATCH","path":"/post_draft_comments/:id"},
  deleteDraftComment: {"method":"DELETE","path":"/post_draft_comments/:id"},
  approvePostDraft: {"method":"PATCH","path":"/post_drafts/:id/approve"},
  requestDraftChanges: {"method":"PATCH","path":"/post_drafts/:id/request_changes"},
  askExtraRound: {"method":"POST","path":"/post_drafts/:id/extra_round"},
  declinePostDraft: {"method":"PATCH","path":"/post_drafts/:id/decline"},
}
