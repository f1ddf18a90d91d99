import type { UnknownAction } from '@reduxjs/toolkit'
import type { Instagramer } from '@samspel/api'
import { apiAction, queryActions } from '@samspel/store'

export const listCommunityLists = apiAction('listCommunityLists')
export const createCommunityList = apiAction('createCommunityList')
export const getCommunityList = apiAction('getCommunityList')
export const listCommunityMembers = apiAction('listCommunityMembers')
export const addCommunityMembers = apiAction('addCommunityMembers')

export const idsPerCall = 100

/** Answers about community lists that become stale when one changes. */
export const communityAnswers: readonly UnknownAction[] = [
  listCommunityLists,
  getCommunityList,
  listCommunityMembers,
].map(({ endpoint }) => queryActions.invalidated({ prefix: endpoint }))

/** A creator as referred to by bulk actions. */
export type ChosenCreator = Pick<Instagramer, 'id' | 'name'>

export const listBrands = apiAction('listBrands')
