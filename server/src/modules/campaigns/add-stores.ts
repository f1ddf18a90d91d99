import { uuidv7 } from 'uuidv7'
import type { FittingStore, StoreChoiceInput } from '@samspel/api'
import { chosenStores } from '@samspel/api/store-choice'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { savedChoice } from './chosen-stores'
import * as repository from './chosen-stores-repository'
import { lockOwnCampaign } from './commands'
import { campaignChanged } from './events'
import { authorizeStores, storeAbilities, type StoresFacts } from './policies'

type Campaign = repository.Owner & Pick<StoresFacts, 'state'> & { delivery_method: StoresFacts['deliveryMethod'] }

const factsOf = ({ brand_id: brandId, state, delivery_method: deliveryMethod }: Campaign): StoresFacts => ({
  brandId,
  state,
  deliveryMethod,
})

/** The stores in a choice that the campaign does not have yet. */
const missing = async (db: Db, campaign: Campaign, choice: StoreChoiceInput) => {
  const has = new Set((await repository.listOffers(db, campaign)).map((offer) => offer.store_id))
  return chosenStores(choice, await repository.listStores(db, campaign.brand_id)).filter(
    ({ store }) => !has.has(store.id),
  )
}

/** Stores opened after a campaign was assigned to all of a brand or to certain towns, with the quantities they would get. */
export const listFitting = async (
  { db, caller }: Context<UserCaller>,
  { campaignId }: { campaignId: string },
): Promise<{ fittingStores: FittingStore[] }> => {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['brand_id', 'id', 'state', 'delivery_method'])
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (!campaign || !mayFor(caller, 'seeCampaigns', campaign.brand_id)) throw new AppError('campaign_not_found')
  // Before confirmation the choice itself includes them.
  if (!storeAbilities(caller, factsOf(campaign)).includes('add')) return { fittingStores: [] }
  const { choice } = await savedChoice(db, campaign)
  return {
    fittingStores: (await missing(db, campaign, choice)).map(
      ({ store: { id, name, city, country, image_url: imageUrl }, places, perWeek }) => ({
        id,
        name,
        city,
        country,
        imageUrl,
        places,
        perWeek,
      }),
    ),
  }
}

/** Adds stores of the brand to a running campaign, with the campaign's quantities. What a store already has is unchanged. */
export const addStores = async (
  { db, caller, now, live }: Context<UserCaller>,
  { campaignId, storeIds }: { campaignId: string; storeIds: string[] },
): Promise<{ addedIds: string[] }> =>
  transact(db, async (trx) => {
    const campaign = await lockOwnCampaign(trx, campaignId, caller)
    authorizeStores(caller, 'add', factsOf(campaign))
    const own = new Set((await repository.listStores(trx, campaign.brand_id)).map(({ id }) => id))
    if (!storeIds.every((id) => own.has(id))) throw invalid({ storeIds: ['invalid'] })
    const { choice } = await savedChoice(trx, campaign)
    const added = await missing(trx, campaign, { ...choice, mode: 'manual', storeIds })
    const offers = added.map(({ store, places, perWeek }) => ({
      id: uuidv7(),
      store_id: store.id,
      places,
      per_week: perWeek,
      requires_application: choice.requiresApplication,
      window_days: choice.windowDays,
      store_product_id: choice.storeProductId ?? null,
    }))
    await repository.insertOffers(trx, campaign, offers, now)
    if (offers.length > 0) await live.publish(trx, campaignChanged(campaign))
    return { addedIds: offers.map(({ id }) => id) }
  })
