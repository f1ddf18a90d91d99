import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { vatJob } from '../src/modules/companies'
import { openPractice, type TestPractice } from './support/practice'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { newKey, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let practice: TestPractice
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  practice = await openPractice({ only: ['vies'], now: () => api.clock.now })
  admin = await make.staff('admin')
})
afterAll(async () => {
  await practice.stop()
  await api.close()
})
beforeEach(() => {
  practice.mode('vies', 'works')
  api.config.viesUrl = practice.settingsOf('vies').VIES_URL
})

const path = (companyId: string) => `/api/companies/${companyId}/papers`
const change = (who: Actor, companyId: string, papers: object) =>
  api.call(who, 'PATCH', path(companyId), { body: { papers } })
const read = async (who: Actor, companyId: string) => (await api.call(who, 'GET', path(companyId))).body
const without = (companyId: string, fields: object) =>
  api.db.updateTable('companies').set(fields).where('id', '=', companyId).execute()
const someone = async () => {
  const { companyId, id } = await make.brand()
  return { companyId, staff: await make.staff('company', [id]) }
}
const runJob = () =>
  vatJob.run({
    db: api.db,
    config: api.config,
    now: () => api.clock.now,
    live: api.bus,
    log: { error: () => {} },
  } as never)

describe('the papers of a company', () => {
  test('are empty at first, say what is missing, and are filled in one by one as people write them', async () => {
    const { companyId, staff } = await someone()
    await without(companyId, {
      legal_name: null,
      organisation_number: null,
      street: null,
      postal_code: null,
      town: null,
      invoice_email: null,
    })
    expect(await read(staff, companyId)).toMatchObject({
      papers: {
        legal_name: null,
        country_code: 'SE',
        missing: ['legalName', 'organisationNumber', 'street', 'postalCode', 'town', 'invoiceEmail'],
      },
    })
    const steps: [object, object][] = [
      [{ legal_name: '  Trekant   Handel AB ' }, { legal_name: 'Trekant Handel AB' }],
      [{ organisation_number: 'SE 5599994711' }, { organisation_number: '559999-4711' }],
      [{ street: 'Magasinsgatan 11' }, { street: 'Magasinsgatan 11' }],
      [{ postal_code: '41118' }, { postal_code: '411 18' }],
      [{ town: 'Göteborg' }, { town: 'Göteborg' }],
      [{ invoice_email: 'Faktura@trekant.test' }, { invoice_email: 'Faktura@trekant.test' }],
      [{ reference: 'Kst 410' }, { reference: 'Kst 410' }],
    ]
    for (const [given, kept] of steps)
      expect(await change(staff, companyId, given)).toMatchObject({ status: 200, body: { papers: kept } })
    expect(await read(staff, companyId)).toMatchObject({ papers: { missing: [] } })
  })

  test.each([
    [{ organisation_number: '559999-4712' }, { organisation_number: ['wrong_number'] }],
    [{ organisation_number: '559999-471' }, { organisation_number: ['wrong_length'] }],
    [{ vat_number: 'SE559999471201' }, { vat_number: ['wrong_number'] }],
    [{ vat_number: 'inget' }, { vat_number: ['invalid'] }],
    [{ postal_code: '4111' }, { postal_code: ['wrong_postal_code'] }],
    [{ invoice_email: 'faktura' }, { invoice_email: ['invalid_email'] }],
    [{ legal_name: '' }, { legal_name: ['required'] }],
    [{ town: null }, { town: ['required'] }],
    [{ legal_name: 'Vinn på www.spel.test' }, { legal_name: ['address_in_name'] }],
  ])('%j is refused at its field, and nothing is kept', async (given, errors) => {
    const { companyId, staff } = await someone()
    const before = await read(staff, companyId)
    expect(await change(staff, companyId, given)).toMatchObject({ status: 422, body: { errors } })
    expect(await read(staff, companyId)).toEqual(before)
  })

  test('a reference and a VAT number can be taken away again; the same value is no change', async () => {
    const { companyId, staff } = await someone()
    await change(staff, companyId, { reference: 'Sara', vat_number: 'SE559999471101' })
    await change(staff, companyId, { reference: 'Sara' })
    await change(staff, companyId, { reference: null, vat_number: '' })
    expect(await read(staff, companyId)).toMatchObject({
      papers: { reference: null, vat_number: null, vat_state: null },
    })
    const { body } = await api.call(staff, 'GET', `${path(companyId)}/changes`)
    expect(body).toMatchObject({ meta: { total_count: 4 } })
  })

  test('each change is kept: who, when, from what to what, newest first', async () => {
    const { companyId, staff } = await someone()
    await change(staff, companyId, { town: 'Lund' })
    await change(admin, companyId, { town: 'Malmö' })
    const { body } = await api.call(staff, 'GET', `${path(companyId)}/changes`)
    const at = api.clock.now.toISOString()
    expect(body).toMatchObject({
      changes: [
        { field: 'town', from: 'Lund', to: 'Malmö', at },
        { field: 'town', from: 'Göteborg', to: 'Lund', at },
      ],
    })
    const by = (body as { changes: { by: string }[] }).changes.map((row) => row.by)
    expect(new Set(by).size).toBe(2)
  })

  test('numbers and a post code that are not the new country’s are taken away with it', async () => {
    const { companyId, staff } = await someone()
    await change(staff, companyId, { vat_number: 'SE559999471101' })
    expect((await change(staff, companyId, { country_code: 'NO' })).body).toMatchObject({
      papers: {
        country_code: 'NO',
        organisation_number: null,
        vat_number: null,
        vat_state: null,
        postal_code: null,
        town: 'Göteborg',
      },
      asks_vies: false,
    })
    expect((await change(staff, companyId, { organisation_number: '988077917' })).body).toMatchObject({
      papers: { organisation_number: '988 077 917' },
    })
    await api.call(staff, 'PATCH', `/api/companies/${companyId}`, { body: { company: { country_code: 'SE' } } })
    expect(await read(staff, companyId)).toMatchObject({ papers: { country_code: 'SE', organisation_number: null } })
  })

  test('are not found by the staff of another company, and not by clerks', async () => {
    const { companyId } = await someone()
    const other = await someone()
    expect((await api.call(other.staff, 'GET', path(companyId))).status).toBe(404)
    expect((await change(other.staff, companyId, { town: 'Lund' })).status).toBe(404)
    expect((await api.call(other.staff, 'GET', `${path(companyId)}/changes`)).status).toBe(404)
  })
})

