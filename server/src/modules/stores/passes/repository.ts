import { type RawBuilder, sql } from 'kysely'
import type {
  CampaignState,
  Country,
  FeeSpan,
  Locale,
  OpeningException,
  OpeningWeek,
  StoreApplicant,
  StoreParticipation,
} from '@samspel/api'
import { dayOf } from '../../../days'
import { pageWithTotal } from '../../../db/page-with-total'
import type { Db } from '../../../db/transact'
import type { Page } from '../../../http/page'
import { agreedFeeOf, feeSpanOf } from '../../../proposal'
import { knownFollowers } from '../../campaigns'
import { shownPassFee } from '../../wallet'
import { inStock, leftThisWeek, type OfferRow, type OwnRow } from '../offers'

/** A store participation with what staff see of it and what its mails need. */
export type ApplicantRow = OwnRow &
  Pick<OfferRow, 'places' | 'taken' | 'in_stock' | 'left_this_week'> & {
    campaign_id: string
    campaign_name: string
    campaign_state: CampaignState
    window_days: number
    end_at: string | null
    due_at: string | null
    store_id: string
    store_name: string
    store_country: Country
    opening_week: OpeningWeek | null
    opening_exceptions: OpeningException[]
    creator_name: string
    creator_username: string | null
    creator_image_url: string | null
    creator_city: string | null
    creator_followers: number
    creator_country: Country
    creator_category_ids: string[]
    /** Null while nobody knows. */
    known_followers: number | null
    campaign_country: Country
    categories: string[]
    min_followers: number | null
    max_followers: number | null
    store_town: string
    /** Null when the creator is deleted or blocked. */
    email: string | null
    locale: Locale | null
    fee: StoreApplicant['fee']
    reserves: number
    fee_span: FeeSpan | null
    has_posts: boolean
  }

const from = sql`store_participations sp
  JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
  JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
  JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id
  JOIN instagramers i ON i.id = sp.instagramer_id`
/** `today` decides which week's limit counts. */
const columns = (
  today: string,
) => sql`sp.*, sc.places, sc.taken, ${inStock} AS in_stock, ${leftThisWeek(today)} AS left_this_week, c.id AS campaign_id, c.name AS campaign_name, c.state AS campaign_state, sc.window_days, c.end_at, c.due_at, s.id AS store_id, s.name AS store_name, s.country_code AS store_country, s.opening_week, s.opening_exceptions,
  i.name AS creator_name, i.username AS creator_username, i.avatar_url AS creator_image_url, i.city AS creator_city,
  i.followers_count AS creator_followers, i.country_code AS creator_country, i.profile_category_ids AS creator_category_ids, ${knownFollowers(sql`i`)} AS known_followers,
  c.country AS campaign_country, c.categories, c.min_followers, c.max_followers, s.city AS store_town, i.locale,
  CASE WHEN i.deleted_at IS NULL AND i.state <> 'blocked' THEN i.email END AS email,
  EXISTS (SELECT FROM mentions WHERE brand_id = sp.brand_id AND store_participation_id = sp.id) AS has_posts,
  ${shownPassFee} AS fee, ${agreedFeeOf('sp')} AS reserves, ${feeSpanOf('c')} AS fee_span`

export const findApplicant = async (db: Db, id: string, today: string): Promise<ApplicantRow | undefined> =>
  (await sql<ApplicantRow>`SELECT ${columns(today)} FROM ${from} WHERE sp.id = ${id}`.execute(db)).rows[0]

/** `where` refers to `sp`, `sc`, `s`, `c` and `i`. Pending applications first, longest wait on top; then the others, latest first. */
export const listApplicants = (db: Db, where: RawBuilder<unknown>, page: Page, today: string) =>
  pageWithTotal(
    db,
    sql<ApplicantRow>`SELECT ${columns(today)} FROM ${from} WHERE ${where}
    ORDER BY sp.state <> 'requested', CASE WHEN sp.state = 'requested' THEN sp.created_at END, sp.created_at DESC, sp.id DESC
    LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`${from} WHERE ${where}`,
  )

export const countApplicants = async (
  db: Db,
  where: RawBuilder<unknown>,
): Promise<Partial<Record<StoreParticipation['state'], number>>> => {
  const { rows } = await sql<{ state: StoreParticipation['state']; count: number }>`SELECT sp.state, count(*) AS count
    FROM ${from} WHERE ${where} GROUP BY sp.state`.execute(db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}

/** Writes an answer; a trigger updates the number of places taken. Returns false when the code is already in use. */
export const writeAnswer = async (
  trx: Db,
  { brand_id: brandId, id }: Pick<ApplicantRow, 'brand_id' | 'id'>,
  answer: Partial<
    Pick<
      OwnRow,
      | 'picked_up_at'
      | 'picked_up_by'
      | 'hand_out_reason'
      | 'state'
      | 'code'
      | 'decided_at'
      | 'decided_by'
      | 'decision_reason'
      | 'decision_kind'
      | 'expires_at'
      | 'fee_amount'
      | 'fee_returned_at'
    >
  > & { end_reminded_at?: string | null },
): Promise<void> => {
  await trx
    .updateTable('store_participations')
    .set(answer)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .execute()
}

export const isFreeCode = async (trx: Db, code: string): Promise<boolean> =>
  !(await trx.selectFrom('store_participations').select('id').where('code', '=', code).executeTakeFirst())

/** Claims passes that expire before a given moment and whose creators have not been reminded; each is claimed once. */
export const takeEnding = async (
  trx: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ApplicantRow[]> => {
  const { rows } = await sql<{ id: string }>`UPDATE store_participations sp SET end_reminded_at = ${now}
    FROM (SELECT brand_id, id FROM store_participations WHERE state = 'approved' AND end_reminded_at IS NULL
      AND expires_at BETWEEN ${now} AND ${until} ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) due
    WHERE sp.brand_id = due.brand_id AND sp.id = due.id RETURNING sp.id`.execute(trx)
  if (rows.length === 0) return []
  return (
    await sql<ApplicantRow>`SELECT ${columns(dayOf(now))} FROM ${from} WHERE sp.id = ANY(${rows.map(({ id }) => id)}::uuid[])
    ORDER BY sp.id`.execute(trx)
  ).rows
}
