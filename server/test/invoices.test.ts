import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { dayOf } from '../src/days'
import { transact } from '../src/db/transact'
import { issueInvoice, recordPayment, saleTo } from '../src/modules/invoices'
import { vouchersOf } from '../src/modules/invoices/books/vouchers'
import { bookMonthlyFees } from '../src/modules/wallet/company/monthly-fees'
import { cardFee, fee } from '../src/modules/wallet/ledger'
import { mailsFor } from './support/mails'
import { unzip } from './support/own-export'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let wallet: ReturnType<typeof walletOf>
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
  wallet = walletOf(api, make, admin)
})
afterAll(() => api.close())

interface Row {
  id: string
  number: string
  kind: string
  title: string
  net: number
  vat: number
  total: number
  state: string
  mail: string
}

const at = (day: string) => new Date(`${day}T08:00:00Z`)
const run = (day: string) => bookMonthlyFees({ db: api.db, live: api.bus, config: api.config, now: () => at(day) })

const papers = {
  legal_name: 'Trekant Handel AB',
  organisation_number: '559999-4711',
  street: 'Magasinsgatan 11',
  postal_code: '411 18',
  town: 'Göteborg',
  reference: 'Kst 410, Sara Lindqvist',
}

/** A company with papers and a plan, whose brand has money, and somebody of it. */
const buyer = async (change: Record<string, string | null> = {}) => {
  const brand = await wallet.fundedBrand(1_000_00 * 10)
  await api.db.updateTable('brands').set({ created_at: '2026-01-01T10:00:00Z' }).where('id', '=', brand.id).execute()
  await sql`INSERT INTO company_plans (company_id, session_id, plan, monthly_fee, started_on, asked_at)
    SELECT company_id, 'cs ' || id, 'small', 49900, '2026-01-08'::date, now() FROM brands WHERE id = ${brand.id}`.execute(
    api.db,
  )
  const invoiceEmail = `faktura-${brand.id}@trekant.test`
  await api.db
    .updateTable('companies')
    .set({ ...papers, invoice_email: invoiceEmail, ...change } as never)
    .where('id', '=', brand.companyId)
    .execute()
  return { ...brand, invoiceEmail }
}

const staffOf = ({ id }: { id: string }) => make.staff('company', [id])
const invoicesOf = async (brand: { id: string; companyId: string }, query = '') => {
  const { body, status } = await api.call(
    await staffOf(brand),
    'GET',
    `/api/companies/${brand.companyId}/invoices${query}`,
  )
  expect(status).toBe(200)
  return (body as { invoices: Row[] }).invoices
}
const detailsOf = async (brand: { id: string }, id: string) =>
  ((await api.call(await staffOf(brand), 'GET', `/api/invoices/${id}`)).body as { invoice: Record<string, unknown> })
    .invoice
const credit = (id: string, body: Record<string, unknown>, who = admin) =>
  api.call(who, 'POST', `/api/invoices/${id}/credit`, { headers: newKey(), body: { credit: body } })
const vatBooked = async () =>
  (
    await sql<{ balance: number }>`SELECT coalesce(sum(balance), 0)::bigint AS balance FROM accounts
      WHERE owner_type = 'platform' AND purpose = 'vat'`.execute(api.db)
  ).rows[0]?.balance ?? 0
const numbers = async () =>
  (
    await sql<{
      number: number
    }>`SELECT series_number AS number FROM invoices WHERE series_year = 2026 ORDER BY 1`.execute(api.db)
  ).rows.map(({ number }) => number)

