import { type RawBuilder, type Selectable, sql } from 'kysely'
import type {
  CampaignState,
  CompanyRequestState,
  Country,
  DeliveryMethod,
  FeeSpan,
  OpeningException,
  OpeningWeek,
  PaymentType,
  PictureFocus,
  Product,
  ProfileCategory,
  PromisedProduct,
} from '@samspel/api'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import type { DB } from '../../../db/types'
import { type Coordinates, metresFrom } from '../../../geo'
import type { Page } from '../../../http/page'
import { campaignFee, feeSpanOf } from '../../../proposal'
import { isOpenOffer, wishesOf } from '../../campaigns'
import { leavingUntil } from '../../endings'
import { keepEnded } from './ended-passes'
import { inStock, isShownOffer, leftThisWeek, needsApplication, offersWithCampaigns } from './open-offers'
import { ownDraftState, type OwnMentions, ownMentions, ownQuestion, ownTerms } from './own-columns'

/** A store campaign with its campaign, brand and store. */
export interface OfferRow {
  id: string
  brand_id: string
  campaign_id: string
  store_id: string
  requires_application: boolean
  places: number
  taken: number
  window_days: number
  /** When it was paused; null while it accepts creators. */
  paused_at: string | null
  /** The store's stock of the product given away; null when stock is not tracked. */
  in_stock: number | null
  /** Passes it may still issue this week; null without a weekly limit. */
  left_this_week: number | null
  brand_name: string
  brand_logo_url: string | null
  company_state: CompanyRequestState
  campaign_state: CampaignState
  /** The campaign accepts applications and reservations today. */
  is_open: boolean
  is_public: boolean
  delivery_method: DeliveryMethod
  campaign_name: string
  excerpt: string
  product_image_url: string | null
  product_image_focus: PictureFocus | null
  products: Product[]
  fee: number
  fee_span: FeeSpan | null
  payment_type: PaymentType
  enable_posts: boolean
  enable_stories: boolean
  require_uploaded_content: boolean
  end_at: string | null
  due_at: string | null
  min_followers: number | null
  max_followers: number | null
  /** Where one offer was asked for. */
  wishes?: ProfileCategory[]
  store_name: string
  address: string
  postal_code: string
  city: string
  country_code: Country
  latitude: number
  longitude: number
  opening_hours: string | null
  opening_week: OpeningWeek | null
  opening_exceptions: OpeningException[]
  /** Accounts that posts have to mention. */
  mentions: string[]
  image_url: string | null
  distance?: number
  stores_count?: number
}
export type OwnRow = Selectable<DB['store_participations']>

/** Columns of an offer, for rows of `from`. */
export const columns = (
  today: string,
) => sql`sc.id, sc.brand_id, sc.campaign_id, sc.store_id, ${needsApplication} AS requires_application, sc.places, sc.taken, sc.window_days, sc.paused_at, ${inStock} AS in_stock, ${leftThisWeek(today)} AS left_this_week, b.name AS brand_name, b.logo_url AS brand_logo_url, co.state AS company_state,
  c.state AS campaign_state, ${isOpenOffer(today)} AS is_open, c.is_public, c.delivery_method, c.name AS campaign_name, c.excerpt, c.product_image_url, c.product_image_focus, c.products,
  ${campaignFee} AS fee, ${feeSpanOf('c')} AS fee_span, c.payment_type, c.enable_posts, c.enable_stories, c.require_uploaded_content, c.end_at, c.due_at, c.min_followers, c.max_followers, c.mentions,
  s.name AS store_name, s.address, s.postal_code, s.city, s.country_code, s.latitude, s.longitude, s.opening_hours, s.opening_week, s.opening_exceptions, s.image_url`
export const from = sql`${offersWithCampaigns} JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id JOIN brands b ON b.id = sc.brand_id
  JOIN companies co ON co.id = b.company_id`

