import { apiAction } from '@samspel/store'

/** Sent with the session if there is one, because the owner may edit the page. */
export const getCollaborationPage = apiAction('getCollaborationPage')
export const listPageOffers = apiAction('listPageOffers')
export const listPortfolio = apiAction('listPortfolio')
export const updateCollaborationPage = apiAction('updateCollaborationPage')