describe('a monthly fee', () => {
  test('is taken as before, and its VAT has an account of its own', async () => {
    const brand = await buyer()
    const before = await vatBooked()
    await run('2026-03-08')
    expect((await wallet.balances(brand.accountId))?.balance).toBe(1_000_000 - 49_900)
    expect((await vatBooked()) - before).toBe(9_980)
    expect(await wallet.audit()).toEqual([])
    const [invoice] = await invoicesOf(brand)
    expect(invoice).toMatchObject({ kind: 'invoice', net: 39_920, vat: 9_980, total: 49_900, state: 'paid' })
    expect(invoice!.title).toMatch(/^Abonnemang Liten, .+, 8 mars–7 apr\.? 2026$/)
    expect(await detailsOf(brand, invoice!.id)).toMatchObject({
      vat_rule: 'domestic',
      vat_rate: 25,
      seller: { name: 'Samspel AB', vat_number: 'SE556677889901' },
      buyer: { name: 'Trekant Handel AB', organisation_number: '559999-4711', town: 'Göteborg' },
      payments: [{ amount: 49_900, by: 'account' }],
      paid: 49_900,
      creditable: 49_900,
    })
  })

  test('is mailed to the address for invoices with its PDF', async () => {
    const brand = await buyer()
    await run('2026-03-08')
    expect(await invoicesOf(brand)).toMatchObject([{ mail: 'waiting' }])
    const [mail] = await mailsFor(api, brand.invoiceEmail)
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^Faktura 2026-\d{4} från Samspel$/) })
    expect(mail).toHaveProperty('file.invoice.locale', 'sv')
    const silent = await buyer({ invoice_email: null })
    await run('2026-03-08')
    expect(await invoicesOf(silent)).toMatchObject([{ mail: 'none' }])
  })

  test('shows a mail that did not arrive', async () => {
    const brand = await buyer()
    await run('2026-03-08')
    await sql`UPDATE outbox SET done_at = now(), last_error = '550 no such user' WHERE payload->>'to' = ${brand.invoiceEmail}`.execute(
      api.db,
    )
    expect(await invoicesOf(brand)).toMatchObject([{ mail: 'failed' }])
  })

  test('has no VAT where the buyer accounts for it, and none outside the EU', async () => {
    const dane = await buyer({ country_code: 'DK', vat_number: 'DK12345674', vat_state: 'valid' })
    const unproved = await buyer({ country_code: 'DK', vat_number: 'DK12345674', vat_state: 'unchecked' })
    const norwegian = await buyer({ country_code: 'NO' })
    await run('2026-03-08')
    const found = await Promise.all([dane, unproved, norwegian].map(async (brand) => (await invoicesOf(brand))[0]))
    expect(found).toMatchObject([
      { net: 49_900, vat: 0, total: 49_900 },
      { net: 39_920, vat: 9_980, total: 49_900 },
      { net: 49_900, vat: 0, total: 49_900 },
    ])
    expect(await wallet.audit()).toEqual([])
  })

  test('leaves what was issued as it is when the papers change', async () => {
    const brand = await buyer()
    await run('2026-03-08')
    await sql`UPDATE companies SET legal_name = 'Annat AB', street = 'Nygatan 1' WHERE id = ${brand.companyId}`.execute(
      api.db,
    )
    await run('2026-04-08')
    const [april, march] = await invoicesOf(brand)
    expect(await detailsOf(brand, march!.id)).toMatchObject({
      buyer: { name: 'Trekant Handel AB', street: 'Magasinsgatan 11' },
    })
    expect(await detailsOf(brand, april!.id)).toMatchObject({ buyer: { name: 'Annat AB', street: 'Nygatan 1' } })
  })
})