export const findOffer = async (db: Db, id: string, today: string): Promise<OfferRow | undefined> =>
  (await sql<OfferRow>`SELECT ${columns(today)}, ${wishesOf} AS wishes FROM ${from} WHERE sc.id = ${id}`.execute(db))
    .rows[0]

export interface OfferList {
  where: RawBuilder<unknown>
  near: Coordinates | undefined
  /** The country to list first; otherwise each campaign's own. */
  home?: RawBuilder<unknown> | undefined
  /** Lists that country before what is nearer, and with one store per campaign before the newest: a store across the sea is near on the map alone. */
  homeFirst: boolean
  oneEach: boolean
  page: Page
  today: string
}

/** The columns needed to sort and cut the page; `found` selects them for one row of `from`. */
const orderOf = ({ near, home, homeFirst }: Pick<OfferList, 'near' | 'home' | 'homeFirst'>) => {
  const ownFirst = (abroad: RawBuilder<unknown>) => (homeFirst ? sql`${abroad}, ` : sql``)
  const nearest = (row: RawBuilder<unknown>) => sql`${ownFirst(sql`${row}.abroad`)}${row}.distance, ${row}.id`
  return {
    found: sql`sc.brand_id, sc.id, sc.campaign_id, s.city, s.name AS store_name, c.name AS campaign_name, s.country_code <> ${home ?? sql`c.country`} AS abroad, c.promoted_at, c.created_at AS made_at, ${near ? metresFrom(near, sql`s.latitude`, sql`s.longitude`) : sql`NULL::int`} AS distance`,
    // Without a position, the creator's own country comes before others.
    inner: near ? sql`${ownFirst(sql`abroad`)}distance, sc.id` : sql`abroad, s.city, s.name, c.name, sc.id`,
    outer: (row: RawBuilder<unknown>) =>
      near ? nearest(row) : sql`${row}.abroad, ${row}.city, ${row}.store_name, ${row}.campaign_name, ${row}.id`,
    /** One per campaign, in the marketplace's order of campaigns. */
    ofCampaigns: (row: RawBuilder<unknown>) =>
      near
        ? nearest(row)
        : sql`${ownFirst(sql`${row}.abroad`)}${row}.promoted_at DESC NULLS LAST, ${row}.made_at DESC, ${row}.campaign_id`,
  }
}

/** `where` refers to `sc`, `c`, `s`, `b` and `co`. The page is cut from few columns; the rest is read for its rows only. */
const listAll = async (
  db: Db,
  { where, near, page, today, ...order }: OfferList,
): Promise<{ rows: OfferRow[]; total: number }> => {
  const { found, inner, outer } = orderOf({ near, ...order })
  return pageWithTotal(
    db,
    sql<OfferRow>`SELECT ${columns(today)} ${near ? sql`, cut.distance` : sql``}
    FROM (SELECT ${found} FROM ${from} WHERE ${where} ORDER BY ${inner} LIMIT ${page.limit} OFFSET ${page.offset}) cut
    JOIN (${from}) ON sc.brand_id = cut.brand_id AND sc.id = cut.id ORDER BY ${outer(sql`cut`)}`,
    sql`${from} WHERE ${where}`,
  )
}

