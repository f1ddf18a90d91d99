import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { payCreator } from '../src/modules/wallet'
import { adjustmentLimits } from '../src/modules/wallet/adjustments/limits'
import { brandAccount } from '../src/modules/wallet/ledger'
import { type Commands, compareAbilities } from './support/abilities'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
let one: Actor
let other: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  one = await make.staff('admin')
  other = await make.staff('admin')
  wallet = walletOf(api, make, one)
})
afterAll(() => api.close())

const limit = adjustmentLimits.approvalAbove
let accountId: string
beforeEach(async () => {
  // Each has a day of their own.
  one = await make.staff('admin')
  other = await make.staff('admin')
  accountId = (await wallet.fundedBrand(5 * limit)).accountId
})
const adjust = async (who: Actor, amount: number, reason = 'Dubbel insättning', headers = newKey()) => {
  const answer = await api.call(who, 'POST', `/api/accounts/${accountId}/adjustments`, {
    headers,
    body: { adjustment: { amount, reason } },
  })
  const { adjustment } = answer.body as { adjustment?: { id: string; state: string; abilities: string[] } }
  return { ...answer, id: adjustment?.id ?? '', adjustment }
}
const decide = (who: Actor, id: string, act: 'approve' | 'decline', body?: object) =>
  api.call(who, 'PATCH', `/api/adjustments/${id}/${act}`, { ...(body && { body }) })
const balance = async () => (await wallet.balances(accountId))?.balance