describe('numbers', () => {
  test('have no gap and no double, whatever is sold at once and whatever is undone', async () => {
    const brands = await Promise.all(Array.from({ length: 8 }, () => buyer()))
    await Promise.all([run('2026-05-08'), run('2026-05-08'), run('2026-05-08')])
    const sell = (brand: (typeof brands)[number], fails: boolean) =>
      transact(api.db, async (trx) => {
        const now = at('2026-05-09')
        const sale = await saleTo(trx, api.config, { companyId: brand.companyId, total: 100 })
        const { transactionId } = await fee(trx, {
          accountId: brand.accountId,
          amount: 100,
          vat: sale!.vat,
          title: 'x',
          now,
        })
        const lines = [{ kind: 'plan' as const, total: 100, titleSv: 'x', titleEn: 'x' }]
        await issueInvoice(trx, api.config, { ...sale!, lines, transactionId, now })
        if (fails) throw new Error('undone')
      })
    const sold = await Promise.allSettled(
      brands.flatMap((brand, index) => [sell(brand, index % 2 === 0), sell(brand, index % 3 === 0)]),
    )
    expect(sold.filter(({ status }) => status === 'rejected').length).toBe(7)
    const taken = await numbers()
    expect(taken).toEqual(taken.map((_, index) => index + 1))
    expect(await wallet.audit()).toEqual([])
  })

  test('cannot be left out, taken twice or gone back on', async () => {
    const change = (statement: ReturnType<typeof sql>) => transact(api.db, (trx) => statement.execute(trx))
    await expect(
      change(sql`UPDATE invoice_series SET last_number = last_number + 1 WHERE year = 2026`),
    ).rejects.toThrow('has no invoice')
    await expect(
      change(sql`UPDATE invoice_series SET last_number = last_number + 2 WHERE year = 2026`),
    ).rejects.toThrow('follow one another')
    await expect(
      change(sql`UPDATE invoice_series SET last_number = last_number - 1 WHERE year = 2026`),
    ).rejects.toThrow('follow one another')
    await expect(change(sql`DELETE FROM invoice_series`)).rejects.toThrow()
    await expect(change(sql`INSERT INTO invoice_series (year, last_number) VALUES (2031, 7)`)).rejects.toThrow('follow')
  })

  test.each(['invoices', 'invoice_lines', 'invoice_payments'])('%s are never changed or deleted', async (table) => {
    const name = sql.table(table)
    const column =
      table === 'invoices'
        ? sql`total = 0, net = 0, vat = 0`
        : table === 'invoice_lines'
          ? sql`title_sv = ''`
          : sql`amount = 1`
    await expect(sql`UPDATE ${name} SET ${column}`.execute(api.db)).rejects.toThrow('never changed')
    await expect(sql`DELETE FROM ${name}`.execute(api.db)).rejects.toThrow('never changed')
    await expect(sql`TRUNCATE ${name} CASCADE`.execute(api.db)).rejects.toThrow('never changed')
  })
})

describe('a credit', () => {
  const sold = async () => {
    const brand = await buyer()
    await run('2026-03-08')
    const [invoice] = await invoicesOf(brand)
    return { brand, invoice: invoice! }
  }

  test('names what it takes back, and gives the money and its VAT back', async () => {
    const { brand, invoice } = await sold()
    const before = await vatBooked()
    const { body, status } = await credit(invoice.id, { reason: 'dubbel avgift' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ invoice: { state: 'credited', creditable: 0 } })
    expect((await wallet.balances(brand.accountId))?.balance).toBe(1_000_000)
    expect((await vatBooked()) - before).toBe(-9_980)
    const [note] = await invoicesOf(brand)
    expect(note).toMatchObject({
      kind: 'credit',
      title: `Kredit av ${invoice.number}, dubbel avgift`,
      net: -39_920,
      vat: -9_980,
      total: -49_900,
      state: 'credited',
    })
    expect(await detailsOf(brand, note!.id)).toMatchObject({ credits: { id: invoice.id, number: invoice.number } })
    expect((await credit(invoice.id, { reason: 'igen' })).status).toBe(409)
    expect((await credit(note!.id, { reason: 'igen' })).status).toBe(422)
    expect(await wallet.audit()).toEqual([])
  })

  test('may be of a part, and its parts are the whole to the öre', async () => {
    const { brand, invoice } = await sold()
    await credit(invoice.id, { reason: 'del', amount: 16_633 })
    await credit(invoice.id, { reason: 'del', amount: 16_633 })
    expect((await detailsOf(brand, invoice.id)).state).toBe('paid')
    expect((await credit(invoice.id, { reason: 'för mycket', amount: 16_635 })).body).toMatchObject({
      errors: { amount: ['too_large'] },
    })
    await credit(invoice.id, { reason: 'resten' })
    const all = await invoicesOf(brand)
    const sum = (key: 'net' | 'vat' | 'total') => all.reduce((total, row) => total + row[key], 0)
    expect([sum('net'), sum('vat'), sum('total')]).toEqual([0, 0, 0])
    expect((await detailsOf(brand, invoice.id)).state).toBe('credited')
  })

  test('is the platform’s to make, and above its limit not by one person alone', async () => {
    const { brand, invoice } = await sold()
    expect((await credit(invoice.id, { reason: 'jag vill' }, await staffOf(brand))).status).toBe(403)
    const other = await make.staff('admin')
    await wallet.bookByHand(brand.accountId, 'debit', 9_900_00, { who: other })
    expect(await credit(invoice.id, { reason: 'för mycket på en dag' }, other)).toMatchObject({
      status: 422,
      body: { error: 'second_person_needed' },
    })
    expect((await credit(invoice.id, { reason: 'ryms', amount: 100_00 }, other)).status).toBe(200)
    expect((await credit(invoice.id, { reason: 'ryms inte', amount: 100 }, other)).status).toBe(422)
  })
})

