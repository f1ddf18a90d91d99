import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { AppError } from '../src/errors'
import {
  adjust,
  endHold,
  fee,
  fund,
  holdFee,
  payCreator,
  payout,
  payoutFailed,
  payoutPaid,
  refund,
  releaseHold,
  returnHold,
} from '../src/modules/wallet/ledger'
import { figure, repetitions } from './support/figure'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
})
afterAll(() => api.close())

const places = 3
/** Possible events for a campaign's money. `at` selects a place or payout. */
const act = fc.record({
  kind: fc.constantFrom(
    'fund',
    'hold',
    'hold',
    'release',
    'return',
    'end',
    'licence',
    'refund',
    'fee',
    'adjust',
    'wait',
    'payout',
    'paid',
    'failed',
  ),
  at: fc.nat(places - 1),
  amount: fc.oneof(fc.integer({ min: 1, max: 50_000 }), fc.constantFrom(1, 99, 100, 5_000_000)),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

/** Expected balances, computed independently of the ledger by plain addition and subtraction. */
interface Model {
  brand: number
  creator: number
  /** Amount on hold per place, öre. */
  held: (number | undefined)[]
  /** Places whose fee was paid; it is not put on hold again. */
  earned: boolean[]
  /** Earned but not yet available for withdrawal. */
  waiting: number
  onTheWay: { id: string; amount: number }[]
  bank: number
  fees: number
  adjustments: number
}

const freshModel = (): Model => ({
  brand: 0,
  creator: 0,
  held: Array.from({ length: places }, () => undefined),
  earned: Array.from({ length: places }, () => false),
  waiting: 0,
  onTheWay: [],
  bank: 0,
  fees: 0,
  adjustments: 0,
})
const heldOf = ({ held }: Model) => held.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)

const live = async (acts: readonly Act[]) => {
  const [brand, creator] = [await wallet.fundedBrand(1), await make.creator({})]
  const creatorId = creator.id
  const account = await wallet.accountOf(creatorId)
  const parts: string[] = []
  for (let place = 0; place < places; place += 1)
    parts.push(await make.participation(brand.id, await make.campaign(brand.id), creatorId))
  const model = { ...freshModel(), brand: 1, bank: 1 }
  let now = new Date('2026-11-25T10:00:00Z')
  /** Whether the ledger accepted it; a refusal moves nothing. */
  const tried = async (work: Parameters<typeof wallet.inTransaction>[0]): Promise<boolean> => {
    try {
      await wallet.inTransaction(work)
      return true
    } catch (error) {
      if (error instanceof AppError) return false
      throw error
    }
  }
  const free = () => model.brand - heldOf(model)
  const one = async ({ kind, at, amount }: Act): Promise<void> => {
    const keys = { brandId: brand.id, participationId: parts[at] ?? '' }
    const booking = { accountId: brand.accountId, amount, title: 'x', now }
    const mustBe = (isTaken: boolean, expected: boolean) => expect([kind, isTaken]).toEqual([kind, expected])
    switch (kind) {
      case 'fund':
        mustBe(await tried((trx) => fund(trx, booking)), true)
        model.brand += amount
        model.bank += amount
        return
      case 'hold': {
        const isNew = model.held[at] === undefined && !model.earned[at]
        const isTaken = await tried((trx) => holdFee(trx, { ...keys, amount, now }))
        mustBe(isTaken, !isNew || amount <= free())
        if (isTaken && isNew) model.held[at] = amount
        return
      }
      case 'release':
        await tried((trx) =>
          releaseHold(trx, { ...keys, instagramerId: creatorId, mentionId: uuidv7(), campaignTitle: 'x', now }),
        )
        if (model.held[at] === undefined) return
        model.brand -= model.held[at]
        model.creator += model.held[at]
        model.waiting += model.held[at]
        model.held[at] = undefined
        model.earned[at] = true
        return
      case 'return':
        await tried((trx) => returnHold(trx, { ...keys, reason: 'removed', now }))
        model.held[at] = undefined
        return
      case 'end': {
        await tried((trx) =>
          endHold(trx, { ...keys, instagramerId: creatorId, campaignTitle: 'x', owed: amount, reason: 'removed', now }),
        )
        const was = model.held[at]
        if (was === undefined) return
        const owed = Math.min(amount, was)
        model.brand -= owed
        model.creator += owed
        model.waiting += owed
        model.held[at] = undefined
        model.earned[at] = true
        return
      }
      case 'licence': {
        const isTaken = await tried((trx) =>
          payCreator(trx, {
            brandId: brand.id,
            instagramerId: creatorId,
            amount,
            title: 'x',
            createdBy: admin.id,
            now,
          }),
        )
        mustBe(isTaken, amount <= free())
        if (!isTaken) return
        model.brand -= amount
        model.creator += amount
        model.waiting += amount
        return
      }
      case 'refund':
      case 'fee': {
        const isTaken = await tried((trx) => (kind === 'fee' ? fee : refund)(trx, booking))
        mustBe(isTaken, amount <= free())
        if (!isTaken) return
        model.brand -= amount
        if (kind === 'fee') model.fees += amount
        else model.bank -= amount
        return
      }
      case 'adjust': {
        const change = at === 0 ? -amount : amount
        const isTaken = await tried((trx) => adjust(trx, { ...booking, amount: change }))
        mustBe(isTaken, free() + change >= 0)
        if (!isTaken) return
        model.brand += change
        model.adjustments += change
        return
      }
      case 'wait':
        now = new Date(now.getTime() + 73 * 3_600_000)
        model.waiting = 0
        return
      case 'payout': {
        const isTaken = await tried((trx) => payout(trx, { ...booking, accountId: account }))
        mustBe(isTaken, amount <= model.creator - model.waiting)
        if (!isTaken) return
        model.creator -= amount
        model.onTheWay.push({ id: uuidv7(), amount })
        return
      }
      default: {
        const [ended] = model.onTheWay.splice(at, 1)
        if (!ended) return
        const end = { payoutId: ended.id, accountId: account, amount: ended.amount, title: 'x', now }
        // The bank may report it twice.
        for (let times = 0; times < 2; times += 1)
          mustBe(await tried((trx) => (kind === 'paid' ? payoutPaid : payoutFailed)(trx, end)), true)
        if (kind === 'paid') model.bank -= ended.amount
        else model.creator += ended.amount
      }
    }
  }
  for (const each of acts) await one(each)
  expect(await wallet.balances(brand.accountId)).toEqual({ balance: model.brand, held: heldOf(model) })
  expect(await wallet.balances(account)).toEqual({ balance: model.creator, held: 0 })
  const underway = model.onTheWay.reduce((sum, { amount }) => sum + amount, 0)
  // No money was lost: everything paid in is in an account, in transit, or paid out.
  expect(model.brand + model.creator + underway + model.fees).toBe(model.bank + model.adjustments)
  const { rows } = await sql<{ sum: number }>`SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger_entries e
    WHERE e.transaction_id IN (SELECT transaction_id FROM ledger_entries
      WHERE account_id IN (${brand.accountId}, ${account}) OR account_id IN (SELECT id FROM accounts WHERE holds_of = ${brand.accountId}))`.execute(
    api.db,
  )
  expect(rows[0]?.sum).toBe(0)
}

const lives = repetitions(25, 1_000)
test(`QUALITY 3 ${lives} random lives of campaigns by fast-check: the books have what plus and minus say, and no krona is lost`, async () => {
  let acts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 40 }), async (life) => {
      acts += life.length
      await live(life)
    }),
    { numRuns: lives, seed: 16, endOnFailure: false },
  )
  // The payouts in these runs have no rows; the rest of the audit applies.
  const faults = (await wallet.audit()).filter(({ fault }) => fault !== 'payouts' && fault !== 'owed')
  expect(faults).toEqual([])
  figure(3, `${lives} random lives by fast-check, ${acts} acts: each balance is what plus and minus say, 0 kr lost`)
}, 3_600_000)
