import { Type } from 'typebox'
import { endpoint } from '../endpoint'
import { StoreChoice, StoreChoiceInput, StoreChoiceStore } from '../entities'
import { IdParams, Shape } from '../primitives'

const staff = ['admin', 'company'] as const
const tag = 'stores'
const response = Shape({ storeChoice: StoreChoice, storeOptions: Type.Array(StoreChoiceStore) })

/** The stores of a campaign with pick-up. */
export const storeChoiceEndpoints = {
  getStoreChoice: endpoint({
    method: 'GET',
    path: '/campaigns/:id/store_choice',
    actors: staff,
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
    actors: staff,
    beforeLetIn: 'drafts',
    tag,
    summary:
      'Chooses the stores of a draft, or of a campaign that waits for review. Stores of other brands are refused: 422 `invalid` at `storeIds`, `excludedIds` or `each`; a product of others, or an archived one, at `storeProductId`. 422 illegal_transition later on.',
    params: IdParams,
    bodyBytes: 2 * 1024 * 1024,
    body: Shape({ storeChoice: StoreChoiceInput }),
    response,
  }),
}
