import { sql } from 'kysely'
import type { ImagePurchase, Mention, PictureFocus, ThreadContext } from '@samspel/api'
import type { Db } from '../../db/transact'
import { awaitsParcel } from '../../parcel-deadline'
import { saidPostByOf } from '../../pickup-deadline'
import { agreedFeeOf } from '../../proposal'
import type { Pair } from './pair'

/** What a brand and a creator do together in one campaign: an application, or a pass at a store. */
export interface CollaborationRow {
  kind: 'participation' | 'pass'
  id: string
  campaign_id: string
  campaign_name: string
  campaign_image_url: string | null
  campaign_image_focus: PictureFocus | null
  campaign_state: string
  store_campaign_id: string | null
  store_name: string | null
  state: 'pending' | 'approved' | 'rejected' | 'requested' | 'declined' | 'picked_up' | 'invited'
  created_at: string
  decided_at: string | null
  picked_up_at: string | null
  expires_at: string | null
  last_day: string | null
  fee: number
  fee_price: number
  fee_state: 'held' | 'released' | 'returned' | null
  mention_id: string | null
  mention_state: Mention['state'] | null
  mention_kind: Mention['decisionKind'] | null
  mention_created_at: string | null
  mention_decided_at: string | null
  mention_revision: number | null
  resubmitted_at: string | null
  mentions_approved: number
  purchase_id: string | null
  purchase_state: ImagePurchase['state'] | null
  purchase_price: number | null
}

const both = ({ brandId, instagramerId }: Pair) => sql`
  SELECT 'participation' AS kind, p.brand_id, p.id, p.campaign_id, NULL::uuid AS store_campaign_id, NULL AS store_name, p.state, p.created_at, p.decided_at,
    NULL::timestamptz AS picked_up_at, NULL::timestamptz AS expires_at, CASE WHEN NOT ${awaitsParcel('p')} THEN coalesce(p.due_at, c.due_at, c.end_at) END AS last_day, p.fee_amount AS fee,
    p.proposed_fee, p.counter_fee, p.counter_accepted
  FROM participations p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = p.campaign_id WHERE p.brand_id = ${brandId} AND p.instagramer_id = ${instagramerId}
  UNION ALL
  SELECT 'pass', sp.brand_id, sp.id, sc.campaign_id, sc.id, s.name, sp.state, sp.created_at, sp.decided_at, sp.picked_up_at, sp.expires_at, ${saidPostByOf('sp', sql`s.country_code`)},
    sp.fee_amount, sp.proposed_fee, sp.counter_fee, sp.counter_accepted
  FROM store_participations sp JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id
    JOIN stores s ON s.brand_id = sc.brand_id AND s.id = sc.store_id
  WHERE sp.brand_id = ${brandId} AND sp.instagramer_id = ${instagramerId} AND sp.state <> 'invited'
    AND sp.decision_kind IS DISTINCT FROM 'withdrawn'`

/** The pair's collaborations, at most `limit`: ongoing ones first, then newest first. */
export const listCollaborations = async (db: Db, pair: Pair, limit: number): Promise<CollaborationRow[]> => {
  const { rows } = await sql<CollaborationRow>`WITH own AS (
      SELECT own.*, c.name AS campaign_name, c.product_image_url AS campaign_image_url, c.product_image_focus AS campaign_image_focus, c.state AS campaign_state,
        ${agreedFeeOf('own')} AS fee_price
      FROM (${both(pair)}) own JOIN campaigns c ON c.brand_id = own.brand_id AND c.id = own.campaign_id
      ORDER BY (own.state IN ('pending', 'approved', 'requested', 'picked_up') AND c.state NOT IN ('finished', 'archived')) DESC, own.created_at DESC, own.id DESC
      LIMIT ${limit})
    SELECT own.*, hold.state AS fee_state, mention.id AS mention_id, mention.state AS mention_state, mention.decision_kind AS mention_kind,
      mention.created_at AS mention_created_at, mention.decided_at AS mention_decided_at, mention.revision AS mention_revision, mention.resubmitted_at,
      (SELECT count(*) FROM mentions m WHERE m.brand_id = own.brand_id AND (m.participation_id = own.id OR m.store_participation_id = own.id)
        AND m.state = 'approved') AS mentions_approved,
      purchase.id AS purchase_id, purchase.state AS purchase_state, purchase.price AS purchase_price
    FROM own
    LEFT JOIN LATERAL (SELECT m.* FROM mentions m WHERE m.brand_id = own.brand_id AND (m.participation_id = own.id OR m.store_participation_id = own.id)
      ORDER BY (m.state = 'pending') DESC, m.created_at DESC, m.id DESC LIMIT 1) mention ON true
    LEFT JOIN LATERAL (SELECT h.state FROM holds h WHERE h.brand_id = own.brand_id AND (h.participation_id = own.id OR h.store_participation_id = own.id)
      ORDER BY h.created_at DESC LIMIT 1) hold ON true
    LEFT JOIN LATERAL (SELECT ip.* FROM image_purchases ip WHERE ip.brand_id = own.brand_id AND ip.campaign_id = own.campaign_id
      AND ip.instagramer_id = ${pair.instagramerId} ORDER BY ip.created_at DESC LIMIT 1) purchase ON true
    ORDER BY (own.state IN ('pending', 'approved', 'requested', 'picked_up') AND own.campaign_state NOT IN ('finished', 'archived')) DESC, own.created_at DESC, own.id DESC`.execute(
    db,
  )
  return rows
}

export const feeOf = (row: CollaborationRow): Pick<NonNullable<ThreadContext['collaboration']>, 'fee' | 'feeState'> => {
  const fee = row.fee > 0 ? row.fee : row.fee_price
  if (fee <= 0) return { fee: null, feeState: null }
  return { fee, feeState: row.fee_state === 'released' ? 'paid' : row.fee_state }
}