describe('the first payment', () => {
  test('waits for the papers: refused while who the company is, or where, is missing, and let through once it is there', async () => {
    const brand = await walletOf(api, make, admin).fundedBrand(1_000_00)
    const { companyId, accountId } = brand
    const staff = await make.staff('company', [brand.id])
    await without(companyId, { organisation_number: null, street: null, invoice_email: null })
    const pay = () =>
      api.call(staff, 'POST', `/api/accounts/${accountId}/payments`, {
        body: { payment: { method: 'transfer', amount: 500_00 } },
        headers: newKey(),
      })
    const options = async () => (await api.call(staff, 'GET', '/api/wallet/top_up')).body
    expect(await pay()).toMatchObject({ status: 422, body: { error: 'papers_missing' } })
    expect(await options()).toMatchObject({ top_up: { lacks_papers: true } })
    await change(staff, companyId, { organisation_number: '559999-4711' })
    expect(await pay()).toMatchObject({ status: 422, body: { error: 'papers_missing' } })
    await change(staff, companyId, { street: 'Magasinsgatan 11' })
    expect(await pay()).toMatchObject({ status: 200 })
    expect(await options()).toMatchObject({ top_up: { lacks_papers: false } })
  })
})

describe('a VAT number at the EU’s register', () => {
  const number = 'SE559999471101'
  const say = (state: string) => practice.steer('vies', 'number', { number, state })

  test.each(['valid', 'invalid'])('%s is what the register says at once', async (state) => {
    const { companyId, staff } = await someone()
    await say(state)
    expect((await change(staff, companyId, { vat_number: number })).body).toMatchObject({
      papers: {
        vat_number: number,
        vat_state: state,
        vat_checked_at: api.clock.now.toISOString(),
        // Whose it is, as the register says; of a number that is none there is no name.
        vat_name: state === 'valid' ? 'ÖVNINGSBOLAGET AB' : null,
      },
      asks_vies: true,
    })
  })

  test('another number has no name before the register has answered for it', async () => {
    const { companyId, staff } = await someone()
    await say('valid')
    await change(staff, companyId, { vat_number: number })
    practice.mode('vies', 'down')
    expect((await change(staff, companyId, { vat_number: 'SE556703748501' })).body).toMatchObject({
      papers: { vat_state: 'unchecked', vat_name: null },
    })
  })

  test.each(['unavailable', 'limited'])('%s is no verdict: it is asked again later, by a job', async (state) => {
    const { companyId, staff } = await someone()
    await say(state)
    expect((await change(staff, companyId, { vat_number: number })).body).toMatchObject({
      papers: { vat_state: 'unchecked', vat_checked_at: null },
    })
    await say('valid')
    // Not at once again: the register limits how often it is asked.
    await runJob()
    expect(await read(staff, companyId)).toMatchObject({ papers: { vat_state: 'unchecked' } })
    api.clock.now = new Date(api.clock.now.getTime() + 31 * 60_000)
    await runJob()
    expect(await read(staff, companyId)).toMatchObject({ papers: { vat_state: 'valid' } })
  })

  test.each(['limits', 'down', 'refuses'] as const)('a register that %s is no verdict', async (mode) => {
    const { companyId, staff } = await someone()
    await say('invalid')
    practice.mode('vies', mode)
    expect((await change(staff, companyId, { vat_number: number })).body).toMatchObject({
      papers: { vat_number: number, vat_state: 'unchecked' },
    })
  })

  test('where none is set up, nobody is asked, and it says so', async () => {
    api.config.viesUrl = undefined
    const { companyId, staff } = await someone()
    expect((await change(staff, companyId, { vat_number: number })).body).toMatchObject({
      papers: { vat_state: 'unchecked' },
      asks_vies: false,
    })
    await runJob()
    expect(await read(staff, companyId)).toMatchObject({ papers: { vat_state: 'unchecked' } })
  })
})
