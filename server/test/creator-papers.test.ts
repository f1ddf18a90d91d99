import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { creatorVatJob, legalPersons } from '../src/modules/creator-papers'
import { adjust, payCreator } from '../src/modules/wallet/ledger'
import { openPractice, type TestPractice } from './support/practice'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'
import { type Wallet, walletOf } from './support/wallet'

let api: TestApi
let make: Records
let practice: TestPractice
let admin: Actor
let wallet: Wallet
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
  wallet = walletOf(api, make, admin)
  practice = await openPractice({ only: ['vies'], now: () => api.clock.now })
})
afterAll(async () => {
  await practice.stop()
  await api.close()
})
beforeEach(() => {
  practice.mode('vies', 'works')
  api.config.viesUrl = practice.settingsOf('vies').VIES_URL
})

const path = '/api/instagramers/me/papers'
const read = async (who: Actor) => ((await api.call(who, 'GET', path)).body as { papers: { missing: string[] } }).papers
const changesOf = async (who: Actor) =>
  ((await api.call(who, 'GET', `${path}/changes`)).body as { changes: object[] }).changes
const change = (who: Actor, papers: object) => api.call(who, 'PATCH', path, { body: { papers } })
const rowOf = (who: Actor) =>
  api.db.selectFrom('creator_papers').selectAll().where('instagramer_id', '=', who.id).executeTakeFirst()
const livingIn = async (country: 'SE' | 'NO' | 'DK' | 'FI' | 'GB') => {
  const who = await make.creator()
  await api.db
    .updateTable('instagramers')
    .set({ country_code: country, personal_id: null, bank_account_number: null })
    .where('id', '=', who.id)
    .execute()
  return who
}

describe('the papers of a creator', () => {
  test('are empty at first, say what is missing, and are filled in one by one as people write them', async () => {
    const who = await livingIn('SE')
    expect(await read(who)).toMatchObject({
      tax_country: 'SE',
      takes_tax_number: false,
      takes_birth_date: false,
      missing: ['firstName', 'lastName', 'street', 'postalCode', 'town', 'personalId'],
    })
    for (const [given, kept] of [
      [{ first_name: '  Åsa  ' }, { first_name: 'Åsa' }],
      [{ last_name: 'Öberg' }, { last_name: 'Öberg' }],
      [{ street: 'Storgatan 1' }, { street: 'Storgatan 1' }],
      [{ postal_code: '41115' }, { postal_code: '411 15' }],
      [{ town: 'Göteborg' }, { town: 'Göteborg' }],
    ])
      expect(await change(who, given!)).toMatchObject({ status: 200, body: { papers: kept } })
    expect(await read(who)).toMatchObject({ missing: ['personalId'] })
    await api.call(who, 'PATCH', '/api/instagramers/me', { body: { instagramer: { personal_id: '19811228-9874' } } })
    expect(await read(who)).toMatchObject({ missing: [] })
    expect(await change(who, { last_name: null })).toMatchObject({
      status: 422,
      body: { errors: { last_name: ['required'] } },
    })
  })

  test.each([
    ['NO', '15108695088', { status: 200 }],
    ['NO', '15108695077', { status: 422, body: { errors: { tax_number: ['wrong_number'] } } }],
    ['DK', '211062-5629', { status: 200 }],
    ['DK', '2110625', { status: 422, body: { errors: { tax_number: ['wrong_length'] } } }],
    ['FI', '131052-308T', { status: 200 }],
    ['FI', '131052-308U', { status: 422, body: { errors: { tax_number: ['wrong_number'] } } }],
    ['GB', '1955839661', { status: 200 }],
    ['GB', 'HH 01 02 03 D', { status: 200 }],
    ['GB', '2955839661', { status: 422, body: { errors: { tax_number: ['wrong_number'] } } }],
  ] as const)('take a tax number of %s by its own rules: %s', async (country, number, answer) => {
    const who = await livingIn(country)
    expect(await change(who, { tax_number: number })).toMatchObject(answer)
  })

  test('somebody who lives elsewhere gives a number and a date of birth, of which nobody reads more than its end', async () => {
    const who = await livingIn('FI')
    expect((await read(who)).missing).toEqual(expect.arrayContaining(['taxNumber', 'birthDate']))
    await change(who, { tax_number: '131052-308T' })
    await change(who, { birth_date: '19521013' })
    expect(await read(who)).toMatchObject({ tax_number_masked: '•••••••308T', birth_date: '1952-10-13' })
    const row = await rowOf(who)
    expect(row?.tax_number).toMatch(/^v1\./)
    expect(row?.birth_date).toMatch(/^v1\./)
    expect(await change(who, { birth_date: '1952-02-30' })).toMatchObject({
      status: 422,
      body: { errors: { birth_date: ['invalid_date'] } },
    })
    expect((await change(who, { birth_date: '2999-01-01' })).status).toBe(422)
    expect(await changesOf(who)).toMatchObject([
      { field: 'birthDate', from: null, to: null },
      { field: 'taxNumber', from: null, to: null },
    ])
  })

  test('somebody taxed in Sweden who lives elsewhere gives the Swedish number, coordination numbers too', async () => {
    const who = await livingIn('NO')
    await change(who, { tax_country: 'SE' })
    expect(await read(who)).toMatchObject({ takes_tax_number: true, takes_birth_date: false })
    expect((await change(who, { tax_number: '19701063-2391' })).status).toBe(200)
    expect(await change(who, { tax_number: '19701063-2392' })).toMatchObject({
      status: 422,
      body: { errors: { tax_number: ['wrong_number'] } },
    })
  })

  test('a new country takes away what is not its own; what was changed stands in the history', async () => {
    const who = await livingIn('SE')
    await change(who, { postal_code: '411 15', vat_number: 'SE556703748501' })
    expect(await change(who, { tax_country: 'DK' })).toMatchObject({
      status: 200,
      body: { papers: { tax_country: 'DK', vat_number: null, vat_state: null, postal_code: null } },
    })
    expect(await changesOf(who)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'taxCountry', from: 'SE', to: 'DK' }),
        expect.objectContaining({ field: 'vatNumber', from: 'SE556703748501', to: null }),
      ]),
    )
  })

  test('a VAT number is asked of VIES, again by the job where it did not answer', async () => {
    const who = await livingIn('SE')
    expect(await change(who, { vat_number: '556703-7486 01' })).toMatchObject({
      status: 422,
      body: { errors: { vat_number: ['wrong_number'] } },
    })
    await practice.steer('vies', 'number', { number: 'SE559999471101', state: 'valid' })
    practice.mode('vies', 'down')
    expect(await change(who, { vat_number: 'SE559999471101' })).toMatchObject({
      body: { papers: { vat_state: 'unchecked' } },
    })
    practice.mode('vies', 'works')
    api.clock.now = new Date(api.clock.now.getTime() + 31 * 60_000)
    await creatorVatJob.run({
      db: api.db,
      config: api.config,
      now: () => api.clock.now,
      live: api.bus,
      log: { error: () => {} },
    } as never)
    expect(await read(who)).toMatchObject({ vat_state: 'valid', vat_name: 'ÖVNINGSBOLAGET AB' })
  })
})

