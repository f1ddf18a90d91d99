import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { availableAfter, type FeeReturnReason } from '@samspel/api'
import { missingOf } from '@samspel/api/campaign-rules'
import type { Db } from '../../../db/transact'
import { AppError } from '../../../errors'
import type { LiveMessage } from '../../../live'
import { accountChanged, brandAccount, creatorAccount, holdAccountId, lockAccounts } from './accounts'
import { checkAmount, post, type Posting } from './posting'

interface HoldRow {
  id: string
  account_id: string
  amount: number
  state: 'held' | 'released' | 'returned'
}
/** What a fee is held for: a participation, or a pass at a store. */
export type HoldOwner =
  | { participationId: string; storeParticipationId?: undefined }
  | { storeParticipationId: string; participationId?: undefined }
export type HoldKeys = { brandId: string } & HoldOwner

/** What moved, in öre, and the events to publish; null when there was nothing to move. */
export type Moved = { amount: number; events: LiveMessage[] } | null

/** Both are the same to money: the table of the owner, the column of `holds` that names it, its id. */
const ownerOf = ({ participationId, storeParticipationId }: HoldOwner) =>
  participationId === undefined
    ? { table: sql`store_participations`, column: sql`store_participation_id`, id: storeParticipationId }
    : { table: sql`participations`, column: sql`participation_id`, id: participationId }

/** The participation or pass, locked, and its hold that is held or was paid; those that went back are history. */
export const lockHold = async (trx: Db, keys: HoldKeys) => {
  const { brandId } = keys
  const { table, column, id } = ownerOf(keys)
  const campaign =
    keys.participationId === undefined
      ? sql`(SELECT campaign_id FROM store_campaigns sc WHERE sc.brand_id = p.brand_id AND sc.id = p.store_campaign_id)`
      : sql`p.campaign_id`
  const {
    rows: [part],
  } = await sql<{
    campaign_id: string
    campaign_name: string
    instagramer_id: string
    creator_name: string
  }>`SELECT c.id AS campaign_id, c.name AS campaign_name, p.instagramer_id, i.name AS creator_name
    FROM ${table} p JOIN campaigns c ON c.brand_id = p.brand_id AND c.id = ${campaign} JOIN instagramers i ON i.id = p.instagramer_id
    WHERE p.brand_id = ${brandId} AND p.id = ${id} FOR UPDATE OF p`.execute(trx)
  if (!part) throw new Error('Money is held for a participation that does not exist')
  const {
    rows: [hold],
  } = await sql<HoldRow>`SELECT id, account_id, amount, state FROM holds
    WHERE brand_id = ${brandId} AND ${column} = ${id} AND state <> 'returned' FOR UPDATE`.execute(trx)
  return { part, hold }
}

/** What the participation or pass is paid, and since when nothing any more. */
export const writeFee = (
  trx: Db,
  keys: HoldKeys,
  { amount, returnedAt }: { amount: number; returnedAt: Date | null },
) => {
  const paid = sql`fee_amount = ${amount}, fee_returned_at = ${returnedAt} WHERE brand_id = ${keys.brandId} AND id = ${ownerOf(keys).id}`
  return keys.participationId === undefined
    ? sql`UPDATE store_participations SET ${paid}`.execute(trx)
    : sql`UPDATE participations SET ${paid}`.execute(trx)
}

const aboutHold = (keys: HoldKeys, part: Part, holdId: string): Partial<Posting> => ({
  brandId: keys.brandId,
  campaignId: part.campaign_id,
  participationId: keys.participationId ?? null,
  storeParticipationId: keys.storeParticipationId ?? null,
  holdId,
})

type Part = Awaited<ReturnType<typeof lockHold>>['part']

/** Moves money between the brand's account and what is held of it: `change` is what the latter gets. */
export const bookHeld = async (
  trx: Db,
  {
    keys,
    hold,
    part,
    kind,
    change,
    now,
  }: {
    keys: HoldKeys
    hold: Pick<HoldRow, 'id' | 'account_id'>
    part: Part
    kind: 'hold' | 'return'
    change: number
    now: Date
  },
) =>
  post(trx, {
    ...aboutHold(keys, part, hold.id),
    kind,
    title: part.campaign_name,
    now,
    entries: [
      { accountId: hold.account_id, amount: -change, counterpart: part.creator_name },
      { accountId: await holdAccountId(trx, hold.account_id), amount: change, counterpart: part.creator_name },
    ],
  })

/** Open screens of the brand, and of the creator for whom the money is held. */
const eventsOf = async (
  trx: Db,
  account: Parameters<typeof accountChanged>[0],
  creatorId: string,
): Promise<LiveMessage[]> => {
  const creator = await creatorAccount(trx, creatorId)
  return [accountChanged(account), ...(creator ? [accountChanged(creator)] : [])]
}

