import { apiAction, createPagedLists } from '@samspel/store'

export const listCollaborations = apiAction('listCollaborations')

const listInstagramerPosts = apiAction('listInstagramerPosts')

/** Portfolios by creator, newest first; mounted at `creatorPosts`. */
export const creatorPosts = createPagedLists({
  name: 'creatorPosts',
  fetch: (id, page) => listInstagramerPosts({ params: { id }, query: { page, perPage: 12 } }),
})
