import { addRoutes } from '@samspel/api'
import { draftsRoutes } from '@samspel/api/routes/drafts'
import { apiAction } from '@samspel/store'

addRoutes(draftsRoutes)

export const listPostDrafts = apiAction('listPostDrafts')
export const getPostDraft = apiAction('getPostDraft')
export const savePostDraft = apiAction('savePostDraft')
export const sendPostDraft = apiAction('sendPostDraft')
export const withdrawPostDraft = apiAction('withdrawPostDraft')
export const discardPostDraft = apiAction('discardPostDraft')
export const tickDraftComment = apiAction('tickDraftComment')
export const answerExtraRound = apiAction('answerExtraRound')
export const createDraftComment = apiAction('createDraftComment')
export const updateDraftComment = apiAction('updateDraftComment')
export const deleteDraftComment = apiAction('deleteDraftComment')
export const approvePostDraft = apiAction('approvePostDraft')
export const requestDraftChanges = apiAction('requestDraftChanges')
export const askExtraRound = apiAction('askExtraRound')
export const declinePostDraft = apiAction('declinePostDraft')