describe('when the account is deleted', () => {
  const leave = async (who: Actor) => {
    const { username } = await api.db
      .updateTable('instagramers')
      .set({ password_hash: null })
      .where('id', '=', who.id)
      .returning('username')
      .executeTakeFirstOrThrow()
    const { status } = await api.call(who, 'POST', '/api/instagramers/me/deletion', { body: { username } })
    expect(status).toBe(204)
  }

  test('nothing stays of a creator who was never paid', async () => {
    const who = await livingIn('FI')
    await change(who, { last_name: 'Borg', tax_number: '131052-308T' })
    await leave(who)
    expect(await rowOf(who)).toBeUndefined()
  })

  test('what reports name stays of one who was, with the personal id, and the history goes', async () => {
    const who = await make.creator({ bankAccountNumber: '8327-9 834 124 471' })
    await change(who, { last_name: 'Borg' })
    const brand = await wallet.fundedBrand(500_00)
    const staff = await make.staff('company', [brand.id])
    await wallet.inTransaction((trx) =>
      payCreator(trx, {
        brandId: brand.id,
        instagramerId: who.id,
        amount: 500_00,
        title: 'Bild',
        createdBy: staff.id,
        now: new Date(api.clock.now.getTime() - 80 * 3_600_000),
      }),
    )
    const accountId = await wallet.accountOf(who.id)
    await wallet.inTransaction((trx) =>
      adjust(trx, { accountId, amount: -500_00, title: 'Rättelse', createdBy: admin.id, now: api.clock.now }),
    )
    await leave(who)
    expect(await rowOf(who)).toMatchObject({ last_name: 'Borg', tax_country: 'SE' })
    const person = (await legalPersons(api.db, api.config, [who.id])).get(who.id)
    expect(person).toMatchObject({ taxNumber: expect.stringMatching(/^\d{8}-\d{4}$/) })
    const { rows } = await sql`SELECT FROM creator_paper_changes WHERE instagramer_id = ${who.id}`.execute(api.db)
    expect(rows).toHaveLength(0)
  })
})
