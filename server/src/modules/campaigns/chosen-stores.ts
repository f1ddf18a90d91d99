import { uuidv7 } from 'uuidv7'
import type { StoreChoiceInput } from '@samspel/api'
import { chosenStores } from '@samspel/api/store-choice'
import type { Db } from '../../db/transact'
import * as repository from './chosen-stores-repository'

const nothingChosen: StoreChoiceInput = {
  mode: 'manual',
  places: [],
  storeIds: [],
  excludedIds: [],
  isSame: true,
  numbers: { places: 10, perWeek: null },
  each: [],
  requiresApplication: false,
  windowDays: 7,
}

/** The saved choice of stores. For a campaign that got its stores without one, it is derived from its store campaigns. */
export const savedChoice = async (db: Db, campaign: repository.Owner) => {
  const saved = await repository.findChoice(db, campaign)
  if (saved) return saved
  const offers = await repository.listOffers(db, campaign)
  const [first] = offers
  if (!first) return { choice: nothingChosen, updated_at: null }
  const choice: StoreChoiceInput = {
    ...nothingChosen,
    storeIds: offers.map((offer) => offer.store_id),
    isSame: false,
    each: offers.map((offer) => ({
      storeId: offer.store_id,
      places: Math.max(1, offer.places),
      perWeek: offer.per_week,
    })),
    requiresApplication: first.requires_application,
    windowDays: Math.min(30, first.window_days),
    storeProductId: first.store_product_id,
  }
  return { choice, updated_at: null }
}

/** How many stores a campaign is assigned to. */
export const countChosenStores = async (db: Db, campaign: repository.Owner): Promise<number> => {
  const { choice } = await savedChoice(db, campaign)
  return chosenStores(choice, await repository.listStores(db, campaign.brand_id)).length
}

/** Opens a campaign at the chosen stores when it is confirmed. Idempotent. */
export const openAtStores = async (trx: Db, campaign: repository.Owner, now: Date): Promise<void> => {
  const { choice } = await savedChoice(trx, campaign)
  const chosen = chosenStores(choice, await repository.listStores(trx, campaign.brand_id))
  await repository.insertOffers(
    trx,
    campaign,
    chosen.map(({ store, places, perWeek }) => ({
      id: uuidv7(),
      store_id: store.id,
      places,
      per_week: perWeek,
      requires_application: choice.requiresApplication,
      window_days: choice.windowDays,
      store_product_id: choice.storeProductId ?? null,
    })),
    now,
  )
}
