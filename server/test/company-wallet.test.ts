import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { addDays, dayOf } from '../src/days'
import { payCreator } from '../src/modules/wallet'
import { holdFee, releaseHold, returnHold } from '../src/modules/wallet/ledger'
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

const kr = 100

/** A brand with 10 000 kr: one fee paid, one on hold, one returned, and pictures bought. */
const lived = async () => {
  const brand = await wallet.fundedBrand(10_000 * kr)
  const company = await make.staff('company', [brand.id])
  const campaignId = await make.campaign(brand.id, { state: 'ongoing', name: 'Vinterhud' })
  const hired = async (amount: number) => {
    const creator = await make.creator({})
    const place = { brandId: brand.id, participationId: await make.participation(brand.id, campaignId, creator.id) }
    await wallet.inTransaction((trx) => holdFee(trx, { ...place, amount }))
    return { creator, place }
  }
  const paid = await hired(1_500 * kr)
  await wallet.inTransaction((trx) =>
    releaseHold(trx, {
      ...paid.place,
      instagramerId: paid.creator.id,
      mentionId: uuidv7(),
      campaignTitle: 'Vinterhud',
      now: api.clock.now,
    }),
  )
  const gone = await hired(900 * kr)
  await wallet.inTransaction((trx) => returnHold(trx, { ...gone.place, reason: 'removed', now: api.clock.now }))
  await hired(2_000 * kr)
  await wallet.inTransaction((trx) =>
    payCreator(trx, {
      brandId: brand.id,
      instagramerId: paid.creator.id,
      amount: 850 * kr,
      title: 'Två bilder',
      campaignId,
      createdBy: company.id,
      now: api.clock.now,
    }),
  )
  return { brand, company, campaignId, paid }
}

const get = async (who: Actor, path: string) => {
  const { status, body } = await api.call(who, 'GET', `/api${path}`)
  return { status, body: body as never as Record<string, never> }
}

