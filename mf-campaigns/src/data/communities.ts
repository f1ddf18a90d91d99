import type { UnknownAction } from '@reduxjs/toolkit'
import type { Instagramer } from '@samspel/api'
import { apiAction, createPagedLists, queryActions } from '@samspel/store'

export const listCommunityLists = apiAction('listCommunityLists')
export const createCommunityList = apiAction('createCommunityList')
export const getCommunityList = apiAction('getCommunityList')
export const updateCommunityList = apiAction('updateCommunityList')
export const deleteCommunityList = apiAction('deleteCommunityList')
export const listCommunityMembers = apiAction('listCommunityMembers')
export const addCommunityMembers = apiAction('addCommunityMembers')
export const updateCommunityMembers = apiAction('updateCommunityMembers')
export const importCommunityMembers = apiAction('importCommunityMembers')
export const listCollaborations = apiAction('listCollaborations')
const listInstagramerPosts = apiAction('listInstagramerPosts')

/** Portfolios by creator, newest first; mounted at `creatorPosts`. */
export const creatorPosts = createPagedLists({
  name: 'creatorPosts',
  fetch: (id, page) => listInstagramerPosts({ params: { id }, query: { page, perPage: 12 } }),
})

/** Ids of one call at most. */
export const idsPerCall = 100

/** Answers about community lists that a change of one makes stale. */
export const communityAnswers: readonly UnknownAction[] = [
  listCommunityLists,
  getCommunityList,
  listCommunityMembers,
].map(({ endpoint }) => queryActions.invalidated({ prefix: endpoint }))

/** A creator as acts on several of them name it. */
export type ChosenCreator = Pick<Instagramer, 'id' | 'name'>

/** Brands of the asking staff. */
export const listBrands = apiAction('listBrands')