describe('adjustments', () => {
  test('a small one is booked at once, with its reason as the owner reads it', async () => {
    const made = await adjust(one, -limit)
    expect(made.body).toMatchObject({
      adjustment: { state: 'booked', amount: -limit, decided_by: null, abilities: [] },
      account: { balance: 4 * limit, available_balance: 4 * limit },
    })
    const lines = await api.call(one, 'GET', `/api/accounts/${accountId}/transactions`)
    expect(lines.body).toMatchObject({
      transactions: [{ kind: 'adjustment', transaction_type: 'credit', amount: limit, title: 'Dubbel insättning' }, {}],
    })
    expect(await wallet.audit()).toEqual([])
  })

  test('a large one waits until somebody else has approved it; both stand on it, and it is booked once', async () => {
    const { id, adjustment } = await adjust(one, limit + 1)
    expect(adjustment).toMatchObject({ state: 'pending', abilities: ['decline'] })
    expect(await balance()).toBe(5 * limit)
    expect((await decide(one, id, 'approve')).body).toEqual({ error: 'forbidden' })
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(other, id, 'approve')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await balance()).toBe(6 * limit + 1)
    const { body } = await api.call(one, 'GET', `/api/adjustments?account_id=${accountId}`)
    const { adjustments } = body as { adjustments: { requested_by: string; decided_by: string }[] }
    expect(adjustments).toMatchObject([{ state: 'booked', abilities: [] }])
    expect(adjustments[0]!.decided_by).toBeTruthy()
    expect((await decide(other, id, 'decline')).body).toEqual({ error: 'already_decided' })
    expect(await wallet.audit()).toEqual([])
  })

  test('a large sum in parts counts together', async () => {
    expect((await adjust(one, limit)).adjustment?.state).toBe('booked')
    expect((await adjust(one, 1)).adjustment?.state).toBe('pending')
    expect((await adjust(other, limit)).adjustment?.state).toBe('booked')
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => adjust(other, 100)))
    expect(atOnce.map(({ adjustment }) => adjustment?.state)).toEqual(Array(4).fill('pending'))
  })

  test('a large sum over many accounts counts together, also when it is booked at once', async () => {
    const most = adjustmentLimits.approvalAboveInAll / limit
    const accounts = await Promise.all(
      Array.from({ length: most + 3 }, async () => (await wallet.fundedBrand(limit)).accountId),
    )
    const atOnce = await Promise.all(
      accounts.map(async (id, at) => {
        // Deposits and adjustments have another side of their own in the books.
        const { body } = await (at % 2
          ? wallet.bookByHand(id, 'debit', limit, { who: one })
          : api.call(one, 'POST', `/api/accounts/${id}/adjustments`, {
              headers: newKey(),
              body: { adjustment: { amount: limit, reason: 'Delad' } },
            }))
        return (body as { adjustment: { state: string } }).adjustment.state
      }),
    )
    expect(atOnce.filter((state) => state === 'booked')).toHaveLength(most)
    expect(atOnce.filter((state) => state === 'pending')).toHaveLength(3)
    expect((await wallet.bookByHand(accountId, 'debit', 1, { who: one })).body).toMatchObject({
      adjustment: { state: 'pending' },
    })
    expect((await adjust(other, limit)).adjustment?.state).toBe('booked')
  })

  test('before a booking, each reads what they can still book alone on the account, by the rule that decides it', async () => {
    const left = async (reader: Actor) =>
      ((await api.call(reader, 'GET', `/api/adjustments?account_id=${accountId}`)).body as { approval_above: number })
        .approval_above
    const [who, colleague] = [await make.staff('admin'), await make.staff('admin')]
    expect(await left(who)).toBe(limit)
    await adjust(who, 600_00)
    expect(await left(who)).toBe(limit - 600_00)
    expect(await left(colleague)).toBe(limit)
    expect((await adjust(who, limit - 600_00 + 1)).adjustment).toMatchObject({ state: 'pending' })
    expect((await adjust(who, limit - 600_00)).adjustment).toMatchObject({ state: 'booked' })
    expect(await left(who)).toBe(0)
  })

  test('one that is declined, or taken back, books nothing; what is gone meanwhile is told at the approval', async () => {
    const { id } = await adjust(one, 2 * limit)
    expect((await decide(other, id, 'decline', { reason: 'Fel konto' })).body).toMatchObject({
      adjustment: { state: 'declined', decline_reason: 'Fel konto' },
    })
    const own = await adjust(one, 2 * limit)
    expect((await decide(one, own.id, 'decline', {})).status).toBe(200)
    const taking = await adjust(one, -5 * limit)
    await wallet.book(accountId, 'credit', 1)
    expect((await decide(other, taking.id, 'approve')).body).toEqual({ error: 'insufficient_funds' })
    expect(await balance()).toBe(5 * limit - 1)
    const pending = await api.call(other, 'GET', `/api/adjustments?state=pending&account_id=${accountId}`)
    expect(pending.body).toMatchObject({ adjustments: [{ id: taking.id }], approval_above: limit })
  })

  test.each([
    [0, { errors: { amount: ['too_small'] } }],
    [1.5, { errors: { amount: ['invalid_integer'] } }],
    [1e15, { errors: { amount: ['too_large'] } }],
    [-1e15, { errors: { amount: ['too_small'] } }],
    [-5 * limit - 1, { error: 'insufficient_funds' }],
  ])('%d öre is refused', async (amount, error) => {
    expect((await adjust(one, amount)).body).toEqual(error)
    expect(await balance()).toBe(5 * limit)
  })

  test('without a reason, or without a key, nothing is booked; the same key books once', async () => {
    expect((await adjust(one, 100, ' ')).body).toEqual({ errors: { reason: ['required'] } })
    expect((await adjust(one, 100, 'x', {})).body).toEqual({ errors: { idempotency_key: ['required'] } })
    const headers = newKey()
    const [first, again] = [await adjust(one, 100, 'x', headers), await adjust(one, 100, 'x', headers)]
    expect(again.id).toBe(first.id)
    expect(await balance()).toBe(5 * limit + 100)
  })

  test('what is offered of an adjustment is what can be done, in every state, to whoever asked and to a colleague', async () => {
    const wrong = []
    for (const who of [one, other])
      for (const state of ['pending', 'booked', 'declined'] as const) {
        const commands: Commands = {
          approve: { who: () => who, path: (id) => `/api/adjustments/${id}/approve` },
          decline: { who: () => who, path: (id) => `/api/adjustments/${id}/decline`, body: {} },
        }
        const ask = async () => {
          const { id } = await adjust(one, state === 'booked' ? 1 : 2 * limit)
          if (state === 'declined') await decide(other, id, 'decline', {})
          return id
        }
        const see = async (asking: Actor, id: string) => {
          const { body } = await api.call(asking, 'GET', `/api/adjustments?account_id=${accountId}`)
          const { adjustments } = body as { adjustments: { id: string; abilities: string[] }[] }
          return adjustments.find((each) => each.id === id) ?? { abilities: [] }
        }
        for (const each of await compareAbilities(api, commands, ask, see)) wrong.push({ state, ...each })
      }
    expect(wrong).toEqual([])
  })

  test('what waits for its 72 hours is not taken off, by one person or by two: nobody has less than nothing to take out', async () => {
    const creator = await make.creator()
    const brand = await make.brand()
    await wallet.book((await brandAccount(api.db, brand.id))!.id, 'debit', 4 * limit)
    accountId = await wallet.accountOf(creator.id)
    await wallet.book(accountId, 'debit', 2 * limit)
    const waiting = { brandId: brand.id, instagramerId: creator.id, title: 'x', createdBy: one.id }
    const large = await adjust(one, -2 * limit)
    await wallet.inTransaction((trx) => payCreator(trx, { ...waiting, amount: 3 * limit, now: api.clock.now }))
    const available = async () =>
      ((await api.call(creator, 'GET', '/api/instagramers/me/account')).body as { summary: { available: number } })
        .summary.available
    expect((await adjust(one, -2 * limit - 1)).body).toEqual({ error: 'insufficient_funds' })
    expect((await adjust(one, -1)).status).toBe(200)
    expect((await decide(other, large.id, 'approve')).body).toEqual({ error: 'insufficient_funds' })
    expect(await available()).toBe(2 * limit - 1)
    // More is added all the same, below nothing or not.
    expect((await adjust(one, 1)).status).toBe(200)
    expect((await decide(other, large.id, 'approve')).status).toBe(200)
    expect(await available()).toBe(0)
  })
})

