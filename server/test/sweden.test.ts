import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { openDetails } from '../src/modules/auth'
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

const [swedishIban, norwegianIban] = ['SE45 5000 0000 0583 9825 7466', 'NO93 8601 1117 947']

const campaignIn = ({ body }: { body: unknown }) =>
  (body as { campaign: { id: string; country: string; enable_tax_addon: boolean; total_cost: number } }).campaign

describe('the tax add-on of a campaign (G-06, E-09)', () => {
  const product = {
    product_title: 'Kaffe',
    product_name: '',
    product_description: '',
    product_article_reference: '',
    default_product_value: 100,
  }
  const desk = async () => {
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    const create = (fields: object) =>
      api.call(staff, 'POST', '/api/campaigns', {
        body: {
          campaign: {
            brand_id: brand.id,
            name: 'Vinter',
            products: [product],
            target_number_of_instagramers: 10,
            ...fields,
          },
        },
      })
    const save = (id: string, fields: object) =>
      api.call(staff, 'PATCH', `/api/campaigns/${id}`, { body: { campaign: fields } })
    const copy = (id: string) => api.call(staff, 'POST', `/api/campaigns/${id}/duplicate`)
    return { create, save, copy }
  }

  test('is taken for Sweden, and counts there', async () => {
    const { create, copy } = await desk()
    const campaign = campaignIn(await create({ country: 'SE', enable_tax_addon: true }))
    expect(campaign).toMatchObject({ enable_tax_addon: true, total_cost: 1_314 })
    expect(campaignIn(await copy(campaign.id))).toMatchObject({ enable_tax_addon: true })
  })

  test.each(['NO', 'DK', 'FI', 'GB'])(
    'is refused for %s at its field, whether the country comes with it or stands already',
    async (country) => {
      const { create, save } = await desk()
      const refused = { status: 422, body: { errors: { enable_tax_addon: ['only_in_sweden'] } } }
      expect(await create({ country, enable_tax_addon: true })).toMatchObject(refused)
      const { id } = campaignIn(await create({ country }))
      expect(await save(id, { enable_tax_addon: true })).toMatchObject(refused)
      expect(campaignIn(await save(id, { enable_tax_addon: true, country: 'SE' }))).toMatchObject({
        enable_tax_addon: true,
      })
      expect(await save(id, { enable_tax_addon: true, country })).toMatchObject(refused)
    },
  )

  test('goes when the campaign moves out of Sweden', async () => {
    const { create, save } = await desk()
    const { id } = campaignIn(await create({ country: 'SE', enable_tax_addon: true }))
    expect(campaignIn(await save(id, { country: 'NO' }))).toMatchObject({
      country: 'NO',
      enable_tax_addon: false,
      total_cost: 1_000,
    })
    expect(campaignIn(await save(id, { country: 'SE' }))).toMatchObject({ enable_tax_addon: false })
  })
})

