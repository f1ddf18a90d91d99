import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import yauzl from 'yauzl'
import { releaseHours } from '@samspel/api'
import { endConsents } from '../src/modules/self-billing'
import { billCreators } from '../src/modules/self-billing/job'
import { payCreator } from '../src/modules/wallet'
import { mailsFor } from './support/mails'
import { readSie } from './support/read-sie'
import type { Records } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { newKey, openWalletApi, type Wallet } from './support/wallet'

let api: TestApi
let make: Records
let admin: Actor
let wallet: Wallet
beforeAll(async () => {
  ;({ api, make, admin, wallet } = await openWalletApi())
})
afterAll(() => api.close())

interface Row {
  id: string
  number: string
  kind: string
  month: string
  payer: { id: string; name: string }
  creator: { name: string }
  vat_rule: string
  net: number
  vat: number
  total: number
  credits: string | null
  is_credited: boolean
}

const at = (day: string) => new Date(`${day}T10:00:00Z`)
const from = (day: string) => {
  api.clock.now = at(day)
}
const run = (day: string) => billCreators({ db: api.db, live: api.bus, config: api.config, now: () => at(day) })

const companyPapers = {
  legal_name: 'Trekant Handel AB',
  organisation_number: '559999-4711',
  street: 'Magasinsgatan 11',
  postal_code: '411 18',
  town: 'Göteborg',
}
const payer = async (papers: Record<string, string | null> = {}) => {
  const brand = await wallet.fundedBrand(100_000_00)
  const invoiceEmail = `faktura-${brand.id}@trekant.test`
  await api.db
    .updateTable('companies')
    .set({ ...companyPapers, invoice_email: invoiceEmail, ...papers } as never)
    .where('id', '=', brand.companyId)
    .execute()
  return { ...brand, invoiceEmail }
}

const consent = (creator: Actor, version = 1) =>
  api.call(creator, 'POST', '/api/instagramers/me/self_billing/consent', { body: { text_version: version } })
const withdraw = (creator: Actor) => api.call(creator, 'DELETE', '/api/instagramers/me/self_billing/consent')
const stateFTax = (creator: Actor) =>
  api.call(creator, 'PATCH', '/api/instagramers/me/tax', { body: { f_tax_since: '2026-01-01' } })
const fillIn = (creator: Actor, papers: object) =>
  api.call(creator, 'PATCH', '/api/instagramers/me/papers', { body: { papers } })
const creatorPapers = {
  first_name: 'Tove',
  last_name: 'Ekström',
  street: 'Storgatan 1',
  postal_code: '411 15',
  town: 'Göteborg',
}
/** The same person, signed in at another time: sessions of weeks ago have ended. */
const again = ({ id }: Actor) => api.actor('instagramer', id)
/** Somebody with F-tax and papers who says yes, at a moment. */
const seller = async (day: string, papers: object = creatorPapers) => {
  from(day)
  const creator = await make.creator()
  await stateFTax(creator)
  if (Object.keys(papers).length > 0) expect((await fillIn(creator, papers)).status).toBe(200)
  expect((await consent(creator)).status).toBe(200)
  return creator
}
/** A fee that can be taken out on a day. */
const pay = (brandId: string, creator: Actor, amount: number, day: string) =>
  wallet.inTransaction((trx) =>
    payCreator(trx, {
      brandId,
      instagramerId: creator.id,
      amount,
      title: 'Bild',
      createdBy: admin.id,
      now: new Date(at(day).getTime() - releaseHours * 3_600_000),
    }),
  )
const rowsOf = async (creatorId: string): Promise<Row[]> => {
  const { rows } =
    await sql<Row>`SELECT id, 'SF-' || lpad(number::text, 4, '0') AS number, kind, period_from::text AS month, vat_rule, net, vat, total
    FROM self_billed_invoices WHERE instagramer_id = ${creatorId} ORDER BY number`.execute(api.db)
  return rows
}
const mine = async (creator: Actor, query = '') => {
  const { body, status } = await api.call(creator, 'GET', `/api/instagramers/me/self_billed_invoices${query}`)
  expect(status).toBe(200)
  return body as { invoices: Row[]; years: number[]; payers: { id: string }[]; meta: { total_count: number } }
}
const stateOf = async (creator: Actor) =>
  (
    (await api.call(creator, 'GET', '/api/instagramers/me/self_billing')).body as {
      self_billing: Record<string, unknown>
    }
  ).self_billing

