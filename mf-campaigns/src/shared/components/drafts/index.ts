export {
  answerExtraRound,
  approvePostDraft,
  askExtraRound,
  createDraftComment,
  declinePostDraft,
  deleteDraftComment,
  discardPostDraft,
  getPostDraft,
  listPostDrafts,
  requestDraftChanges,
  savePostDraft,
  sendPostDraft,
  tickDraftComment,
  updateDraftComment,
  withdrawPostDraft,
} from './calls'
export { differencesOf } from './differences'
export { DraftText } from './DraftText'
export { draftMessages } from './messages'
export { approvedVersion, isDone, isSpot, keptOf, mediaAt, type Spot, type Words } from './place'
export { Stage } from './Stage'
export { TextDifferences } from './TextDifferences'
export { useMediaName, usePlaceName } from './use-media-name'
export { usePostDraft } from './use-post-draft'
export { roundsOf, useRound } from './use-round'