/** Reserves the fee of a participation or pass on the brand's account; insufficient_funds when less than `amount` öre is free. */
export const holdFee = async (trx: Db, order: HoldKeys & { amount: number; now?: Date }): Promise<Moved> => {
  const { brandId, participationId = null, storeParticipationId = null, amount, now = new Date() } = order
  if (amount === 0) return null
  checkAmount(amount)
  const { part, hold } = await lockHold(trx, order)
  // A fee that was paid is not reserved again when the participation is approved anew.
  if (hold) return null
  const account = await brandAccount(trx, brandId)
  if (!account) throw new AppError('insufficient_funds')
  const id = uuidv7()
  await sql`INSERT INTO holds (brand_id, id, participation_id, store_participation_id, campaign_id, instagramer_id, account_id, amount, created_at)
    VALUES (${brandId}, ${id}, ${participationId}, ${storeParticipationId}, ${part.campaign_id}, ${part.instagramer_id}, ${account.id},
      ${amount}, ${now})`.execute(trx)
  await bookHeld(trx, { keys: order, hold: { id, account_id: account.id }, part, kind: 'hold', change: amount, now })
  await writeFee(trx, order, { amount, returnedAt: null })
  return { amount, events: await eventsOf(trx, account, part.instagramer_id) }
}

/**
 * Raises what is held for a participation or pass to `amount` öre; insufficient_funds when the account lacks the difference. What was paid or
 * given back is not raised.
 */
export const raiseHold = async (trx: Db, order: HoldKeys & { amount: number; now?: Date }): Promise<Moved> => {
  const { brandId, amount, now = new Date() } = order
  const { part, hold } = await lockHold(trx, order)
  if (!hold) return holdFee(trx, order)
  if (hold.state !== 'held') throw new AppError('illegal_transition')
  const change = amount - hold.amount
  if (change === 0) return null
  checkAmount(change)
  const account = (await lockAccounts(trx, [hold.account_id])).get(hold.account_id)
  if (!account) throw new Error('A hold names an account that does not exist')
  await bookHeld(trx, { keys: order, hold, part, kind: 'hold', change, now })
  await sql`UPDATE holds SET amount = ${amount} WHERE brand_id = ${brandId} AND id = ${hold.id}`.execute(trx)
  await writeFee(trx, order, { amount, returnedAt: null })
  return { amount: change, events: await eventsOf(trx, account, part.instagramer_id) }
}

/** What the brand's account lacks for holding so many öre more; 0: it has enough. */
export const lackingForHold = async (db: Db, brandId: string, more: number): Promise<number> => {
  const account = await brandAccount(db, brandId)
  return missingOf(more, account ? account.balance - account.held : 0)
}

export type Release = HoldKeys & {
  instagramerId: string
  /** The post that earned it; left out where nothing was published. */
  mentionId?: string
  campaignTitle: string
  now: Date
}

/** Pays a held fee to the creator, who can take it out 72 hours later. Once: a second release moves nothing. */
export const releaseHold = async (trx: Db, release: Release): Promise<Moved> => {
  const { brandId, instagramerId, mentionId, campaignTitle, now } = release
  const { part, hold } = await lockHold(trx, release)
  if (hold?.state !== 'held') return null
  const creator = await creatorAccount(trx, instagramerId)
  if (!creator) throw new Error('A hold names a creator who does not exist')
  const held = await holdAccountId(trx, hold.account_id)
  const brand = (await lockAccounts(trx, [hold.account_id, held, creator.id])).get(hold.account_id)
  if (!brand) throw new Error('A hold names an account that does not exist')
  await post(trx, {
    ...aboutHold(release, part, hold.id),
    kind: 'earning',
    title: campaignTitle,
    now,
    mentionId,
    entries: [
      { accountId: held, amount: -hold.amount, counterpart: creator.name },
      { accountId: creator.id, amount: hold.amount, counterpart: brand.name, availableAt: availableAfter(now) },
    ],
  })
  await sql`UPDATE holds SET state = 'released', settled_at = ${now} WHERE brand_id = ${brandId} AND id = ${hold.id}`.execute(
    trx,
  )
  return { amount: hold.amount, events: [accountChanged(brand), accountChanged(creator)] }
}

/**
 * Gives a held fee back to the brand, and says why; nothing happens when it was paid or given back before. Nothing is owed to the creator
 * from then on. Whoever takes a creator out has read what comes back, so that no mail tells them.
 */
export const returnHold = async (
  trx: Db,
  order: HoldKeys & { reason: FeeReturnReason; now?: Date },
): Promise<Moved> => {
  const { brandId, reason, now = new Date() } = order
  const { part, hold } = await lockHold(trx, order)
  if (hold?.state !== 'held') return null
  const account = (await lockAccounts(trx, [hold.account_id])).get(hold.account_id)
  if (!account) throw new Error('A hold names an account that does not exist')
  await bookHeld(trx, { keys: order, hold, part, kind: 'return', change: -hold.amount, now })
  await sql`UPDATE holds
    SET state = 'returned', settled_at = ${now}, return_reason = ${reason}, brand_told_at = ${reason === 'removed' ? now : null}
    WHERE brand_id = ${brandId} AND id = ${hold.id}`.execute(trx)
  await writeFee(trx, order, { amount: 0, returnedAt: now })
  return { amount: hold.amount, events: await eventsOf(trx, account, part.instagramer_id) }
}
