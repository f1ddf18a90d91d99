import { apiAction } from '@samspel/store'

export const listMentions = apiAction('listMentions')
export const listMyMentions = apiAction('listMyMentions')
export const createMention = apiAction('createMention')
export const createStoreMention = apiAction('createStoreMention')
export const approveMention = apiAction('approveMention')
export const rejectMention = apiAction('rejectMention')
export const requestMentionChanges = apiAction('requestMentionChanges')
export const resetMention = apiAction('resetMention')