describe('bookings by hand obey the same limit', () => {
  const byHand = async (type: 'debit' | 'credit', amount: number, who = one) => {
    const answer = await wallet.bookByHand(accountId, type, amount, { who })
    const { adjustment, transaction } = answer.body as {
      adjustment?: { id: string; state: string; kind: string }
      transaction?: object
    }
    return { ...answer, id: adjustment?.id ?? '', adjustment, transaction }
  }

  test.each([
    ['debit', 'deposit', 1],
    ['credit', 'refund', -1],
  ] as const)('a large %s waits for a colleague, and is then booked once as a %s', async (type, kind, sign) => {
    const made = await byHand(type, limit + 1)
    expect([made.status, made.adjustment, made.transaction]).toEqual([
      200,
      expect.objectContaining({ kind, state: 'pending', amount: sign * (limit + 1), abilities: ['decline'] }),
      undefined,
    ])
    expect(await balance()).toBe(5 * limit)
    expect((await decide(one, made.id, 'approve')).body).toEqual({ error: 'forbidden' })
    const answers = await Promise.all([decide(other, made.id, 'approve'), decide(other, made.id, 'approve')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await balance()).toBe(5 * limit + sign * (limit + 1))
    const lines = await api.call(one, 'GET', `/api/accounts/${accountId}/transactions`)
    expect(lines.body).toMatchObject({ transactions: [{ kind, transaction_type: type, amount: limit + 1 }, {}] })
    expect(await wallet.audit()).toEqual([])
  })

  test('parts count together whichever way they go: a deposit, a refund and an adjustment are one sum of a day', async () => {
    expect((await byHand('debit', limit / 2)).adjustment?.state).toBe('booked')
    expect((await byHand('credit', limit / 4)).adjustment?.state).toBe('booked')
    expect((await adjust(one, limit / 4)).adjustment?.state).toBe('booked')
    expect((await byHand('debit', 1)).adjustment?.state).toBe('pending')
    expect((await adjust(one, -1)).adjustment?.state).toBe('pending')
    // Each has a day of their own, and what two have looked at counts for nobody.
    expect((await byHand('debit', limit, other)).adjustment?.state).toBe('booked')
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => byHand('debit', 100)))
    expect(atOnce.map(({ adjustment }) => adjustment?.state)).toEqual(Array(4).fill('pending'))
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 24 * 3_600_000 + 1)
    one = await api.actor('user', one.id, 'admin')
    expect((await byHand('debit', limit)).adjustment?.state).toBe('booked')
    api.clock.now = before
  })

  test("not on a creator's account, of whatever size", async () => {
    accountId = await wallet.accountOf((await make.creator()).id)
    await wallet.book(accountId, 'debit', 1_000)
    for (const type of ['debit', 'credit'] as const)
      expect(await byHand(type, 100)).toMatchObject({ status: 422, body: { error: 'brand_account_only' } })
    expect(await balance()).toBe(1_000)
  })
})
