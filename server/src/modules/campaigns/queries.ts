import { type RawBuilder, sql } from 'kysely'
import { type Campaign, pageSizes } from '@samspel/api'
import { acceptsMentions } from '@samspel/api/campaign-rules'
import { type BrandIds, inBrands, isApprovedCompany } from '../../auth/brand-scope'
import type { Caller, UserCaller } from '../../auth/caller'
import { brandsWith, isOfPlatform, moverOf } from '../../auth/roles'
import { isBlockedBy } from '../../blocked'
import type { Context, Query } from '../../context'
import { addDays, dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { finds } from '../../search'
import { feesOnRestore } from '../wallet'
import { countChosenStores } from './chosen-stores'
import { calculatedReach, heldAmount } from './figures'
import { fitsCreator } from './fits'
import { isReviewedBy, listCampaignHistory } from './history'
import { hasApplications } from './locked-terms'
import { type MoveFacts, refusalsOf } from './move-conditions'
import { isPublicOffer } from './open-offers'
import { choicesLeft, countParcels } from './parcels'
import { canSee } from './policies'
import * as repository from './repository'
import { factsOf, moveFactsOf, toCampaign } from './serialize'
import { dealOf } from './terms'
import { deadlineNears, waitingApplicationsOf } from './waiting'
import { workOf } from './work'

const viewingOf = (caller: Caller, now: Date): repository.Viewing => ({
  today: dayOf(now),
  ...(caller.kind === 'instagramer' && { viewerId: caller.id }),
})

/** A campaign the caller may see. Campaigns of others and missing ones give the same 404 (QUALITY 11). */
export const seeCampaign = async (db: Db, id: string, caller: Caller, now: Date): Promise<repository.CampaignRow> => {
  const row = await repository.findCampaign(db, id, viewingOf(caller, now))
  if (!row || !canSee(caller, factsOf(row))) throw new AppError('campaign_not_found')
  return row
}

const isConfirmed = async (db: Db, caller: UserCaller) =>
  isOfPlatform(caller) ||
  (await db.selectFrom('users').select('email_confirmed_at').where('id', '=', caller.id).executeTakeFirst())
    ?.email_confirmed_at != null

/** The facts that a campaign's moves depend on: for the screen, and under the campaign's lock for the move itself. */
export const findMoveFacts = async (
  db: Db,
  row: repository.CampaignRow,
  caller: UserCaller,
  now: Date,
): Promise<MoveFacts> =>
  moveFactsOf(row, {
    now,
    emailConfirmed: await isConfirmed(db, caller),
    work: acceptsMentions(row.state) ? await workOf(db, row, now) : { waiting: 0, drafts: 0, underway: 0 },
    chosenStoresCount: row.delivery_method === 'pickup' ? await countChosenStores(db, row) : undefined,
  })

/**
 * One campaign. Staff also get its reach by day (row E-05). `graceDays` is the grace period for fees, needed where the campaign may already
 * be archived.
 */
export const getCampaign = async (
  db: Db,
  id: string,
  caller: Caller,
  now: Date,
  graceDays?: number,
): Promise<Campaign> => {
  const row = await seeCampaign(db, id, caller, now)
  const sends = row.delivery_method === 'delivery'
  const campaign = {
    ...toCampaign(row, caller),
    deal: await dealOf(db, { brandId: row.brand_id, campaignId: row.id }),
    ...(sends && caller.kind !== 'anonymous' && { choices: await choicesLeft(db, row) }),
  }
  if (caller.kind !== 'user') return campaign
  const today = dayOf(now)
  const facts = await findMoveFacts(db, row, caller, now)
  const { chosenStoresCount } = facts.completeness
  const pickups = (await repository.countPickups(db, [row])).get(id)
  return {
    ...campaign,
    ...(chosenStoresCount !== undefined && { chosenStoresCount }),
    ...(pickups && { pickups }),
    ...(sends && { parcelCounts: await countParcels(db, row) }),
    termsLocked: await hasApplications(db, row),
    calculatedReach: (await calculatedReach(db, row)).days,
    heldAmount: await heldAmount(db, row),
    pendingDraftsCount: facts.work.drafts,
    ...(graceDays !== undefined &&
      row.state === 'archived' && { feesOnRestore: await feesOnRestore(db, row, { today, graceDays }) }),
    refusals: refusalsOf(moverOf(caller), facts),
  }
}

/**
 * Every word is part of the campaign's or brand's name, or one of the campaign's texts and products in any inflection, or the town of a
 * store that hands it out.
 */
export const named = (typed: string | undefined): RawBuilder<unknown> =>
  finds(typed, { text: sql`(c.name || ' ' || b.name)`, entry: [sql`c.id`, 'campaign'] })

const asked = (column: RawBuilder<unknown>, value: string | undefined) =>
  value ? sql`${column} = ${value}` : sql`true`
const inCategory = (id: string | undefined) => (id ? sql`c.categories @> ARRAY[${id}]::uuid[]` : sql`true`)

const soonDays = 7
/** The coming week, in which a deadline counts as near. */
const soon = (today: string) => [today, addDays(today, soonDays)] as const

/** Filters for the campaigns behind each count of pending work, whatever their state. */
const waits = {
  applications: () => sql`${waitingApplicationsOf('c')} > 0`,
  dueSoon: (today: string) => deadlineNears('c', soon(today)),
} as const

export const listCampaigns = async ({ db, caller, now }: Context<UserCaller>, query: Query<'listCampaigns'>) => {
  const page = pageOf(query, pageSizes.table)
  const where = sql`${inBrands(sql`c.brand_id`, brandsWith(caller, 'seeCampaigns', query.brandId))} AND ${asked(sql`c.state`, query.state)}
    AND ${named(query.query)}
    AND ${query.waiting ? waits[query.waiting](dayOf(now)) : sql`true`}
    AND ${asked(sql`c.delivery_method`, query.deliveryMethod)} AND ${asked(sql`c.type`, query.type)}
    AND ${asked(sql`c.country`, query.country)} AND ${inCategory(query.categoryId)}
    AND ${query.companyState ? sql`EXISTS (SELECT FROM companies WHERE id = b.company_id AND state = ${query.companyState})` : sql`true`}
    AND ${query.reviewedBy ? isReviewedBy(query.reviewedBy) : sql`true`}`
  const { rows, total } = await repository.listCampaigns(db, {
    where,
    order: repository.orders[query.sort ?? 'endAt'],
    page,
    today: dayOf(now),
  })
  const pickups = await repository.countPickups(db, rows)
  const campaigns = rows.map((row): Campaign => {
    const own = pickups.get(row.id)
    return { ...toCampaign(row, caller), ...(own && { pickups: own }) }
  })
  return { campaigns, meta: metaOf(page, total) }
}

interface OfferQuery {
  page?: number
  perPage?: number
  deliveryMethod?: string
  country?: string
  countryFirst?: string
  query?: string
  brandId?: string
  categoryId?: string
  paymentType?: string
  paid?: boolean
  /** Only campaigns whose demands the creator meets and that they have not applied for. */
  fits?: boolean
  sort?: repository.OfferOrder
}

/**
 * The marketplace of creators and visitors: open public campaigns, promoted ones first, then newest first. If a country is requested, its
 * campaigns come before the others.
 */
export const listOffers = async (db: Db, caller: Caller, query: OfferQuery, now: Date) => {
  const page = pageOf(query, pageSizes.cards)
  const where = sql`${isPublicOffer(dayOf(now))} AND ${isApprovedCompany(sql`b.company_id`)}
    AND ${caller.kind === 'instagramer' ? sql`NOT ${isBlockedBy(sql`c.brand_id`, sql`${caller.id}`)}` : sql`true`}
    AND ${asked(sql`c.delivery_method`, query.deliveryMethod)} AND ${asked(sql`c.country`, query.country)}
    AND ${asked(sql`c.brand_id`, query.brandId)} AND ${named(query.query)} AND ${inCategory(query.categoryId)}
    AND ${asked(sql`c.payment_type`, query.paymentType)}
    AND ${query.paid === undefined ? sql`true` : sql`c.enable_paid_collaborations = ${query.paid}`}
    AND ${query.fits && caller.kind === 'instagramer' ? fitsCreator(caller.id, dayOf(now)) : sql`true`}`
  const { rows, total } = await repository.listCampaigns(db, {
    where,
    order: repository.offerOrders[query.sort ?? '-createdAt'],
    first: query.countryFirst ? sql`(c.country = ${query.countryFirst})` : undefined,
    page,
    ...viewingOf(caller, now),
  })
  return { campaigns: rows.map((row) => toCampaign(row, caller)), meta: metaOf(page, total) }
}

/** Counts of pending work in these brands, shared by badges, the campaign list and the overview. */
export const waitingOf = async (db: Db, brandIds: BrandIds, now: Date) =>
  repository.countWaiting(db, brandIds, soon(dayOf(now)))

export const countCampaigns = async ({ db, caller, now }: Context<UserCaller>, query: Query<'countCampaigns'>) => {
  const brandIds = brandsWith(caller, 'seeCampaigns', query.brandId)
  const counts = {
    draft: 0,
    requested: 0,
    confirmed: 0,
    upcoming: 0,
    ongoing: 0,
    finished: 0,
    archived: 0,
    ...(await repository.countByState(db, inBrands(sql`brand_id`, brandIds))),
  }
  return { counts, waiting: await waitingOf(db, brandIds, now) }
}

export const listCampaignDates = async (
  { db, caller }: Context<UserCaller>,
  { from, to, brandId }: Query<'listCampaignDates'>,
) => {
  if (to < from) throw invalid({ to: ['before_start'] })
  return {
    dates: await repository.listDates(db, inBrands(sql`brand_id`, brandsWith(caller, 'seeCampaigns', brandId)), {
      from,
      to,
    }),
  }
}

export const getCalculatedReach = async ({ db, caller, now }: Context, { id }: { id: string }) => {
  const row = await seeCampaign(db, id, caller, now)
  return { campaignCalculatedReach: await calculatedReach(db, row) }
}

export const listCampaignEvents = async (
  { db, caller, now }: Context<UserCaller>,
  { id, ...query }: { id: string } & Query<'listCampaignEvents'>,
) => {
  const row = await seeCampaign(db, id, caller, now)
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await listCampaignHistory(db, row.brand_id, row.id, page)
  return { campaignEvents: rows, meta: metaOf(page, total) }
}
