import { Type } from 'typebox'
import { savedFilters } from '../../saved-states'
import { creators } from '../actors'
import { endpoint } from '../endpoint'
import { OfferGlimpse, SavedOffer } from '../entities'
import { Count, Id, IdParams, listOf, OneOf, Optional, paged, Shape } from '../primitives'

const tag = 'saved offers'
const path = '/instagramers/me/saved_offers/:id'

/** Offers that a creator keeps, and those that fit now. */
export const savedOfferEndpoints = {
  listSavedOffers: endpoint({
    method: 'GET',
    path: '/instagramers/me/saved_offers',
    actors: creators,
    tag,
    summary:
      'Saved offers, delivered or picked up: what closes first on top, those that have closed last, for seven days. `open`: the creator can apply now. `waiting`: they cannot, for now.',
    query: Shape({ ...paged, filter: Optional(OneOf(savedFilters)) }),
    response: Shape({
      ...listOf('savedOffers', SavedOffer).properties,
      counts: Shape({ all: Count, open: Count, waiting: Count }),
    }),
  }),
  listSavedOfferIds: endpoint({
    method: 'GET',
    path: '/instagramers/me/saved_offer_ids',
    actors: creators,
    tag,
    summary: 'Which offers are saved, and of which of them the creator is told when they can apply.',
    response: Shape({ saved: Type.Array(Shape({ id: Id, notifyWhenOpen: Type.Boolean() })) }),
  }),
  saveOffer: endpoint({
    method: 'PUT',
    path,
    actors: creators,
    tag,
    summary:
      'Saves an offer by the id of the campaign, or of the store campaign where it is picked up. `notifyWhenOpen` tells once when the creator can apply; left out, it stays as it is, and is on for an offer that is full when it is saved.',
    params: IdParams,
    notFound: 'campaign_not_found',
    body: Shape({ savedOffer: Shape({ notifyWhenOpen: Optional(Type.Boolean()) }) }),
    response: Shape({ savedOffer: SavedOffer }),
  }),
  deleteSavedOffer: endpoint({
    method: 'DELETE',
    path,
    actors: creators,
    tag,
    summary: 'Takes an offer out of what is saved, and its promise to tell; one that is not saved is no error.',
    params: IdParams,
  }),
  listFittingOffers: endpoint({
    method: 'GET',
    path: '/instagramers/me/fitting_offers',
    actors: creators,
    tag,
    summary:
      'Three offers of the creator’s own country that they can apply to now and have not, delivered and picked up by turns, the nearer kind first; and how many there are.',
    response: Shape({ offers: Type.Array(OfferGlimpse), total: Count }),
  }),
}