describe('the personal id of a creator (V-09, G-06)', () => {
  const edit = (who: Actor, fields: object) =>
    api.call(who, 'PATCH', '/api/instagramers/me', { body: { instagramer: fields } })
  const stored = async (who: Actor) =>
    openDetails(
      api.config,
      await api.db
        .selectFrom('instagramers')
        .select(['id', 'bank_account_number', 'personal_id'])
        .where('id', '=', who.id)
        .executeTakeFirstOrThrow(),
    ).personalId

  test.each([
    ['19900101-9802', '19900101-9802'],
    ['199001019802', '19900101-9802'],
    ['19900161-9809', '19900161-9809'],
    [' 19900101\u20119802\u200e', '19900101-9802'],
  ])('%s is kept as %s, and shown to nobody but its owner, without its last figures', async (typed, kept) => {
    const creator = await make.creator()
    expect((await edit(creator, { personal_id: typed })).body).toMatchObject({
      instagramer: { personal_id_masked: `${kept.slice(0, 9)}••••` },
    })
    expect(await stored(creator)).toBe(kept)
    const brand = await make.brand()
    const others = [
      await api.call(admin, 'GET', `/api/instagramers/${creator.id}`),
      await api.call(await make.staff('company', [brand.id]), 'GET', `/api/instagramers/${creator.id}`),
    ]
    for (const answer of others) expect(JSON.stringify(answer.body)).not.toMatch(/personal_id|1990-?01[06]1/)
  })

  test.each(['900101-1234', '19900101 1234', '19900101--1234', '1990010-11234', '١٩٩٠٠١٠١-1234', ''])(
    '%j is told of at its field',
    async (typed) => {
      const creator = await make.creator()
      expect(await edit(creator, { personal_id: typed })).toMatchObject({
        status: 422,
        body: { errors: { personal_id: ['invalid_personal_id'] } },
      })
      expect(await stored(creator)).toBeNull()
    },
  )

  test.each(['19900101-1234', '99999999-9999', '19900231-9802'])(
    'that cannot exist is refused where money depends on it: %s',
    async (typed) => {
      const creator = await make.creator()
      expect(await edit(creator, { personal_id: typed })).toMatchObject({
        status: 422,
        body: { errors: { personal_id: ['wrong_personal_id'] } },
      })
      expect(await stored(creator)).toBeNull()
    },
  )

  test("is Sweden's: refused elsewhere, and gone when the creator moves away", async () => {
    const norwegian = await make.creator({ countryCode: 'NO' })
    expect(await edit(norwegian, { personal_id: '19900101-9802' })).toMatchObject({
      status: 422,
      body: { errors: { personal_id: ['only_in_sweden'] } },
    })
    const both = await edit(norwegian, { personal_id: '19900101-9802', country_code: 'SE' })
    expect(both.body).toMatchObject({ instagramer: { personal_id_masked: '19900101-••••', country_code: 'SE' } })
    expect((await edit(norwegian, { country_code: 'NO' })).body).toMatchObject({
      instagramer: { personal_id_masked: null },
    })
    expect(await stored(norwegian)).toBeNull()
    const swedish = await make.creator({ personalId: '19900101-9802' })
    await api.call(admin, 'PATCH', `/api/instagramers/${swedish.id}`, { body: { instagramer: { country_code: 'DK' } } })
    expect(await stored(swedish)).toBeNull()
  })

  test('an account number that was repeated otherwise is told of at the second field (V-08)', async () => {
    const creator = await make.creator()
    expect(
      await edit(creator, {
        bank_account_number: '8327-9 834 124 471',
        bank_account_number_confirmation: '8327-9 834 124 479',
      }),
    ).toMatchObject({ status: 422, body: { errors: { bank_account_number_confirmation: ['not_equal'] } } })
    expect(
      (
        await edit(creator, {
          bank_account_number: '8327-9 834 124 471',
          bank_account_number_confirmation: '8327-9 834 124 471',
        })
      ).body,
    ).toMatchObject({ instagramer: { bank_account_last_four: '4471' } })
  })

  test('is asked for before money is taken out, in Sweden alone', async () => {
    const payOut = async (creator: Actor) => {
      const accountId = await wallet.accountOf(creator.id)
      await wallet.book(accountId, 'debit', 50_000)
      return wallet.payOut(creator, accountId, 10_000)
    }
    const swedish = await make.creator({ bankAccountNumber: '8327-9 834 124 471', personalId: null })
    expect(await payOut(swedish)).toMatchObject({ status: 422, body: { error: 'personal_id_missing' } })
    await edit(swedish, { personal_id: '19900101-9802' })
    expect((await payOut(swedish)).status).toBe(200)
    expect((await payOut(await make.creator({ bankAccountNumber: norwegianIban, countryCode: 'NO' }))).status).toBe(200)
  })

  test('is asked for an account in Sweden too, whatever country its owner names', async () => {
    const creator = await make.creator({ countryCode: 'NO' })
    const account = { bank_account_number: swedishIban, bank_account_number_confirmation: swedishIban }
    expect((await edit(creator, account)).body).toMatchObject({ instagramer: { needs_personal_id: true } })
    const accountId = await wallet.accountOf(creator.id)
    await wallet.book(accountId, 'debit', 50_000)
    expect(await wallet.payOut(creator, accountId, 10_000)).toMatchObject({
      status: 422,
      body: { error: 'personal_id_missing' },
    })
    expect((await edit(creator, { personal_id: '19900101-9802' })).body).toMatchObject({
      instagramer: { personal_id_masked: '19900101-••••' },
    })
    expect((await wallet.payOut(creator, accountId, 10_000)).status).toBe(200)
    // Another country does not take it away while the money goes to Sweden.
    await edit(creator, { country_code: 'DK' })
    expect(await stored(creator)).toBe('19900101-9802')
    const leaving = { bank_account_number: norwegianIban, bank_account_number_confirmation: norwegianIban }
    expect((await edit(creator, { ...leaving, country_code: 'NO' })).body).toMatchObject({
      instagramer: { personal_id_masked: null, needs_personal_id: false },
    })
  })

  test.each([
    ['SE', '91001234563'],
    ['SE', 'IBAN SE45\u00a05000\u00a00000\u00a00583\u00a09825\u00a07466'],
    ['SE', '8327-9, 834 124 471'],
    ['NO', '8601 11 17947'],
    ['DK', '0040 0440116243'],
    ['NO', '\u200eNO93 8601 1117 947'],
  ] as const)('in %s the account number %j is read as it is copied (V-08)', async (countryCode, number) => {
    const creator = await make.creator({ countryCode })
    const body = { bank_account_number: number, bank_account_number_confirmation: ` ${number}` }
    expect((await edit(creator, body)).body).toMatchObject({
      instagramer: { bank_account_last_four: number.replace(/\D/g, '').slice(-4) },
    })
  })

  test.each([
    ['SE', '1050 1234567', 'unknown_bank'],
    ['SE', '8327-9 834 124 473', 'wrong_check_digit'],
    ['NO', '8601 11 17948', 'wrong_check_digit'],
    ['GB', '60-16-13 31926819', 'iban_needed'],
    ['SE', 'SE45 5000 0000 0583 9825 7467', 'invalid_iban'],
    ['SE', 'Swedbank', 'invalid_account_number'],
  ] as const)('in %s the account number %s is told of at its field: %s', async (countryCode, number, fault) => {
    const creator = await make.creator({ countryCode })
    expect(
      await edit(creator, { bank_account_number: number, bank_account_number_confirmation: number }),
    ).toMatchObject({ status: 422, body: { errors: { bank_account_number: [fault] } } })
  })
})