describe('the consent', () => {
  test('is for those with F-tax or a VAT number, to the words that were read, and can be taken back', async () => {
    from('2026-03-02')
    const creator = await make.creator()
    expect(await stateOf(creator)).toMatchObject({ is_business: false, consent: null })
    expect(await consent(creator)).toMatchObject({ status: 422, body: { error: 'illegal_transition' } })
    await fillIn(creator, { vat_number: 'SE556677889901' })
    expect(await consent(creator, 2)).toMatchObject({ status: 409, body: { error: 'stale_version' } })
    expect((await consent(creator)).status).toBe(200)
    expect((await consent(creator)).status).toBe(200)
    expect(await stateOf(creator)).toMatchObject({
      is_business: true,
      consent: { given_at: at('2026-03-02').toISOString(), withdrawn_at: null, text_version: 1 },
      before: [],
    })
    expect((await withdraw(creator)).status).toBe(200)
    expect(await stateOf(creator)).toMatchObject({ consent: null, before: [{ text_version: 1 }] })
    expect((await consent(creator)).status).toBe(200)
    expect(((await stateOf(creator)).before as unknown[]).length).toBe(1)
  })

  test('makes nothing before it is given or after it is taken back', async () => {
    const brand = await payer()
    from('2026-03-02')
    const without = await make.creator()
    await stateFTax(without)
    await fillIn(without, creatorPapers)
    await pay(brand.id, without, 100_00, '2026-03-10')
    const creator = await seller('2026-03-10')
    await pay(brand.id, creator, 100_00, '2026-03-09')
    await pay(brand.id, creator, 200_00, '2026-03-11')
    from('2026-03-12')
    expect((await withdraw(await again(creator))).status).toBe(200)
    await pay(brand.id, creator, 400_00, '2026-03-13')
    await run('2026-04-01')
    expect(await rowsOf(without.id)).toEqual([])
    expect((await rowsOf(creator.id)).map(({ total }) => total)).toEqual([200_00])
  })
})

describe('the invoices', () => {
  test('are one for each payer and month, with all numbers, once, also for months that were missed', async () => {
    const [one, other] = [await payer(), await payer()]
    const creator = await seller('2026-03-02')
    await pay(one.id, creator, 100_00, '2026-03-03')
    await pay(one.id, creator, 50_00, '2026-03-30')
    await pay(other.id, creator, 70_00, '2026-03-20')
    await pay(one.id, creator, 30_00, '2026-05-02')
    // The last hour of a month in Sweden is still that month.
    await run('2026-03-31')
    expect(await rowsOf(creator.id)).toEqual([])
    await run('2026-06-01')
    await run('2026-06-02')
    const rows = await rowsOf(creator.id)
    expect(rows.map(({ number }) => number)).toEqual(['SF-0001', 'SF-0002', 'SF-0003'])
    expect(rows.map(({ month, total }) => [month, total]).sort()).toEqual(
      [
        ['2026-03-01', 150_00],
        ['2026-03-01', 70_00],
        ['2026-05-01', 30_00],
      ].sort(),
    )
    await run('2026-07-01')
    expect((await rowsOf(creator.id)).length).toBe(3)
  })

  test('have the VAT within the fee for whoever is registered, and none else; no money moves', async () => {
    const brand = await payer()
    const registered = await seller('2026-03-02', { ...creatorPapers, vat_number: 'SE556677889901' })
    const plain = await seller('2026-03-02')
    await pay(brand.id, registered, 1_000_00, '2026-03-10')
    await pay(brand.id, plain, 1_000_00, '2026-03-10')
    const before = await wallet.balances(brand.accountId)
    await run('2026-04-01')
    expect(await rowsOf(registered.id)).toMatchObject([
      { vat_rule: 'domestic', net: 800_00, vat: 200_00, total: 1_000_00 },
    ])
    expect(await rowsOf(plain.id)).toMatchObject([
      { vat_rule: 'not_registered', net: 1_000_00, vat: 0, total: 1_000_00 },
    ])
    expect(await wallet.balances(brand.accountId)).toEqual(before)
    expect(await wallet.audit()).toEqual([])
  })

  test('wait for papers, tell both once, and are made when they are there', async () => {
    const brand = await payer({ street: null })
    const creator = await seller('2026-03-02', { first_name: 'Tove' })
    const keeper = await make.staff('company', [brand.id])
    await pay(brand.id, creator, 100_00, '2026-03-10')
    await run('2026-04-01')
    await run('2026-04-02')
    expect(await rowsOf(creator.id)).toEqual([])
    const told = async (id: string) =>
      (
        await sql<{
          kind: string
        }>`SELECT kind FROM notices WHERE account_id = ${id} AND kind LIKE 'self_bill%'`.execute(api.db)
      ).rows.map(({ kind }) => kind)
    expect(await told(creator.id)).toEqual(['self_billing_waits'])
    expect(await told(keeper.id)).toEqual(['self_billing_lacks'])
    from('2026-04-03')
    const [now, staff] = [await again(creator), await make.staff('company', [brand.id])]
    expect(await stateOf(now)).toMatchObject({
      missing: ['lastName', 'street', 'postalCode', 'town'],
      waiting: [{ month: '2026-03-01', payer: 'Trekant Handel AB', payer_missing: ['street'] }],
    })
    const list = (await api.call(staff, 'GET', `/api/companies/${brand.companyId}/self_billed_invoices`)).body
    expect(list).toMatchObject({ invoices: [], waiting: 1, payer_missing: ['street'] })
    await fillIn(now, creatorPapers)
    await api.db.updateTable('companies').set({ street: 'Gatan 1' }).where('id', '=', brand.companyId).execute()
    // The month after is not done before this one is looked at.
    await pay(brand.id, creator, 40_00, '2026-04-10')
    await run('2026-05-01')
    expect((await rowsOf(creator.id)).map(({ month, total }) => [month, total])).toEqual([
      ['2026-03-01', 100_00],
      ['2026-04-01', 40_00],
    ])
    from('2026-05-01')
    expect(await stateOf(await again(creator))).toMatchObject({ missing: [], waiting: [] })
  })

  test('are not made where Samspel does not know the VAT', async () => {
    const brand = await payer({ country_code: 'DK', organisation_number: '12345674', vat_number: null })
    from('2026-03-02')
    const creator = await make.creator({ countryCode: 'DK' })
    await fillIn(creator, { ...creatorPapers, postal_code: '1050', vat_number: 'DK12345674' })
    expect((await consent(creator)).status).toBe(200)
    await pay(brand.id, creator, 100_00, '2026-03-10')
    await run('2026-04-01')
    expect(await rowsOf(creator.id)).toEqual([])
    from('2026-04-01')
    expect(await stateOf(await again(creator))).toMatchObject({ waiting: [{ payer_missing: ['vatRule'] }] })
  })

  test('never change, and their numbers neither', async () => {
    const brand = await payer()
    const creator = await seller('2026-03-02')
    await pay(brand.id, creator, 100_00, '2026-03-10')
    await run('2026-04-01')
    const refused = (statement: ReturnType<typeof sql>) => expect(statement.execute(api.db)).rejects.toThrow()
    await refused(sql`UPDATE self_billed_invoices SET reason = 'x' WHERE instagramer_id = ${creator.id}`)
    await refused(sql`DELETE FROM self_billed_lines`)
    await refused(sql`UPDATE self_billing_series SET last_number = 3 WHERE instagramer_id = ${creator.id}`)
    await refused(sql`UPDATE self_billing_series SET last_number = 2 WHERE instagramer_id = ${creator.id}`)
    await refused(sql`DELETE FROM self_billing_series WHERE instagramer_id = ${creator.id}`)
  })

  test('two servers that look at once make each once', async () => {
    const brand = await payer()
    const creators = [await seller('2026-03-02'), await seller('2026-03-02')]
    for (const creator of creators) await pay(brand.id, creator, 100_00, '2026-03-10')
    await Promise.all([run('2026-04-01'), run('2026-04-01')])
    for (const creator of creators) expect((await rowsOf(creator.id)).map(({ total }) => total)).toEqual([100_00])
  })
})

