import type { UnknownAction } from '@reduxjs/toolkit'
import type { Instagramer } from '@samspel/api'
import { apiAction, queryActions } from '@samspel/store'

export const listCommunityLists = apiAction('listCommunityLists')
export const createCommunityList = apiAction('createCommunityList')
export const getCommunityList = apiAction('getCommunityList')
export const listCommunityMembers = apiAction('listCommunityMembers')
export const addCommunityMembers = apiAction('addCommunityMembers')

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
