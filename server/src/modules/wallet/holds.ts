import { availableAfter } from '@samspel/api'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { LiveMessage } from '../../live'
import { accountChanged, brandAccount, creatorAccount, lockAccounts } from './accounts'
import { post } from './posting'

interface HoldRow { id: string; account_id: string; amount: number; state: 'held' | 'released' | 'returned' }
interface Place { brandId: string; participationId: string }

/** What moved, in öre, and the facts to publish; null when there was nothing to move. */
export type Moved = { amount: number; facts: LiveMessage[] } | null

const findHold = async (trx: Db, { brandId, participationId }: Place) => {
  const { rows } = await sql<HoldRow>`SELECT id, account_id, amount, state FROM holds
    WHERE brand_id = ${brandId} AND participation_id = ${participationId} FOR UPDATE`.execute(trx)
  return rows[0]
}

const changeHeld = (trx: Db, accountId: string, change: number) =>
  sql`UPDATE accounts SET held = held + ${change} WHERE id = ${accountId}`.execute(trx)

const settle = (trx: Db, brandId: string, holdId: string, state: 'released' | 'returned', now: Date) =>
  sql`UPDATE holds SET state = ${state}, settled_at = ${now} WHERE brand_id = ${brandId} AND id = ${holdId}`.execute(trx)

/** Reserves a participation's fee on the brand's account; insufficient_funds when less than `amount` öre is free. */
export const holdForParticipation = async (trx: Db, place: Place & { campaignId: string; amount: number; now?: Date }): Promise<Moved> => {
  const { brandId, participationId, amount, now = new Date() } = place
  if (amount <= 0) return null
  const earlier = await findHold(trx, place)
  // A fee that was paid is not reserved again when the participation is approved anew.
  if (earlier && earlier.state !== 'returned') return null
  const account = await brandAccount(trx, brandId)
  if (!account) throw new AppError('insufficient_funds')
  const { balance, held } = (await lockAccounts(trx, [account.id])).get(account.id) ?? account
  if (balance - held < amount) throw new AppError('insufficient_funds')
  await changeHeld(trx, account.id, amount)
  await sql`INSERT INTO holds (brand_id, id, participation_id, account_id, amount, created_at)
    VALUES (${brandId}, ${uuidv7()}, ${participationId}, ${account.id}, ${amount}, ${now})
    ON CONFLICT (brand_id, participation_id) DO UPDATE SET state = 'held', amount = excluded.amount, created_at = excluded.created_at, settled_at = NULL`.execute(trx)
  return { amount, facts: [accountChanged(account)] }
}

export interface Release extends Place {
  instagramerId: string
  mentionId: string
  campaignTitle: string
  now: Date
}

/** Pays a held fee to the creator, who can take it out 72 hours later. Once: a second release moves nothing. */
export const releaseHold = async (trx: Db, release: Release): Promise<Moved> => {
  const { brandId, participationId, instagramerId, mentionId, campaignTitle, now } = release
  const hold = await findHold(trx, release)
  if (hold?.state !== 'held') return null
  const creator = await creatorAccount(trx, instagramerId)
  if (!creator) throw new Error('A hold names a creator who does not exist')
  const brand = (await lockAccounts(trx, [hold.account_id, creator.id])).get(hold.account_id)
  if (!brand) throw new Error('A hold names an account that does not exist')
  const { rows: [participation] } = await sql<{ campaign_id: string }>`SELECT campaign_id FROM participations
    WHERE brand_id = ${brandId} AND id = ${participationId}`.execute(trx)
  await changeHeld(trx, brand.id, -hold.amount)
  await post(trx, {
    kind: 'earning', title: campaignTitle, now, brandId, campaignId: participation?.campaign_id ?? null, participationId, mentionId,
    entries: [
      { accountId: brand.id, amount: -hold.amount, counterpart: creator.name },
      { accountId: creator.id, amount: hold.amount, counterpart: brand.name, availableAt: availableAfter(now) },
    ],
  })
  await settle(trx, brandId, hold.id, 'released', now)
  return { amount: hold.amount, facts: [accountChanged(brand), accountChanged(creator)] }
}

/** Gives a held fee back to the brand; nothing happens when it was paid or given back before. */
export const returnHold = async (trx: Db, place: Place & { now?: Date }): Promise<Moved> => {
  const hold = await findHold(trx, place)
  if (hold?.state !== 'held') return null
  const account = (await lockAccounts(trx, [hold.account_id])).get(hold.account_id)
  await changeHeld(trx, hold.account_id, -hold.amount)
  await settle(trx, place.brandId, hold.id, 'returned', place.now ?? new Date())
  return { amount: hold.amount, facts: account ? [accountChanged(account)] : [] }
}

/** Gives back every held fee of a campaign, as when it is cancelled. */
export const returnHolds = async (trx: Db, { brandId, campaignId, now }: { brandId: string; campaignId: string; now?: Date }): Promise<Moved> => {
  const { rows } = await sql<{ id: string }>`SELECT participations.id FROM participations JOIN holds
      ON holds.brand_id = participations.brand_id AND holds.participation_id = participations.id AND holds.state = 'held'
    WHERE participations.brand_id = ${brandId} AND campaign_id = ${campaignId} ORDER BY participations.id`.execute(trx)
  let amount = 0
  let facts: LiveMessage[] = []
  for (const { id } of rows) {
    const moved = await returnHold(trx, { brandId, participationId: id, ...(now && { now }) })
    if (moved) ({ amount, facts } = { amount: amount + moved.amount, facts: moved.facts })
  }
  return amount > 0 ? { amount, facts } : null
}
