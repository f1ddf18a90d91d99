import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CampaignState, DecisionState, DeliveryMethod, StoreParticipation } from '@samspel/api'
import type { Db } from '../../db/transact'
import type { DB } from '../../db/types'
import type { CountColumns } from '../../mention-kinds'

export type VersionRow = Selectable<DB['agreements']>
export type ChangeRow = Selectable<DB['agreement_changes']>

/** A piece of work of a creator for a brand: a participation, or what is picked up at a store. */
export interface WorkRow extends CountColumns {
  brand_id: string
  id: string
  campaign_id: string
  instagramer_id: string
  /** Exactly one of the two is set. */
  participation_id: string | null
  store_participation_id: string | null
  store_campaign_id: string | null
  store_id: string | null
  state: DecisionState | StoreParticipation['state']
  fee_amount: number
  fee_returned_at: string | null
  /** The last day of publishing that is its own. */
  due_at: string | null
  created_at: string
  /** When the creator named the fee last, where they do. */
  proposed_at: string | null
  decided_at: string | null
  campaign_name: string
  campaign_state: CampaignState
  delivery_method: DeliveryMethod
  brand_name: string
  company_name: string
  creator_name: string
  /** Its fee was paid. */
  is_paid: boolean
}

const counts = (row: string) =>
  sql.raw(
    ['link_posts_count', 'content_posts_count', 'instagram_posts_count', 'instagram_stories_count']
      .map((name) => `${row}.${name}`)
      .join(', '),
  )
const works = sql`SELECT brand_id, id, campaign_id, instagramer_id, id AS participation_id, NULL::uuid AS store_participation_id,
    NULL::uuid AS store_campaign_id, NULL::uuid AS store_id, state, fee_amount, fee_returned_at, due_at, created_at, proposed_at, decided_at, ${counts('participations')}
  FROM participations
  UNION ALL SELECT s.brand_id, s.id, o.campaign_id, s.instagramer_id, NULL, s.id, o.id, o.store_id, s.state, s.fee_amount, s.fee_returned_at,
    s.promised_post_by, s.created_at, s.proposed_at, s.decided_at, ${counts('s')}
  FROM store_participations s JOIN store_campaigns o ON o.brand_id = s.brand_id AND o.id = s.store_campaign_id`

export const selectWork = (where: RawBuilder<unknown>) =>
  sql<WorkRow>`SELECT w.*, c.name AS campaign_name, c.state AS campaign_state, c.delivery_method, b.name AS brand_name,
    co.name AS company_name, i.name AS creator_name,
    EXISTS (SELECT FROM holds h WHERE h.brand_id = w.brand_id AND h.state = 'released'
      AND (h.participation_id = w.participation_id OR h.store_participation_id = w.store_participation_id)) AS is_paid
  FROM (${works}) w JOIN campaigns c ON c.brand_id = w.brand_id AND c.id = w.campaign_id
    JOIN brands b ON b.id = w.brand_id JOIN companies co ON co.id = b.company_id
    JOIN instagramers i ON i.id = w.instagramer_id
  WHERE ${where}`

export const findWork = async (db: Db, id: string): Promise<WorkRow | undefined> =>
  (await selectWork(sql`w.id = ${id}`).execute(db)).rows[0]

/** Locks the participation or pass, and reads what it is about anew. */
export const lockWork = async (trx: Db, id: string): Promise<WorkRow | undefined> => {
  await sql`SELECT FROM participations WHERE id = ${id} FOR UPDATE`.execute(trx)
  await sql`SELECT FROM store_participations WHERE id = ${id} FOR UPDATE`.execute(trx)
  return findWork(trx, id)
}

type Owner = Pick<WorkRow, 'brand_id' | 'participation_id' | 'store_participation_id'>

const ofOwner = ({ brand_id: brand, participation_id: part, store_participation_id: pass }: Owner) =>
  part === null
    ? sql<boolean>`brand_id = ${brand} AND store_participation_id = ${pass}`
    : sql<boolean>`brand_id = ${brand} AND participation_id = ${part}`

/** All versions, the one that holds first. */
export const listVersions = (db: Db, owner: Owner): Promise<VersionRow[]> =>
  db
    .selectFrom('agreements')
    .selectAll()
    .where(ofOwner(owner))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The version that holds. */
export const findVersion = (db: Db, owner: Owner): Promise<VersionRow | undefined> =>
  db.selectFrom('agreements').selectAll().where(ofOwner(owner)).where('superseded_at', 'is', null).executeTakeFirst()

/** A version by its own id. */
export const findVersionById = (
  db: Db,
  { brandId, id }: { brandId: string; id: string },
): Promise<VersionRow | undefined> =>
  db.selectFrom('agreements').selectAll().where('brand_id', '=', brandId).where('id', '=', id).executeTakeFirst()

/** The latest of its posts that were approved. */
export const lastApproved = async (trx: Db, work: Owner): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('mentions')
      .select('id')
      .where(ofOwner(work))
      .where('state', '=', 'approved')
      .orderBy('decided_at', (order) => order.desc().nullsLast())
      .limit(1)
      .executeTakeFirst()
  )?.id

/** Questions about any version, newest first. */
export const listChanges = (db: Db, owner: Owner): Promise<ChangeRow[]> =>
  db
    .selectFrom('agreement_changes')
    .selectAll()
    .where('brand_id', '=', owner.brand_id)
    .where('agreement_id', 'in', (eb) => eb.selectFrom('agreements').select('id').where(ofOwner(owner)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** The work that a question is about. */
export const workOfChange = async (db: Db, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string }>`SELECT coalesce(a.participation_id, a.store_participation_id) AS id
    FROM agreement_changes q JOIN agreements a ON a.brand_id = q.brand_id AND a.id = q.agreement_id WHERE q.id = ${id}`.execute(
    db,
  )
  return rows[0]?.id
}

export const endChange = (
  trx: Db,
  { brand_id: brandId, id }: Pick<ChangeRow, 'brand_id' | 'id'>,
  state: Exclude<ChangeRow['state'], 'open'>,
  now: Date,
) =>
  trx
    .updateTable('agreement_changes')
    .set({ state, answered_at: now.toISOString() })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute()
