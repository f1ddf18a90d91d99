import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { ThreadNotice } from '@samspel/api'
import type { Actor, AnonymousCaller } from '../../auth/caller'
import type { Db } from '../../db/transact'
import type { LiveBus } from '../../live'
import { threadChanged } from './events'
import type { Pair } from './pair'

/** A state change, with ids of the record to link to. */
export interface Told extends Pair, Partial<Omit<ThreadNotice, 'campaignName'>> {
  kind: ThreadNotice['kind']
}

/**
 * Posts a notice of a state change to the thread of a brand and a creator, in the transaction of the change. A thread without messages is
 * not listed; its notices become its history once somebody writes.
 */
export const postToThread = async (
  trx: Db,
  { caller, now, live }: Posting,
  { brandId, instagramerId, kind, ...facts }: Told,
): Promise<void> => {
  const side = caller.kind === 'instagramer' ? 'instagramer' : 'user'
  const name = caller.kind === 'anonymous' ? '' : caller.name
  const userId = caller.kind === 'user' ? caller.id : null
  const campaignId = facts.campaignId ?? null
  await sql`WITH place AS (
      INSERT INTO threads (brand_id, id, instagramer_id, last_seq) VALUES (${brandId}, ${uuidv7()}, ${instagramerId}, 1)
      ON CONFLICT (brand_id, instagramer_id) DO UPDATE SET last_seq = threads.last_seq + 1,
        last_message_at = CASE WHEN threads.last_message_at IS NOT NULL THEN greatest(threads.last_message_at, ${now}::timestamptz) END
      RETURNING id, last_seq)
    INSERT INTO messages (brand_id, id, thread_id, instagramer_id, author, author_user_id, author_name, body, created_at, read_at, seq, notice, notice_facts)
    SELECT ${brandId}::uuid, ${uuidv7()}::uuid, id, ${instagramerId}::uuid, ${side}, ${userId}::uuid, ${name}, '', ${now}::timestamptz, ${now}::timestamptz, last_seq,
      ${kind}, ${JSON.stringify(facts)}::jsonb || jsonb_build_object('campaignName',
        (SELECT c.name FROM campaigns c WHERE c.brand_id = ${brandId}::uuid AND c.id = ${campaignId}::uuid))
    FROM place`.execute(trx)
  await live.publish(trx, threadChanged({ brandId, instagramerId }))
}

interface Posting {
  caller: Actor | AnonymousCaller
  now: Date
  live: Pick<LiveBus, 'publish'>
}
type PassKind = Extract<ThreadNotice['kind'], `pass_${string}` | 'picked_up'>

/** The same for a store participation, given only its id. */
export const postAboutPass = async (
  trx: Db,
  posting: Posting,
  { id, kind, text }: { id: string; kind: PassKind; text?: string | null },
): Promise<void> => {
  const { rows } = await sql<{
    brand_id: string
    instagramer_id: string
    store_campaign_id: string
    campaign_id: string
  }>`SELECT sp.brand_id, sp.instagramer_id, sp.store_campaign_id, sc.campaign_id FROM store_participations sp
    JOIN store_campaigns sc ON sc.brand_id = sp.brand_id AND sc.id = sp.store_campaign_id WHERE sp.id = ${id}`.execute(
    trx,
  )
  const [pass] = rows
  if (!pass) return
  await postToThread(trx, posting, {
    brandId: pass.brand_id,
    instagramerId: pass.instagramer_id,
    kind,
    campaignId: pass.campaign_id,
    storeParticipationId: id,
    storeCampaignId: pass.store_campaign_id,
    text: text ?? null,
  })
}

/** Removes the notice of a hand-out that was undone. */
export const takeBackPickUp = async (trx: Db, { brandId, id }: { brandId: string; id: string }): Promise<void> => {
  await sql`DELETE FROM messages WHERE brand_id = ${brandId} AND notice = 'picked_up'
    AND notice_facts ->> 'storeParticipationId' = ${id}`.execute(trx)
}
