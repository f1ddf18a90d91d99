import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { connect } from '../src/db/connect'
import { createApp } from '../src/http/app'
import { handlers, plugins } from '../src/modules'
import { holdFee, releaseHold, returnHold } from '../src/modules/wallet/ledger'
import { figure, repetitions } from './support/figure'
import { type Records, recordsOf } from './support/records'
import { settlePayouts } from './support/settle-payouts'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  wallet = walletOf(api, make, await make.staff('admin'))
})
afterAll(() => api.close())

describe('holds', () => {
  const applied = async (fee = 150_000, funds = 400_000) => {
    const brand = await wallet.fundedBrand(funds)
    const creator = await make.creator({ bankAccountNumber: '8327-9 834 124 471' })
    const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Vinterhud, dagkräm' })
    const participationId = await make.participation(brand.id, campaignId, creator.id)
    const place = { brandId: brand.id, participationId }
    const hold = () => wallet.inTransaction((trx) => holdFee(trx, { ...place, amount: fee }))
    const release = () =>
      wallet.inTransaction((trx) =>
        releaseHold(trx, {
          ...place,
          instagramerId: creator.id,
          mentionId: uuidv7(),
          campaignTitle: 'Vinterhud, dagkräm',
          now: api.clock.now,
        }),
      )
    return { brand, creator, place, hold, release }
  }

  test('a hold lowers what is available and leaves the balance', async () => {
    const { brand, hold } = await applied()
    await hold()
    const company = await make.staff('company', [brand.id])
    const { body } = await api.call(company, 'GET', '/api/accounts')
    expect(body).toMatchObject({
      accounts: [{ balance: 400_000, available_balance: 250_000, brand_id: brand.id }],
      meta: { total_count: 1 },
    })
  })

  test('a hold above what is free answers insufficient_funds and changes nothing', async () => {
    const { brand, hold } = await applied(500_000)
    await expect(hold()).rejects.toMatchObject({ id: 'insufficient_funds' })
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 400_000, held: 0 })
  })

  test("a released hold waits 72 hours on the creator's account, then can be taken out", async () => {
    const { brand, creator, hold, release } = await applied()
    await hold()
    const held = await api.call(creator, 'GET', '/api/instagramers/me/account')
    expect(held.body).toMatchObject({
      summary: { held: 150_000, balance: 0 },
      on_the_way: [{ state: 'held', title: 'Vinterhud, dagkräm', counterpart: brand.name, amount: 150_000 }],
    })
    expect((await release())?.events.map(({ fact }) => fact)).toEqual(['account-changed', 'account-changed'])
    expect(await release()).toBeNull()

    const waiting = await api.call(creator, 'GET', '/api/instagramers/me/account')
    const ready = new Date(api.clock.now.getTime() + 72 * 3_600_000).toISOString()
    expect(waiting.body).toMatchObject({
      summary: { available: 0, waiting: 150_000, held: 0, balance: 150_000 },
      on_the_way: [{ state: 'waiting', at: ready, counterpart: brand.name }],
    })
    const accountId = await wallet.accountOf(creator.id)
    expect((await wallet.payOut(creator, accountId, 150_000)).body).toEqual({ error: 'insufficient_funds' })

    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 72 * 3_600_000)
    const paid = await wallet.payOut(await api.actor('instagramer', creator.id), accountId, 150_000)
    api.clock.now = before
    expect(paid.body).toMatchObject({
      payout: { state: 'requested', bank_account_last_four: '4471', amount: 150_000 },
      account: { balance: 0, available_balance: 0 },
      transaction: { transaction_type: 'credit', kind: 'payout' },
    })
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 250_000, held: 0 })
  })

  test('an assignment says what of its fee is still on the account: the oldest earnings are taken out first', async () => {
    const { brand, creator, place, hold, release } = await applied()
    await hold()
    await release()
    const left = async (participationId: string) => {
      const { body } = await api.call(creator, 'GET', `/api/participations/${participationId}`)
      return (body as { participation: { fee: { left: number } } }).participation.fee.left
    }
    const accountId = await wallet.accountOf(creator.id)
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 73 * 3_600_000)
    creator.token = (await api.actor('instagramer', creator.id)).token
    expect(await left(place.participationId)).toBe(150_000)
    const payOut = async (amount: number) => expect((await wallet.payOut(creator, accountId, amount)).status).toBe(200)
    await payOut(100_000)
    expect(await left(place.participationId)).toBe(50_000)
    const campaignId = await make.campaign(brand.id, { state: 'ongoing' })
    const next = { brandId: brand.id, participationId: await make.participation(brand.id, campaignId, creator.id) }
    await wallet.inTransaction((trx) => holdFee(trx, { ...next, amount: 70_000 }))
    await wallet.inTransaction((trx) =>
      releaseHold(trx, {
        ...next,
        instagramerId: creator.id,
        mentionId: uuidv7(),
        campaignTitle: 'Ny',
        now: api.clock.now,
      }),
    )
    expect([await left(place.participationId), await left(next.participationId)]).toEqual([50_000, 70_000])
    await payOut(50_000)
    expect([await left(place.participationId), await left(next.participationId)]).toEqual([0, 70_000])
    api.clock.now = before
  })

  test('a fee that was taken out names the withdrawal that it left with, with the day of the wallet', async () => {
    const { creator, place, hold, release } = await applied()
    await hold()
    await release()
    const accountId = await wallet.accountOf(creator.id)
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 73 * 3_600_000)
    creator.token = (await api.actor('instagramer', creator.id)).token
    const fee = async () => {
      const { body } = await api.call(creator, 'GET', `/api/participations/${place.participationId}`)
      return (body as { participation: { fee: { withdrawal?: object } } }).participation.fee
    }
    const payOut = async (amount: number) =>
      ((await wallet.payOut(creator, accountId, amount)).body as { payout: { id: string; at: string } }).payout
    const settle = async (outcome: 'paid' | 'failed') => {
      const now = new Date(api.clock.now.getTime() + 14 * 86_400_000)
      await settlePayouts({ db: api.db, live: api.bus, config: api.config, now }, outcome)
      return now
    }
    expect((await fee()).withdrawal).toBeUndefined()
    await payOut(100_000)
    expect((await fee()).withdrawal).toBeUndefined()
    api.clock.now = new Date(api.clock.now.getTime() + 10 * 86_400_000)
    creator.token = (await api.actor('instagramer', creator.id)).token
    const last = await payOut(50_000)
    expect((await fee()).withdrawal).toEqual({ state: 'requested', at: last.at })
    const { body } = await api.call(creator, 'GET', '/api/instagramers/me/account')
    const shown = (body as { on_the_way: { id: string; at: string }[] }).on_the_way.find(({ id }) => id === last.id)
    expect(shown?.at).toBe(last.at)
    await settle('failed')
    expect((await fee()).withdrawal).toBeUndefined()
    await payOut(150_000)
    const paidAt = await settle('paid')
    expect((await fee()).withdrawal).toEqual({ state: 'paid', at: paidAt.toISOString() })
    api.clock.now = before
  })

  test("the brand reads a fee, the creator an earning, each with the other's name", async () => {
    const { brand, creator, hold, release } = await applied()
    await hold()
    await release()
    const company = await make.staff('company', [brand.id])
    const brandSide = await api.call(company, 'GET', `/api/accounts/${brand.accountId}/transactions`)
    expect(brandSide.body).toMatchObject({
      transactions: [
        {
          kind: 'fee',
          transaction_type: 'credit',
          amount: 150_000,
          counterpart: creator.name,
          title: 'Vinterhud, dagkräm',
        },
        { kind: 'deposit' },
      ],
      meta: { total_count: 2 },
    })
    const creatorSide = await api.call(
      creator,
      'GET',
      `/api/accounts/${await wallet.accountOf(creator.id)}/transactions`,
    )
    expect(creatorSide.body).toMatchObject({
      transactions: [{ kind: 'earning', transaction_type: 'debit', amount: 150_000, counterpart: brand.name }],
    })
  })

  test('a returned hold frees the money; approved anew it is held again; a paid one is not', async () => {
    const { brand, place, hold, release } = await applied()
    await hold()
    expect(await wallet.inTransaction((trx) => returnHold(trx, { ...place, reason: 'removed' }))).toMatchObject({
      amount: 150_000,
    })
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 400_000, held: 0 })
    expect(await release()).toBeNull()
    await hold()
    await release()
    expect(await hold()).toBeNull()
    expect(await wallet.balances(brand.accountId)).toEqual({ balance: 250_000, held: 0 })
  })
})

