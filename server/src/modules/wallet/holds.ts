import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { availableAfter, type FeeReturnReason } from '@samspel/api'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { LiveMessage } from '../../live'
import { accountChanged, brandAccount, creatorAccount, lockAccounts } from './accounts'
import { post } from './posting'

interface HoldRow {
  id: string
  account_id: string
  amount: number
  state: 'held' | 'released' | 'returned'
}
interface HoldKeys {
  brandId: string
  participationId: string
}

/** What moved, in öre, and the events to publish; null when there was nothing to move. */
export type Moved = { amount: number; events: LiveMessage[] } | null

/** The participation, locked, and its hold that is held or was paid; those that went back are history. */
const lockHold = async (trx: Db, { brandId, participationId }: HoldKeys) => {
  const participation = await trx
    .selectFrom('participations')
    .select(['campaign_id', 'instagramer_id'])
    .where('brand_id', '=', brandId)
    .where('id', '=', participationId)
    .forUpdate()
    .executeTakeFirst()
  if (!participation) throw new Error('Money is held for a participation that does not exist')
  const {
    rows: [hold],
  } = await sql<HoldRow>`SELECT id, account_id, amount, state FROM holds
    WHERE brand_id = ${brandId} AND participation_id = ${participationId} AND state <> 'returned' FOR UPDATE`.execute(
    trx,
  )
  return { participation, hold }
}

const changeHeld = (trx: Db, accountId: string, change: number) =>
  sql`UPDATE accounts SET held = held + ${change} WHERE id = ${accountId}`.execute(trx)

/** Open screens of the brand, and of the creator for whom the money is held. */
const eventsOf = async (
  trx: Db,
  account: Parameters<typeof accountChanged>[0],
  creatorId: string,
): Promise<LiveMessage[]> => {
  const creator = await creatorAccount(trx, creatorId)
  return [accountChanged(account), ...(creator ? [accountChanged(creator)] : [])]
}

/** Reserves a participation's fee on the brand's account; insufficient_funds when less than `amount` öre is free. */
export const holdForParticipation = async (
  trx: Db,
  order: HoldKeys & { amount: number; now?: Date },
): Promise<Moved> => {
  const { brandId, participationId, amount, now = new Date() } = order
  if (amount <= 0) return null
  const { participation, hold } = await lockHold(trx, order)
  // A fee that was paid is not reserved again when the participation is approved anew.
  if (hold) return null
  const account = await brandAccount(trx, brandId)
  if (!account) throw new AppError('insufficient_funds')
  const { balance, held } = (await lockAccounts(trx, [account.id])).get(account.id) ?? account
  if (balance - held < amount) throw new AppError('insufficient_funds')
  await changeHeld(trx, account.id, amount)
  await sql`INSERT INTO holds (brand_id, id, participation_id, account_id, amount, created_at)
    VALUES (${brandId}, ${uuidv7()}, ${participationId}, ${account.id}, ${amount}, ${now})`.execute(trx)
  await sql`UPDATE participations SET fee_amount = ${amount}, fee_returned_at = NULL
    WHERE brand_id = ${brandId} AND id = ${participationId}`.execute(trx)
  return { amount, events: await eventsOf(trx, account, participation.instagramer_id) }
}

export interface Release extends HoldKeys {
  instagramerId: string
  mentionId: string
  campaignTitle: string
  now: Date
}

/** Pays a held fee to the creator, who can take it out 72 hours later. Once: a second release moves nothing. */
export const releaseHold = async (trx: Db, release: Release): Promise<Moved> => {
  const { brandId, participationId, instagramerId, mentionId, campaignTitle, now } = release
  const { participation, hold } = await lockHold(trx, release)
  if (hold?.state !== 'held') return null
  const creator = await creatorAccount(trx, instagramerId)
  if (!creator) throw new Error('A hold names a creator who does not exist')
  const brand = (await lockAccounts(trx, [hold.account_id, creator.id])).get(hold.account_id)
  if (!brand) throw new Error('A hold names an account that does not exist')
  await changeHeld(trx, brand.id, -hold.amount)
  await post(trx, {
    kind: 'earning',
    title: campaignTitle,
    now,
    brandId,
    campaignId: participation.campaign_id,
    participationId,
    mentionId,
    entries: [
      { accountId: brand.id, amount: -hold.amount, counterpart: creator.name },
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
  const { brandId, participationId, reason, now = new Date() } = order
  const { participation, hold } = await lockHold(trx, order)
  if (hold?.state !== 'held') return null
  const account = (await lockAccounts(trx, [hold.account_id])).get(hold.account_id)
  if (!account) throw new Error('A hold names an account that does not exist')
  await changeHeld(trx, account.id, -hold.amount)
  await sql`UPDATE holds
    SET state = 'returned', settled_at = ${now}, return_reason = ${reason}, brand_told_at = ${reason === 'removed' ? now : null}
    WHERE brand_id = ${brandId} AND id = ${hold.id}`.execute(trx)
  await sql`UPDATE participations SET fee_amount = 0, fee_returned_at = ${now}
    WHERE brand_id = ${brandId} AND id = ${participationId}`.execute(trx)
  return { amount: hold.amount, events: await eventsOf(trx, account, participation.instagramer_id) }
}