const namesIn = (zip: Buffer) =>
  new Promise<string[]>((resolve, reject) => {
    yauzl.fromBuffer(zip, { lazyEntries: false }, (error, file) => {
      if (error) return reject(error)
      const names: string[] = []
      file.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName))
      file.on('end', () => resolve(names))
      file.on('error', reject)
    })
  })

describe('who gets them', () => {
  let brand: Awaited<ReturnType<typeof payer>>
  let creator: Actor
  let invoice: Row
  let staff: Actor
  beforeAll(async () => {
    brand = await payer()
    creator = await seller('2026-03-02', { ...creatorPapers, vat_number: 'SE556677889901' })
    await pay(brand.id, creator, 1_000_00, '2026-03-10')
    await pay(brand.id, creator, 500_00, '2026-04-10')
    await run('2026-05-02')
    from('2026-05-02')
    admin = await make.staff('admin')
    staff = await make.staff('company', [brand.id])
    creator = await again(creator)
    invoice = (await mine(creator)).invoices.find(({ month }) => month === '2026-03-01')!
  })
  const listOf = async (who: Actor, query = '') =>
    (await api.call(who, 'GET', `/api/companies/${brand.companyId}/self_billed_invoices${query}`)).body as {
      invoices: Row[]
      years: number[]
    }
  const fileOf = (who: Actor, format: string) =>
    api.call(who, 'GET', `/api/self_billed_invoices/${invoice.id}/file?format=${format}`)

  test('the creator reads them by year and payer, the company by month', async () => {
    expect(await mine(creator, `?year=2026&payerId=${brand.companyId}`)).toMatchObject({
      invoices: [{ month: '2026-04-01' }, { month: '2026-03-01' }],
      years: [2026],
      payers: [{ id: brand.companyId }],
      meta: { total_count: 2 },
    })
    expect((await mine(creator, '?year=2025')).invoices).toEqual([])
    expect(await listOf(staff, '?year=2026&month=4')).toMatchObject({
      invoices: [{ month: '2026-04-01', creator: { name: 'Tove Ekström' }, total: 500_00 }],
      years: [2026],
    })
  })

  test('each gets the file, and nobody else', async () => {
    const text = Buffer.from(((await fileOf(staff, 'ubl')).body as { file: string }).file, 'base64').toString()
    expect(text).toContain('<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>')
    expect(text).toContain('<cbc:RegistrationName>Tove Ekström</cbc:RegistrationName>')
    const pdf = (await fileOf(creator, 'pdf')).body as { file: string; file_name: string }
    expect(pdf.file_name).toBe(`${invoice.number}-tove-ekstrom.pdf`)
    expect(Buffer.from(pdf.file, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    expect((await fileOf(await make.creator(), 'pdf')).status).toBe(404)
    const stranger = await make.staff('company', [(await make.brand()).id])
    expect((await fileOf(stranger, 'pdf')).status).toBe(404)
  })

  test('the company gets each by mail with its PDF, the creator a notice', async () => {
    expect(await mailsFor(api, brand.invoiceEmail)).toMatchObject([
      {
        subject: `Självfaktura ${invoice.number} från Tove Ekström`,
        file: { selfBilled: { id: invoice.id, locale: 'sv' } },
      },
      {},
    ])
    const { rows } = await sql`SELECT facts FROM notices WHERE account_id = ${creator.id} AND kind = 'self_billed'
      AND subject_id = ${invoice.id}`.execute(api.db)
    expect(rows).toMatchObject([{ facts: { amount: 1_000_00, text: 'mars 2026' } }])
  })

  test('all PDFs of a period are one zip', async () => {
    const { body } = await api.call(
      staff,
      'GET',
      `/api/companies/${brand.companyId}/self_billed_invoices/files?year=2026&month=3`,
    )
    const { file, file_name: name } = body as { file: string; file_name: string }
    expect(name).toBe('sjalvfakturor-2026-03.zip')
    const names = await namesIn(Buffer.from(file, 'base64'))
    expect(names).toEqual([`${invoice.number}-tove-ekstrom.pdf`])
  })

  test('the company’s books take the VAT out of the cost, on the day of issue', async () => {
    const { body } = await api.call(
      staff,
      'GET',
      `/api/companies/${brand.companyId}/books?from=2026-05-01&to=2026-05-31&format=sie`,
    )
    const { vouchers } = readSie(Buffer.from((body as { file: string }).file, 'base64'))
    const own = vouchers.filter(({ text }) => text.startsWith('Självfaktura'))
    expect(own.map(({ text, rows }) => [text, rows.map(({ account, amount }) => [account, amount])])).toEqual([
      [
        `Självfaktura ${invoice.number}, Tove Ekström`,
        [
          ['2641', 200_00],
          ['5910', -200_00],
        ],
      ],
      [
        expect.any(String),
        [
          ['2641', 100_00],
          ['5910', -100_00],
        ],
      ],
    ])
  })

  test('platform staff credit one as a whole, once, and both hear of it', async () => {
    const credit = (id: string, who = admin) =>
      api.call(who, 'POST', `/api/self_billed_invoices/${id}/credit`, {
        headers: newKey(),
        body: { credit: { reason: 'fel moms' } },
      })
    expect((await credit(invoice.id, staff)).status).toBe(403)
    const { status, body } = await credit(invoice.id)
    expect(status).toBe(200)
    const made = (body as { invoice: Row }).invoice
    expect(made).toMatchObject({
      kind: 'credit',
      credits: invoice.number,
      net: -800_00,
      vat: -200_00,
      total: -1_000_00,
    })
    expect((await credit(invoice.id)).status).toBe(409)
    expect((await credit(made.id)).status).toBe(422)
    expect((await mine(creator)).invoices.find(({ id }) => id === invoice.id)).toMatchObject({ is_credited: true })
    expect((await mailsFor(api, brand.invoiceEmail)).at(-1)?.subject).toBe(
      `Kredit av självfaktura ${made.number} från Tove Ekström`,
    )
    await run('2026-06-02')
    expect((await mine(creator)).invoices.length).toBe(3)
  })
})

test('a deleted account ends the consent, and its invoices stay', async () => {
  const brand = await payer()
  const creator = await seller('2026-03-02')
  await pay(brand.id, creator, 100_00, '2026-03-10')
  await run('2026-04-01')
  await wallet.inTransaction((trx) => endConsents(trx, creator.id, at('2026-04-02')))
  expect((await rowsOf(creator.id)).length).toBe(1)
  from('2026-04-02')
  expect(await stateOf(await again(creator))).toMatchObject({ consent: null, before: [{ text_version: 1 }] })
})
