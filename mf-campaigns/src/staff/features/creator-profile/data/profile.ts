import { apiAction, createPagedLists, type ResultOf } from '@samspel/store'

export const listCollaborations = apiAction('listCollaborations')
export const getCreatorInsights = apiAction('getCreatorInsights')
export const listCreatorNotes = apiAction('listCreatorNotes')
export const createCreatorNote = apiAction('createCreatorNote')
export const updateCreatorNote = apiAction('updateCreatorNote')
export const deleteCreatorNote = apiAction('deleteCreatorNote')
export const updateCommunityMembers = apiAction('updateCommunityMembers')

export type CreatorNote = ResultOf<'listCreatorNotes'>['creatorNotes'][number]

const listInstagramerPosts = apiAction('listInstagramerPosts')

/** Posts outside collaborations by creator, newest first; mounted at `creatorPosts`. */
export const creatorPosts = createPagedLists({
  name: 'creatorPosts',
  fetch: (id, page) => listInstagramerPosts({ params: { id }, query: { page, perPage: 12, own: true } }),
})
