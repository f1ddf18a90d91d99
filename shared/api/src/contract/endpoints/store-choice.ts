import { Type } from 'typebox'
import { brandStaff } from '../actors'
import { endpoint } from '../endpoint'
import { FittingStore, StoreChoice, StoreChoiceInput, StoreChoiceStore } from '../entities'
import { Id, IdParams, Shape } from '../primitives'

const tag = 'stores'
const response = Shape({ storeChoice: StoreChoice, storeOptions: Type.Array(StoreChoiceStore) })

/** The stores of a campaign with pick-up. */
export const storeChoiceEndpoints = {
  getStoreChoice: endpoint({
    method: 'GET',
    path: '/campaigns/:id/store_choice',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary:
      'Which stores a campaign is given to and with how many places, and all stores of its brand by town and name. Which of them are taken is `chosenStores` of `@samspel/api/store-choice`.',
    params: IdParams,
    response,
  }),
  updateStoreChoice: endpoint({
    method: 'PUT',
    path: '/campaigns/:id/store_choice',
    actors: brandStaff,
    beforeLetIn: 'drafts',
    tag,
    summary:
      'Chooses the stores of a draft, or of a campaign that waits for review. Stores of other brands are refused: 422 `invalid` at `storeIds`, `excludedIds` or `each`; a product of others, or an archived one, at `storeProductId`. 422 illegal_transition later on.',
    params: IdParams,
    bodyBytes: 2 * 1024 * 1024,
    body: Shape({ storeChoice: StoreChoiceInput }),
    response,
  }),
  listFittingStores: endpoint({
    method: 'GET',
    path: '/campaigns/:id/fitting_stores',
    actors: brandStaff,
    tag,
    summary:
      'Stores that came after a campaign was given to all of its brand or of some towns, and that it does not have, with the numbers that they would have. None when the campaign does not run.',
    params: IdParams,
    response: Shape({ fittingStores: Type.Array(FittingStore) }),
  }),
  addStoreCampaigns: endpoint({
    method: 'POST',
    path: '/campaigns/:id/store_campaigns',
    actors: brandStaff,
    tag,
    summary:
      "Gives a running campaign to more stores of its brand, with the campaign's numbers, and answers the store campaigns that it made: a store that has it already stays as it is. 422 `invalid` at `storeIds` for stores of others, 422 illegal_transition when the campaign does not run.",
    params: IdParams,
    notFound: 'campaign_not_found',
    body: Shape({ storeIds: Type.Array(Id, { minItems: 1, maxItems: 1_000 }) }),
    response: Shape({ addedIds: Type.Array(Id) }),
  }),
}