describe('the list', () => {
  test('is of one’s own company, by year and state, sorted and in pages', async () => {
    const [brand, other] = [await buyer(), await buyer()]
    await run('2026-03-08')
    await run('2026-04-08')
    await run('2027-01-08')
    const staff = await staffOf(brand)
    const ask = async (query: string) =>
      (await api.call(staff, 'GET', `/api/companies/${brand.companyId}/invoices${query}`)).body as {
        invoices: Row[]
        meta: Record<string, number>
        years: number[]
      }
    const all = await ask('')
    expect(all.years).toEqual([2027, 2026])
    expect(all.invoices.map(({ number }) => number.slice(0, 4))).toEqual(['2027', '2026', '2026'])
    expect((await ask('?year=2026&sort=oldest&perPage=1')).invoices[0]!.title).toContain('mars')
    expect((await ask('?year=2026&perPage=1')).meta).toMatchObject({ total_count: 2, next_page: 2 })
    expect((await ask('?state=credited')).invoices).toEqual([])
    expect((await api.call(staff, 'GET', `/api/companies/${other.companyId}/invoices`)).status).toBe(404)
    const [foreign] = await invoicesOf(other)
    expect((await api.call(staff, 'GET', `/api/invoices/${foreign!.id}`)).status).toBe(404)
  })
})

test('without a seller nothing is invoiced, and the fee is taken as it was', async () => {
  const brand = await buyer()
  const config = { ...api.config, seller: undefined }
  await bookMonthlyFees({ db: api.db, live: api.bus, config, now: () => at('2026-06-08') })
  expect((await wallet.balances(brand.accountId))?.balance).toBe(1_000_000 - 49_900)
  expect(await invoicesOf(brand)).toEqual([])
})