describe('payouts', () => {
  const funded = async (amount: number) => {
    const creator = await make.creator({ bankAccountNumber: '8327-9 834 124 471' })
    const accountId = await wallet.accountOf(creator.id)
    await wallet.book(accountId, 'debit', amount)
    return { creator, accountId }
  }

  test('need a bank account', async () => {
    const creator = await make.creator()
    const accountId = await wallet.accountOf(creator.id)
    await wallet.book(accountId, 'debit', 5_000)
    const { status, body } = await wallet.payOut(creator, accountId, 5_000)
    expect([status, body]).toEqual([422, { error: 'bank_account_missing' }])
  })

  test('bad input: one öre over the balance is refused and moves nothing, the balance itself goes out; nothing less than one öre', async () => {
    const { creator, accountId } = await funded(5_000)
    expect(await wallet.payOut(creator, accountId, 5_001)).toMatchObject({
      status: 422,
      body: { error: 'insufficient_funds' },
    })
    for (const amount of [0, -1, 0.5, 1e15]) expect((await wallet.payOut(creator, accountId, amount)).status).toBe(422)
    expect(await wallet.balances(accountId)).toEqual({ balance: 5_000, held: 0 })
    expect((await wallet.payOut(creator, accountId, 5_000)).status).toBe(200)
    expect(await wallet.payOut(creator, accountId, 1)).toMatchObject({
      status: 422,
      body: { error: 'insufficient_funds' },
    })
    expect(await wallet.audit()).toEqual([])
  })

  test('bad input: a closed account pays nothing out', async () => {
    const { creator, accountId } = await funded(5_000)
    await api.db
      .updateTable('accounts')
      .set({ closed_at: api.clock.now.toISOString() })
      .where('id', '=', accountId)
      .execute()
    expect((await wallet.payOut(creator, accountId, 5_000)).status).toBe(422)
    expect(await wallet.balances(accountId)).toEqual({ balance: 5_000, held: 0 })
  })

  const rounds = repetitions(2, 200)
  test(`QUALITY 4 50 payouts of the whole balance at once: exactly one succeeds, ${rounds} of ${rounds}`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { creator, accountId } = await funded(280_000)
      const answers = await Promise.all(Array.from({ length: 50 }, () => wallet.payOut(creator, accountId, 280_000)))
      const statuses = answers.map(({ status }) => status)
      expect([
        statuses.filter((status) => status === 200).length,
        statuses.filter((status) => status === 422).length,
      ]).toEqual([1, 49])
      expect(await wallet.balances(accountId)).toEqual({ balance: 0, held: 0 })
    }
    expect(await wallet.audit()).toEqual([])
    figure(4, `50 payouts of one full balance at once: exactly one succeeds, the rest are 422, ${rounds} of ${rounds}`)
  }, 1_800_000)

  /** The same request to an API restarted on the same database. */
  const afterRestart = async (who: Actor, accountId: string, amount: number, headers: Record<string, string>) => {
    const { db, pool } = connect(api.databaseUrl)
    const app = await createApp({ db, config: api.config, live: api.bus, handlers, plugins, now: () => api.clock.now })
    try {
      const response = await app.inject({
        method: 'POST',
        url: `/api/accounts/${accountId}/payouts`,
        headers: { authorization: `Bearer ${who.token}`, ...headers },
        payload: { payout: { amount } },
      })
      return { status: response.statusCode, body: response.json<unknown>() }
    } finally {
      await app.close()
      await pool.end()
    }
  }

  const keys = repetitions(2, 100)
  test(`QUALITY 5 one key 100 times at once has one effect and the same answer, also after a restart; another body is refused (${keys} keys)`, async () => {
    for (let round = 0; round < keys; round += 1) {
      const { creator, accountId } = await funded(100_000)
      const headers = newKey()
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => wallet.payOut(creator, accountId, 1_000, headers)),
      )
      answers.push({ ...(await afterRestart(creator, accountId, 1_000, headers)), headers: {} })
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const others = [
        await wallet.payOut(creator, accountId, 2_000, headers),
        await afterRestart(creator, accountId, 2_000, headers),
      ]
      for (const { status, body } of others) expect([status, body]).toEqual([422, { error: 'idempotency_mismatch' }])
      expect(await wallet.balances(accountId)).toEqual({ balance: 99_000, held: 0 })
    }
    expect(await wallet.audit()).toEqual([])
    figure(
      5,
      `one idempotency key 100 times at once and again after a restart: 1 effect, 1 answer, another body 422, ${keys} of ${keys} keys`,
    )
  }, 1_800_000)

  test('without an Idempotency-Key nothing is booked', async () => {
    const { creator, accountId } = await funded(1_000)
    const { status, body } = await wallet.payOut(creator, accountId, 1_000, {})
    expect([status, body]).toEqual([422, { errors: { idempotency_key: ['required'] } }])
    expect(await wallet.balances(accountId)).toEqual({ balance: 1_000, held: 0 })
  })

  test('are paid when their day comes; a failed one comes back', async () => {
    const { creator, accountId } = await funded(9_000)
    await wallet.payOut(creator, accountId, 4_000)
    const { live, db, config } = { live: api.bus, db: api.db, config: api.config }
    await settlePayouts({ db, live, config, now: api.clock.now })
    const before = await api.call(creator, 'GET', '/api/instagramers/me/account')
    expect(before.body).toMatchObject({ on_the_way: [{ state: 'requested', amount: 4_000 }] })

    const later = new Date(api.clock.now.getTime() + 14 * 86_400_000)
    const settleAll = async (outcome?: 'paid' | 'failed') => {
      for (let settled = 1; settled > 0;) settled = await settlePayouts({ db, live, config, now: later }, outcome)
    }
    await settleAll()
    await wallet.payOut(creator, accountId, 5_000)
    await settleAll('failed')
    const after = await api.call(creator, 'GET', '/api/instagramers/me/account')
    expect(after.body).toMatchObject({ account: { balance: 5_000 } })
    expect((after.body as { on_the_way: { state: string }[] }).on_the_way.map(({ state }) => state).sort()).toEqual([
      'failed',
      'paid',
    ])
  })
})

describe('whose account', () => {
  test("others' accounts are not found", async () => {
    const [own, foreign] = [await wallet.fundedBrand(1_000), await wallet.fundedBrand(1_000)]
    const company = await make.staff('company', [own.id])
    const [creator, other] = [await make.creator({ bankAccountNumber: '1234 5678' }), await make.creator()]
    const otherAccount = await wallet.accountOf(other.id)
    expect((await api.call(company, 'GET', `/api/accounts/${foreign.accountId}/transactions`)).status).toBe(404)
    expect((await api.call(company, 'GET', `/api/accounts/${otherAccount}/transactions`)).status).toBe(404)
    expect((await api.call(creator, 'GET', `/api/accounts/${own.accountId}/transactions`)).status).toBe(404)
    expect((await wallet.payOut(creator, otherAccount, 1)).status).toBe(404)
    expect((await api.call(company, 'GET', `/api/accounts?brand_id=${foreign.id}`)).body).toMatchObject({
      accounts: [],
    })
    expect(
      (
        await api.call(company, 'POST', `/api/accounts/${own.accountId}/transactions`, {
          headers: newKey(),
          body: { transaction: { transaction_type: 'debit', amount: 1, title: 'x' } },
        })
      ).status,
    ).toBe(403)
  })
})
