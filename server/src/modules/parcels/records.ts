import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { choicesOf, sendByOf } from '@samspel/api/parcels'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import { choicesLeft } from '../campaigns'
import { findOwnAddress } from './address'
import { addressOf, openAddress, sealAddress } from './sealing'

export type Parcel = Selectable<DB['parcels']>
type Campaign = Selectable<DB['campaigns']>
type Part = Pick<Selectable<DB['participations']>, 'id' | 'brand_id' | 'campaign_id' | 'instagramer_id' | 'choice_id'>

/** As on passes: no 0, O, 1 and I. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const orderNumber = () => `SP-${Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')}`

const freeOrderNumber = async (trx: Db, brandId: string): Promise<string> => {
  for (;;) {
    const number = orderNumber()
    const taken = await trx
      .selectFrom('parcels')
      .select('id')
      .where('brand_id', '=', brandId)
      .where('order_number', '=', number)
      .executeTakeFirst()
    if (!taken) return number
  }
}

const copyOfAddress = async (
  trx: Db,
  config: Context['config'],
  { instagramerId, parcelId, former }: { instagramerId: string; parcelId: string; former?: Parcel },
) => {
  const before = former?.sealed_address ? openAddress(config, former.sealed_address, addressOf(former.id)) : undefined
  const address = (await findOwnAddress(trx, config, instagramerId)) ?? before ?? null
  return {
    sealed_address: address ? sealAddress(config, address, addressOf(parcelId)) : null,
    town: address?.city ?? null,
  }
}

/** What was chosen at the application as long as there is any left of it; the only thing there is. */
const choiceFor = async (trx: Db, campaign: Campaign, chosen: string | null): Promise<string | null> => {
  const [first, ...others] = choicesOf(campaign.products)
  if (!first || others.length === 0) return first?.id ?? null
  const found = (await choicesLeft(trx, campaign)).find(({ id }) => id === chosen)
  return found && found.left !== 0 ? found.id : null
}

/**
 * The parcel of a creator whom a campaign that sends its goods has approved, under the campaign's lock. Answers by when it is sent, and
 * whether its creator has to say something first; undefined where nothing is to be sent.
 */
export const makeParcel = async (
  trx: Db,
  { config, now }: Pick<Context, 'config' | 'now'>,
  campaign: Campaign,
  part: Part,
): Promise<{ sendBy: string; isAsked: boolean } | undefined> => {
  if (campaign.delivery_method !== 'delivery') return undefined
  // Approved again after it was sent: nothing is sent twice.
  if (await lockParcelOf(trx, part)) return undefined
  const id = uuidv7()
  const at = now.toISOString()
  const copy = await copyOfAddress(trx, config, { instagramerId: part.instagramer_id, parcelId: id })
  const choice = await choiceFor(trx, campaign, part.choice_id)
  const sendBy = sendByOf({ sendBy: campaign.send_by, approvedOn: dayOf(now) })
  const isAsked = copy.sealed_address === null || (choice === null && choicesOf(campaign.products).length > 1)
  await trx
    .insertInto('parcels')
    .values({
      brand_id: part.brand_id,
      id,
      campaign_id: part.campaign_id,
      participation_id: part.id,
      instagramer_id: part.instagramer_id,
      order_number: await freeOrderNumber(trx, part.brand_id),
      choice_id: choice,
      ...copy,
      send_by: sendBy,
      asked_at: isAsked ? at : null,
      created_at: at,
    })
    .execute()
  return { sendBy, isAsked }
}

/** The parcel that replaces one that was sent: the same thing, to the address as it is now, otherwise to the one before. */
export const makeNextParcel = async (
  trx: Db,
  { config, now }: Pick<Context, 'config' | 'now'>,
  former: Parcel,
): Promise<void> => {
  const id = uuidv7()
  const at = now.toISOString()
  await trx
    .updateTable('parcels')
    .set({ replaced_at: at })
    .where('brand_id', '=', former.brand_id)
    .where('id', '=', former.id)
    .execute()
  await trx
    .insertInto('parcels')
    .values({
      brand_id: former.brand_id,
      id,
      campaign_id: former.campaign_id,
      participation_id: former.participation_id,
      instagramer_id: former.instagramer_id,
      number: former.number + 1,
      order_number: await freeOrderNumber(trx, former.brand_id),
      choice_id: former.choice_id,
      ...(await copyOfAddress(trx, config, { instagramerId: former.instagramer_id, parcelId: id, former })),
      greeting: '',
      send_by: sendByOf({ sendBy: null, approvedOn: dayOf(now) }),
      created_at: at,
    })
    .execute()
}

type Gone = Pick<Parcel, 'brand_id' | 'campaign_id' | 'participation_id' | 'instagramer_id'>
const told = ['brand_id', 'campaign_id', 'participation_id', 'instagramer_id'] as const

/** Takes away the parcel of a participation that has ended, unless it was sent. */
export const takeAwayParcel = (trx: Db, part: { brand_id: string; id: string }): Promise<Gone[]> =>
  trx
    .deleteFrom('parcels')
    .where('brand_id', '=', part.brand_id)
    .where('participation_id', '=', part.id)
    .where('sent_at', 'is', null)
    .returning(told)
    .execute()

/** The same of all of a campaign that is called off. */
export const takeAwayParcels = (trx: Db, campaign: { brand_id: string; id: string }): Promise<Gone[]> =>
  trx
    .deleteFrom('parcels')
    .where('brand_id', '=', campaign.brand_id)
    .where('campaign_id', '=', campaign.id)
    .where('sent_at', 'is', null)
    .returning(told)
    .execute()

export const setChoice = async (trx: Db, parcel: { brand_id: string; id: string }, choiceId: string): Promise<void> => {
  await trx
    .updateTable('parcels')
    .set({ choice_id: choiceId })
    .where('brand_id', '=', parcel.brand_id)
    .where('id', '=', parcel.id)
    .execute()
}

/** The current parcel of a participation, locked. */
export const lockParcelOf = (trx: Db, part: { brand_id: string; id: string }): Promise<Parcel | undefined> =>
  trx
    .selectFrom('parcels')
    .selectAll()
    .where('brand_id', '=', part.brand_id)
    .where('participation_id', '=', part.id)
    .where('replaced_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