/** The best store per campaign, found campaign by campaign, so that the list of all stores never has to be sorted. */
const listBest = async (
  db: Db,
  { where, near, page, today, ...order }: OfferList,
): Promise<{ rows: OfferRow[]; total: number }> => {
  const { found, inner, ofCampaigns: outer } = orderOf({ near, ...order })
  const campaigns = sql`campaigns c JOIN brands b ON b.id = c.brand_id JOIN companies co ON co.id = b.company_id`
  const stores = sql`store_campaigns sc JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
    WHERE sc.brand_id = c.brand_id AND sc.campaign_id = c.id AND ${where}`
  return pageWithTotal(
    db,
    sql<OfferRow>`SELECT ${columns(today)} ${near ? sql`, cut.distance` : sql``}, others.stores_count
    FROM (SELECT best.* FROM ${campaigns} CROSS JOIN LATERAL (SELECT ${found} FROM ${stores} ORDER BY ${inner} LIMIT 1) best
      WHERE ${isShownOffer(today)} ORDER BY ${outer(sql`best`)} LIMIT ${page.limit} OFFSET ${page.offset}) cut
    JOIN (${from}) ON sc.brand_id = cut.brand_id AND sc.id = cut.id
    CROSS JOIN LATERAL (SELECT count(*) AS stores_count FROM ${from}
      WHERE sc.brand_id = cut.brand_id AND sc.campaign_id = cut.campaign_id AND ${where}) others ORDER BY ${outer(sql`cut`)}`,
    sql`${campaigns} WHERE ${isShownOffer(today)} AND EXISTS (SELECT FROM ${stores})`,
  )
}

export const listOffers = (db: Db, list: OfferList) => (list.oneEach ? listBest(db, list) : listAll(db, list))

/** Store participations that their creator has not withdrawn. */
export const isKept = sql<boolean>`decision_kind IS DISTINCT FROM 'withdrawn'`

/** A creator's own participations at these store campaigns; withdrawn ones count as none. */
export const listOwn = (db: Db, instagramerId: string, storeCampaignIds: string[]): Promise<(OwnRow & OwnMentions)[]> =>
  db
    .selectFrom('store_participations')
    .selectAll()
    .select([
      ownTerms.as('terms'),
      ownQuestion.as('question_by'),
      ownDraftState.as('draft_state'),
      ownMentions(sql`state = 'pending'`).as('pending_mentions'),
      ownMentions(sql`decision_kind = 'changes_requested'`).as('returned_mentions'),
      leavingUntil('store_participation_id', 'store_participations').as('leaving_until'),
      sql<PromisedProduct[]>`products_of_offer(brand_id, store_campaign_id)`.as('offered'),
    ])
    .where('instagramer_id', '=', instagramerId)
    .where('store_campaign_id', 'in', storeCampaignIds)
    .where(isKept)
    .execute()

type NewOwn = Pick<
  OwnRow,
  | 'id'
  | 'brand_id'
  | 'store_campaign_id'
  | 'instagramer_id'
  | 'motivation'
  | 'created_at'
  | 'decided_at'
  | 'state'
  | 'code'
  | 'coming_at'
  | 'expires_at'
  | 'proposed_fee'
  | 'proposed_at'
>

/** Returns the row's id, or undefined when the code is taken. Reuses the row of an invitation or an ended participation. */
export const writeOwn = async (trx: Db, own: NewOwn): Promise<string | undefined> => {
  const { id, brand_id: brandId, store_campaign_id: offerId, instagramer_id: creatorId, ...written } = own
  const { code } = written
  const taken =
    code !== null &&
    (await trx.selectFrom('store_participations').select('id').where('code', '=', code).executeTakeFirst()) !==
      undefined
  if (taken) return undefined
  await keepEnded(trx, own)
  const answer = {
    ...written,
    decided_by: null,
    decision_reason: null,
    decision_kind: null,
    picked_up_at: null,
    end_reminded_at: null,
    answer_reminded_at: null,
    // A returned fee belongs to the earlier participation.
    fee_amount: 0,
    fee_returned_at: null,
    counter_fee: null,
    counter_at: null,
    counter_by: null,
    counter_accepted: null,
  }
  const row = await trx
    .insertInto('store_participations')
    .values({ id, brand_id: brandId, store_campaign_id: offerId, instagramer_id: creatorId, ...answer })
    .onConflict((conflict) => conflict.columns(['brand_id', 'store_campaign_id', 'instagramer_id']).doUpdateSet(answer))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export const findOwn = (db: Db, id: string): Promise<OwnRow | undefined> =>
  db.selectFrom('store_participations').selectAll().where('id', '=', id).executeTakeFirst()
