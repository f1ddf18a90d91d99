import type { CampaignState, StoreChoice, StoreChoiceInput, StoreChoiceStore } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { savedChoice } from './chosen-stores'
import * as repository from './chosen-stores-repository'
import { lockOwnCampaign } from './commands'
import { campaignChanged } from './events'
import { authorizeCampaign, mayDoWithCampaign } from './policies'
import { shelfOf } from './shelf'

type Campaign = repository.Owner & { state: CampaignState }

const factsOf = ({ brand_id: brandId, state }: Campaign) => ({ brandId, state })

interface Answer {
  storeChoice: StoreChoice
  storeOptions: StoreChoiceStore[]
}

/** A campaign's choice of stores, editable while the campaign is, together with all stores of its brand. */
const answerOf = async (db: Db, campaign: Campaign, caller: UserCaller): Promise<Answer> => {
  const abilities: StoreChoice['abilities'] = mayDoWithCampaign(caller, 'edit', factsOf(campaign)) ? ['edit'] : []
  const { choice, updated_at: updatedAt } = await savedChoice(db, campaign)
  const stores = await repository.listStores(db, campaign.brand_id)
  const { storeProductId } = choice
  const stock = storeProductId ? await repository.stockOf(db, campaign.brand_id, storeProductId) : undefined
  const product = storeProductId ? await repository.findProduct(db, campaign.brand_id, storeProductId) : undefined
  return {
    storeChoice: {
      campaignId: campaign.id,
      brandId: campaign.brand_id,
      ...choice,
      product: product
        ? {
            storeProductId: product.id,
            name: product.name,
            imageUrl: product.image_url,
            isArchived: product.archived_at !== null,
          }
        : null,
      updatedAt,
      abilities,
    },
    storeOptions: stores.map(({ image_url: imageUrl, created_at: createdAt, ...store }) => ({
      ...store,
      imageUrl,
      stock: stock ? shelfOf(stock.get(store.id) ?? { free: 0, booked: 0 }) : null,
      isNew: updatedAt !== null && createdAt > updatedAt,
    })),
  }
}

export const getChoice = async (
  { db, caller }: Context<UserCaller>,
  { campaignId }: { campaignId: string },
): Promise<Answer> => {
  const campaign = await db
    .selectFrom('campaigns')
    .select(['brand_id', 'id', 'state'])
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (!campaign || !mayFor(caller, 'seeCampaigns', campaign.brand_id)) throw new AppError('campaign_not_found')
  return answerOf(db, campaign, caller)
}

/** Refuses stores of other brands, and stores named twice, at the field that names them. */
const checkStores = (choice: StoreChoiceInput, stores: readonly { id: string }[]): void => {
  const own = new Set(stores.map(({ id }) => id))
  const named = {
    storeIds: choice.storeIds,
    excludedIds: choice.excludedIds,
    each: choice.each.map(({ storeId }) => storeId),
  }
  const wrong = Object.entries(named).filter(
    ([, ids]) => new Set(ids).size !== ids.length || ids.some((id) => !own.has(id)),
  )
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([field]) => [field, ['invalid']])))
}

export const updateChoice = async (
  { db, caller, now, live }: Context<UserCaller>,
  { campaignId, choice }: { campaignId: string; choice: StoreChoiceInput },
): Promise<Answer> =>
  transact(db, async (trx) => {
    const campaign = await lockOwnCampaign(trx, campaignId, caller)
    authorizeCampaign(caller, 'edit', factsOf(campaign))
    checkStores(choice, await repository.listStores(trx, campaign.brand_id))
    if (
      choice.storeProductId &&
      (await repository.findProduct(trx, campaign.brand_id, choice.storeProductId))?.archived_at !== null
    )
      throw invalid({ storeProductId: ['not_found'] })
    await repository.writeChoice(trx, campaign, choice, now)
    await live.publish(trx, campaignChanged(campaign))
    return answerOf(trx, campaign, caller)
  })