describe('an invoice that is owed', () => {
  const now = () => api.clock.now
  /** An invoice of a company of which nothing has been paid; `plan` is the month of a plan that a card paid and a dispute took back. */
  const owed = async (brand: { companyId: string }, total = 49_900) =>
    transact(api.db, async (trx) => {
      const sale = await saleTo(trx, api.config, { companyId: brand.companyId, total })
      const lines = [{ kind: 'plan' as const, total, titleSv: 'Abonnemang', titleEn: 'Plan' }]
      return issueInvoice(trx, api.config, { ...sale!, lines, transactionId: null, now: now() })
    })
  const pay = (who: Actor, id: string, accountId: string, headers = newKey()) =>
    api.call(who, 'POST', `/api/invoices/${id}/payments`, { headers, body: { payment: { account_id: accountId } } })

  test('is paid from the account of one of the company’s brands: exactly that sum with its VAT, once', async () => {
    const brand = await buyer()
    const staff = await staffOf(brand)
    const { id } = await owed(brand)
    expect(await detailsOf(brand, id)).toMatchObject({ state: 'open', paid: 0, payable: 49_900 })
    const vat = await vatBooked()
    const key = newKey()
    const first = await pay(staff, id, brand.accountId, key)
    expect(first.body).toMatchObject({ invoice: { state: 'paid', paid: 49_900, payable: 0 } })
    expect((await pay(staff, id, brand.accountId, key)).body).toEqual(first.body)
    expect(await pay(staff, id, brand.accountId)).toMatchObject({ status: 409, body: { error: 'already_decided' } })
    expect((await wallet.balances(brand.accountId))?.balance).toBe(1_000_000 - 49_900)
    expect((await vatBooked()) - vat).toBe(9_980)
    expect(await wallet.audit()).toEqual([])
  })

  test('two presses at once pay it once', async () => {
    const brand = await buyer()
    const staff = await staffOf(brand)
    const { id } = await owed(brand)
    const answers = await Promise.all([pay(staff, id, brand.accountId), pay(staff, id, brand.accountId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await wallet.balances(brand.accountId))?.balance).toBe(1_000_000 - 49_900)
  })

  test('an account with less pays nothing; another company’s account and people do not pay it', async () => {
    const brand = await buyer()
    const staff = await staffOf(brand)
    const { id } = await owed(brand, 2_000_000)
    expect(await pay(staff, id, brand.accountId)).toMatchObject({ status: 422, body: { error: 'insufficient_funds' } })
    const other = await buyer()
    expect((await pay(staff, id, other.accountId)).status).toBe(404)
    expect((await pay(await staffOf(other), id, other.accountId)).status).toBe(404)
    expect(await detailsOf(brand, id)).toMatchObject({ state: 'open', paid: 0 })
  })

  test('waits for the bank of the card while a dispute is open, and is paid again without VAT once it is lost', async () => {
    const brand = await buyer()
    const staff = await staffOf(brand)
    const plan = `in_${brand.id}`
    await sql`INSERT INTO plan_invoices (id, company_id, amount, state, period_from, period_to, created_at, paid_at)
      VALUES (${plan}, ${brand.companyId}, 49900, 'paid', '2026-03-08', '2026-04-07', ${now()}, ${now()})`.execute(
      api.db,
    )
    const { id } = await transact(api.db, async (trx) => {
      const sale = await saleTo(trx, api.config, { companyId: brand.companyId, total: 49_900 })
      const sold = { side: 'card' as const, now: now(), title: 'x' }
      const { transactionId } = await cardFee(trx, { ...sold, kind: 'fee', amount: 49_900, vat: sale!.vat })
      const lines = [{ kind: 'plan' as const, total: 49_900, titleSv: 'Abonnemang', titleEn: 'Plan' }]
      const made = await issueInvoice(trx, api.config, {
        ...sale!,
        lines,
        transactionId,
        planInvoiceId: plan,
        now: now(),
      })
      const back = await cardFee(trx, { ...sold, kind: 'dispute', amount: -49_900, vat: 0 })
      const taken = { invoiceId: made.id, transactionId: back.transactionId, amount: -49_900 }
      await recordPayment(trx, { ...taken, now: new Date(now().getTime() + 1) })
      await sql`INSERT INTO payment_reversals (id, kind, invoice_id, amount, state, created_at)
        VALUES (${`dp_${brand.id}`}, 'dispute', ${plan}, 49900, 'open', ${now()})`.execute(trx)
      return made
    })
    expect(await detailsOf(brand, id)).toMatchObject({ payable: 0, paid: 0 })
    expect(await pay(staff, id, brand.accountId)).toMatchObject({ body: { error: 'illegal_transition' } })
    await sql`UPDATE payment_reversals SET state = 'lost' WHERE invoice_id = ${plan}`.execute(api.db)
    const vat = await vatBooked()
    api.clock.now = new Date(now().getTime() + 1_000)
    expect((await pay(staff, id, brand.accountId)).body).toMatchObject({ invoice: { state: 'paid', paid: 49_900 } })
    expect(await vatBooked()).toBe(vat)
    expect(await wallet.audit()).toEqual([])
    // In the company's books the cost stands once, and what was owed is settled.
    const day = dayOf(now())
    const vouchers = await vouchersOf(api.db, { companyId: brand.companyId, from: day, to: day })
    const sums: Record<string, number> = {}
    for (const { purpose, amount } of vouchers.flatMap(({ rows }) => rows))
      sums[purpose] = (sums[purpose] ?? 0) + amount
    expect(sums).toMatchObject({ subscription: 39_920, vat: 9_980, other: 0, wallet: 1_000_000 - 49_900 })
  })

  test('platform staff find it among those of all companies by words and state, with what is owed of them', async () => {
    const brand = await buyer({ legal_name: 'Ensamt Namn Handel AB' })
    const { id, number } = await owed(brand)
    await run('2026-03-08')
    const list = async (query: string, who = admin) => {
      const { status, body } = await api.call(who, 'GET', `/api/invoices?${query}`)
      return { status, ...(body as { invoices: Row[]; owed: number; meta: { total_count: number } }) }
    }
    const all = await list('query=ensamt+namn')
    expect(all).toMatchObject({ owed: 49_900, meta: { total_count: 2 } })
    expect(all.invoices[0]).toMatchObject({ company: { id: brand.companyId, name: 'Ensamt Namn Handel AB' } })
    expect((await list('query=ensamt+namn&state=open')).invoices.map((row) => row.id)).toEqual([id])
    expect((await list(`query=${number}`)).invoices.map((row) => row.id)).toEqual([id])
    expect(await list('query=ensamt+namn&state=overdue')).toMatchObject({ invoices: [], owed: 0 })
    expect((await list('', await staffOf(brand))).status).toBe(403)
  })
})

describe('the archive of all PDFs', () => {
  const addressOf = async (who: Actor, companyId: string, query = '') => {
    const { status, body } = await api.call(who, 'GET', `/api/companies/${companyId}/invoices/archive${query}`)
    return { status, url: (body as { export?: { url: string } }).export?.url ?? '' }
  }
  const read = (url: string) => api.app.inject({ method: 'GET', url })

  test('holds each invoice that the filter shows, at an address that ends with time and with the session', async () => {
    const brand = await buyer()
    await run('2026-03-08')
    await run('2026-04-08')
    const numbersOf = (await invoicesOf(brand)).map(({ number }) => `${number}.pdf`)
    const staff = await staffOf(brand)
    const { url } = await addressOf(staff, brand.companyId)
    const answer = await read(url)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="fakturor.zip"',
    })
    const files = await unzip(answer.rawPayload)
    expect([...files.keys()].sort()).toEqual(numbersOf.sort())
    for (const content of files.values()) expect(content.subarray(0, 5).toString()).toBe('%PDF-')
    const none = await addressOf(staff, brand.companyId, '?state=overdue')
    expect((await unzip((await read(none.url)).rawPayload)).size).toBe(0)

    // Another company in the same words is another seal.
    const other = await buyer()
    expect((await read(url.replace(brand.companyId, other.companyId))).statusCode).toBe(404)
    expect((await addressOf(await staffOf(other), brand.companyId)).status).toBe(404)
    const before = api.clock.now
    api.clock.now = new Date(before.getTime() + 121_000)
    expect((await read(url)).statusCode).toBe(404)
    api.clock.now = before
    await sql`UPDATE sessions SET revoked_at = now() WHERE id = ${staff.sessionId}`.execute(api.db)
    expect((await read(url)).statusCode).toBe(404)
  })
})
