import { addRoutes } from '@samspel/api'
import { savedRoutes } from '@samspel/api/routes/saved'
import { apiAction } from '@samspel/store'

addRoutes(savedRoutes)

export const listSavedOffers = apiAction('listSavedOffers')
export const listSavedOfferIds = apiAction('listSavedOfferIds')
export const listFittingOffers = apiAction('listFittingOffers')
export const saveOffer = apiAction('saveOffer')
export const deleteSavedOffer = apiAction('deleteSavedOffer')
