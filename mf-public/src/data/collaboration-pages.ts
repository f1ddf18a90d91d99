import { apiAction } from '@samspel/store'

/** With the session where there is one: its owner may edit the page. */
export const getCollaborationPage = apiAction('getCollaborationPage')
export const listPageOffers = apiAction('listPageOffers')
export const listPortfolio = apiAction('listPortfolio')
export const updateCollaborationPage = apiAction('updateCollaborationPage')
