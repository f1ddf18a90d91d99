import { type RawBuilder, sql } from 'kysely'
import { pageSizes, type StoreCampaign, type StoreParticipation } from '@samspel/api'
import type { Caller, CreatorCaller } from '../../../auth/caller'
import { mayFor } from '../../../auth/roles'
import { isBlockedBy } from '../../../blocked'
import type { Context, Query } from '../../../context'
import { dayOf } from '../../../days'
import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import { type Coordinates, readNear } from '../../../geo'
import { metaOf, pageOf } from '../../../http/page'
import { bundledPlaces, townCalled } from '../../../places'
import { finds } from '../../../search'
import { dealOf } from '../../campaigns'
import { asMetBy } from './closed-to'
import { followersOf } from './followers'
import { findOffers, listMine } from './mine'
import { isGiving, isShownOffer, needsApplication } from './open-offers'
import * as repository from './repository'
import { isTaking, toStoreCampaign, toStoreParticipation } from './serialize'

const asked = (column: RawBuilder<unknown>, value: string | boolean | undefined) =>
  value === undefined ? sql`true` : sql`${column} = ${value}`

const oneOf = (column: RawBuilder<unknown>, ids: string | readonly string[] | undefined) =>
  ids === undefined ? sql`true` : sql`${column} = ANY(${[ids].flat()}::uuid[])`

/** The country a creator lives in. */
const homeOf = (caller: Caller) =>
  caller.kind === 'instagramer' ? sql`(SELECT country_code FROM instagramers WHERE id = ${caller.id})` : undefined

/** The centre of the town a creator lives in, if known. */
export const townOf = async (db: Db, caller: Caller): Promise<Coordinates | undefined> => {
  if (caller.kind !== 'instagramer') return undefined
  const { country_code: country, city } = await db
    .selectFrom('instagramers')
    .select(['country_code', 'city'])
    .where('id', '=', caller.id)
    .executeTakeFirstOrThrow()
  return city ? townCalled(await bundledPlaces(), city, country) : undefined
}

/** Keeps the creator's own offers in the list even when they are full, so that the code can be found again. */
const isOwn = (caller: Caller) =>
  caller.kind === 'instagramer'
    ? sql`EXISTS (SELECT FROM store_participations
      WHERE brand_id = sc.brand_id AND store_campaign_id = sc.id AND instagramer_id = ${caller.id} AND ${repository.isKept})`
    : sql`false`

const isOpenToCaller = (caller: Caller) =>
  caller.kind === 'instagramer' ? sql`NOT ${isBlockedBy(sql`sc.brand_id`, sql`${caller.id}`)}` : sql`true`

const withOwn = async (db: Db, caller: Caller, found: repository.OfferRow[], now: Date): Promise<StoreCampaign[]> => {
  if (caller.kind !== 'instagramer') return found.map((row) => toStoreCampaign(row, now))
  const rows = await asMetBy(db, caller, found)
  const own = new Map(
    rows.length === 0
      ? []
      : (
          await repository.listOwn(
            db,
            caller.id,
            rows.map(({ id }) => id),
          )
        ).map((row) => [row.store_campaign_id, row]),
  )
  const hasLimits = rows.some((row) => row.min_followers !== null || row.max_followers !== null)
  const followersCount = hasLimits ? await followersOf(db, caller.id) : null
  return rows.map((row) => {
    const kept = own.get(row.id)
    return toStoreCampaign(row, now, {
      own: kept ? toStoreParticipation(kept, row, caller, now) : null,
      followersCount,
    })
  })
}

/** Every word is part of the names of campaign, brand, store and town, or one of the campaign's texts and products. */
const named = (typed: string | undefined) =>
  finds(typed, {
    text: sql`(c.name || ' ' || b.name || ' ' || s.name || ' ' || s.city)`,
    entry: [sql`c.id`, 'campaign'],
  })

export const listStoreCampaigns = async ({ db, caller, now }: Context, query: Query<'listStoreCampaigns'>) => {
  const today = dayOf(now)
  const page = pageOf(query, pageSizes.cards)
  const where = sql`${isShownOffer(today)} AND co.state = 'approved' AND (${isGiving} AND ${isOpenToCaller(caller)} OR ${isOwn(caller)})
    AND ${oneOf(sql`sc.campaign_id`, query.campaignId)} AND ${asked(sql`sc.store_id`, query.storeId)}
    AND ${asked(sql`sc.brand_id`, query.brandId)}
    AND ${asked(sql`s.country_code`, query.country)} AND ${query.city ? sql`lower(s.city) = lower(${query.city})` : sql`true`}
    AND ${asked(needsApplication, query.requiresApplication)}
    AND ${named(query.query)}`
  const { rows, total } = await repository.listOffers(db, {
    where,
    near: readNear(query.near) ?? (query.fromHome ? await townOf(db, caller) : undefined),
    home: homeOf(caller) ?? (query.countryFirst ? sql`${query.countryFirst}` : undefined),
    homeFirst: query.countryFirst !== undefined || query.fromHome === true,
    oneEach: query.oneEach ?? false,
    page,
    today,
  })
  return { storeCampaigns: await withOwn(db, caller, rows, now), meta: metaOf(page, total) }
}

/** Everything a creator has reserved or applied for, in any store. */
export const listMyPickups = async ({ db, caller, now }: Context<CreatorCaller>, query: Query<'listMyPickups'>) => {
  const page = pageOf(query, pageSizes.cards)
  const { rows, total } = await listMine(db, {
    instagramerId: caller.id,
    need: query.need,
    page,
    today: dayOf(now),
    now,
  })
  return { storeCampaigns: await withOwn(db, caller, rows, now), meta: metaOf(page, total) }
}

/** Offers of which a creator has something, whatever has become of them. */
export const offersById = async (db: Db, ids: readonly string[], caller: CreatorCaller, now: Date) =>
  withOwn(db, caller, ids.length === 0 ? [] : await findOffers(db, ids, dayOf(now)), now)

/** Visible to anyone if public, to the brand's staff, and to creators with a participation of their own. */
const maySee = (caller: Caller, row: repository.OfferRow, hasOwn: boolean): boolean =>
  hasOwn || mayFor(caller, 'seeStores', row.brand_id) || (isTaking(row) && row.is_public)

export const getStoreCampaign = async (db: Db, id: string, caller: Caller, now: Date): Promise<StoreCampaign> => {
  const found = await repository.findOffer(db, id, dayOf(now))
  const [row] = await asMetBy(db, caller, found ? [found] : [])
  const [offer] = row ? await withOwn(db, caller, [row], now) : []
  if (!row || !offer || !maySee(caller, row, offer.storeParticipation != null))
    throw new AppError('store_campaign_not_found')
  return { ...offer, deal: await dealOf(db, { brandId: row.brand_id, campaignId: row.campaign_id }) }
}

/** A creator's participation at an offer, with its posts. */
export const getOwnPass = async (
  db: Db,
  offer: repository.OfferRow,
  caller: CreatorCaller,
  now: Date,
): Promise<StoreParticipation> => {
  const [own] = await repository.listOwn(db, caller.id, [offer.id])
  if (!own) throw new AppError('not_found')
  return toStoreParticipation(own, offer, caller, now)
}