describe('the wallet of a company', () => {
  test('sums are those of the rows; held money is named by its campaign, with its day', async () => {
    const { company, brand, campaignId } = await lived()
    const { body } = await get(company, '/wallet')
    expect(body.wallet).toMatchObject({
      balance: 7_650 * kr,
      held: 2_000 * kr,
      available: 5_650 * kr,
      held_campaigns: 1,
      brands: [{ brand_id: brand.id, balance: 7_650 * kr, held: 2_000 * kr, available: 5_650 * kr, lacking: 0 }],
      reservations: [{ campaign_id: campaignId, fees: 1, fee: 2_000 * kr, amount: 2_000 * kr }],
    })
    const { months, reservations } = body.wallet as never as {
      months: { amount: number }[]
      reservations: { until: string }[]
    }
    expect(months).toHaveLength(12)
    expect(months.at(-1)!.amount).toBe(2_350 * kr)
    expect(reservations[0]!.until).toMatch(/^20\d\d-\d\d-\d\d$/)
  })

  test('the nearest campaign whose fees are not covered is told of with what it lacks; a later one is not', async () => {
    const { company, brand } = await lived()
    const day = (days: number) => addDays(dayOf(api.clock.now), days)
    const planned = async (name: string, days: number, price: number) => {
      const id = await make.campaign(brand.id, { name, state: 'confirmed' })
      await sql`UPDATE campaigns SET start_at = ${day(days)}, end_at = ${day(days + 30)}, enable_paid_collaborations = true,
        paid_collaboration_price = ${price}, target_number_of_instagramers = 4 WHERE id = ${id}`.execute(api.db)
      return id
    }
    await planned('Längre fram', 40, 5_000)
    expect((await get(company, '/wallet')).body.wallet).toMatchObject({ gap: null })
    const soon = await planned('Snart', 7, 2_000)
    expect((await get(company, '/wallet')).body.wallet).toMatchObject({
      planned: 28_000 * kr,
      gap: { campaign: { id: soon, name: 'Snart', needs: 8_000 * kr }, available: 5_650 * kr, lacking: 2_350 * kr },
      more_gaps: 0,
      brands: [{ lacking: 22_350 * kr, next_campaign: { id: soon } }],
    })
  })

  test('each line says what the account had after it; opening, in and out make the closing balance, which is the account’s', async () => {
    const { company, brand, campaignId } = await lived()
    const { body } = await get(company, `/wallet/transactions?accountId=${brand.accountId}`)
    const lines = body.transactions as never as {
      kind: string
      balance_after: number | null
      transaction_type: string
    }[]
    expect(lines.map(({ kind, balance_after: after }) => [kind, after]).sort()).toEqual(
      [
        ['deposit', 10_000 * kr],
        ['fee', 8_500 * kr],
        ['fee_returned', null],
        ['licence', 7_650 * kr],
      ].sort(),
    )
    expect(body.sums).toEqual({ opening: 0, in: 10_000 * kr, out: 2_350 * kr, closing: 7_650 * kr })
    expect(body.campaign_choices).toEqual([{ id: campaignId, name: 'Vinterhud' }])

    const fees = (await get(company, `/wallet/transactions?accountId=${brand.accountId}&kind=licence`)).body
    expect(fees.transactions).toHaveLength(1)
    expect(fees.sums).toBeNull()
    const earlier = (await get(company, `/wallet/transactions?accountId=${brand.accountId}&to=2020-01-01`)).body
    expect([earlier.transactions, earlier.sums]).toEqual([[], { opening: 0, in: 0, out: 0, closing: 0 }])
    const later = (await get(company, `/wallet/transactions?accountId=${brand.accountId}&from=2999-01-01`)).body
    expect(later.sums).toEqual({ opening: 7_650 * kr, in: 0, out: 0, closing: 7_650 * kr })
    expect((await get(company, '/wallet/transactions?from=2026-02-01&to=2026-01-01')).body.errors).toEqual({
      to: ['before_start'],
    })
  })

  test('a month says what came and went in it of all that matches, also beyond the page, and what was spent is the wallet’s month', async () => {
    const { company, brand } = await lived()
    const month = `${dayOf(api.clock.now).slice(0, 7)}-01`
    const monthsOf = async (query: string) =>
      (await get(company, `/wallet/transactions?accountId=${brand.accountId}${query}`)).body.months as never as {
        month: string
        in: number
        out: number
      }[]
    // One line a page: the sums are the month's. A fee that went back moved nothing.
    expect(await monthsOf('&perPage=1')).toEqual([{ month, in: 10_000 * kr, out: 2_350 * kr }])
    const spent = await Promise.all(['fee', 'licence', 'subscription'].map((kind) => monthsOf(`&kind=${kind}`)))
    const { months } = (await get(company, '/wallet')).body.wallet as never as { months: { amount: number }[] }
    expect(spent.flat().reduce((sum, { out }) => sum + out, 0)).toBe(months.at(-1)!.amount)
    expect(await monthsOf('&kind=fee_returned')).toEqual([{ month, in: 0, out: 0 }])
    expect(await monthsOf('&to=2020-01-01')).toEqual([])
  })

  test('a creator reads the own account by kind and period, with months, sums and the same on paper; no other account', async () => {
    const { paid, brand } = await lived()
    const { creator } = paid
    const today = dayOf(api.clock.now)
    const all = (await get(creator, `/wallet/transactions?from=${today}&to=${today}`)).body
    expect((all.transactions as never as { kind: string }[]).map(({ kind }) => kind)).toEqual(['earning', 'earning'])
    expect(all.sums).toEqual({ opening: 0, in: 2_350 * kr, out: 0, closing: 2_350 * kr })
    expect(all.months).toEqual([{ month: `${today.slice(0, 7)}-01`, in: 2_350 * kr, out: 0 }])
    expect((await get(creator, '/wallet/transactions?kind=payout')).body.transactions).toEqual([])
    const csv = (await get(creator, '/wallet/transactions/export?format=csv')).body.file as never as string
    expect(csv.trim().split('\r\n')).toHaveLength(3)
    const { file } = (await get(creator, `/wallet/transactions/export?format=pdf&from=${today}`)).body
    expect(
      Buffer.from(file as never as string, 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await get(creator, `/wallet/transactions?accountId=${brand.accountId}`)).status).toBe(404)
    const other = await make.creator({})
    const accountId = await wallet.accountOf(creator.id)
    expect((await get(other, `/wallet/transactions/export?format=csv&accountId=${accountId}`)).status).toBe(404)
    expect((await get(other, '/wallet/transactions')).body.transactions).toEqual([])
  })

  test('a receipt names creator and campaign, and the balance on both sides; somebody else’s is not found', async () => {
    const { company, brand, paid, campaignId } = await lived()
    const { body } = await get(company, `/wallet/transactions?accountId=${brand.accountId}&kind=fee`)
    const [{ id }] = body.transactions as never as [{ id: string }]
    expect((await get(company, `/wallet/receipts/${id}`)).body.receipt).toMatchObject({
      transaction: { id, amount: 1_500 * kr, kind: 'fee' },
      campaign: { id: campaignId, name: 'Vinterhud' },
      creator: { id: paid.creator.id },
      balance_before: 10_000 * kr,
      balance_after: 8_500 * kr,
      booked_by: null,
    })
    const stranger = await make.staff('company', [(await make.brand()).id])
    expect((await get(stranger, `/wallet/receipts/${id}`)).status).toBe(404)
    expect((await get(stranger, `/wallet/transactions?accountId=${brand.accountId}`)).status).toBe(404)
    // The other side of the same payment is the creator's and belongs to no brand.
    const { rows } = await sql<{ id: string }>`SELECT other.id FROM ledger_entries e
      JOIN ledger_entries other ON other.transaction_id = e.transaction_id AND other.id <> e.id WHERE e.id = ${id}`.execute(
      api.db,
    )
    expect((await get(admin, `/wallet/receipts/${rows[0]!.id}`)).status).toBe(404)
  })

  test('the statement has the filtered lines, as CSV that no sheet runs, and as PDF', async () => {
    const { company, brand } = await lived()
    const at = `/wallet/transactions/export?accountId=${brand.accountId}`
    const csv = (await get(company, `${at}&format=csv&kind=licence`)).body.file as never as string
    expect(csv.startsWith('\uFEFF')).toBe(true)
    const lines = csv.trim().split('\r\n')
    expect(lines[0]).toBe('Datum;Varumärke;Typ;Händelse;Belopp;Saldo;Id')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(';Bildlicens;')
    expect(lines[1]).toContain(';-850,00;7650,00;')
    // The ledger's own titles are Swedish, so in English a line is named by its kind.
    const english = (await get(company, `${at}&format=csv&locale=en`)).body.file as never as string
    expect(english).toMatch(/;Deposit;[^;]*;10000\.00;/)
    expect(english).not.toContain('Insättning')
    const pdf = Buffer.from((await get(company, `${at}&format=pdf&locale=en`)).body.file as never as string, 'base64')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('each line has its receipt as PDF, also for platform staff; somebody else’s is not found', async () => {
    const { company, brand } = await lived()
    const { body } = await get(company, `/wallet/transactions?accountId=${brand.accountId}`)
    const ids = (body.transactions as never as { id: string }[]).map(({ id }) => id)
    expect(ids).toHaveLength(4)
    for (const [at, id] of ids.entries()) {
      const who = at === 0 ? admin : company
      const { file, file_name: name } = (await get(who, `/wallet/receipts/${id}/file?locale=en`)).body as never as {
        file: string
        file_name: string
      }
      expect(Buffer.from(file, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
      expect(name).toMatch(/^\d{4}-[0-9A-F]{8}\.pdf$/)
    }
    const stranger = await make.staff('company', [(await make.brand()).id])
    expect((await get(stranger, `/wallet/receipts/${ids[0] ?? ''}/file`)).status).toBe(404)
  })

  test('platform staff name the account; all accounts at once are nobody’s list', async () => {
    const { brand } = await lived()
    expect((await get(admin, '/wallet/transactions')).body.errors).toEqual({ account_id: ['required'] })
    expect((await get(admin, `/wallet/transactions?accountId=${brand.accountId}`)).status).toBe(200)
  })
})

describe('lines are found', () => {
  const found = async (who: Actor, query: string) =>
    (await get(who, `/wallet/transactions?query=${encodeURIComponent(query)}`)).body as unknown as {
      transactions: { id: string; amount: number; created_at: string }[]
      sums: unknown
      meta: { total_count: number }
    }
  const inPalette = async (who: Actor, query: string) =>
    (
      (await get(who, `/records?perPage=10&kind=receipt&query=${encodeURIComponent(query)}`)).body as unknown as {
        found: { hits: { id: string; place_id: string }[] }[]
      }
    ).found.flatMap(({ hits }) => hits)

  test('by sum, number of the receipt and words, in the list and in the palette, by whoever sees the money', async () => {
    const { brand, company } = await lived()
    const stranger = await make.staff('company', [(await make.brand()).id])
    const reviewer = await make.staff('company', [brand.id])
    await api.db.updateTable('brand_users').set({ role: 'reviewer' }).where('user_id', '=', reviewer.id).execute()
    for (const typed of ['850 kr', '850,00', 'två bilder', 'bilder tva']) {
      const { transactions, sums, meta } = await found(company, typed)
      expect([typed, transactions.map(({ amount }) => amount), meta.total_count]).toEqual([typed, [850 * kr], 1])
      expect(sums).toBeNull()
    }
    const [line] = (await found(company, '850 kr')).transactions
    const number = `${line!.created_at.slice(0, 4)}-${line!.id.replaceAll('-', '').slice(-8).toUpperCase()}`
    expect((await found(company, number)).transactions.map(({ id }) => id)).toEqual([line!.id])
    expect((await found(company, '851 kr')).transactions).toEqual([])
    const hits = [...(await inPalette(company, '850 kr')), ...(await inPalette(company, number))]
    expect(hits.map(({ id, place_id: account }) => [id, account])).toEqual(Array(2).fill([line!.id, brand.accountId]))
    for (const who of [stranger, reviewer, admin]) expect(await inPalette(who, number)).toEqual([])
  })
})
