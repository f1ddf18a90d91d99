import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())

const company = (who: Actor, id: string) => api.call(who, 'GET', `/api/companies/${id}`)
const edit = (who: Actor, id: string, fields: object) =>
  api.call(who, 'PATCH', `/api/companies/${id}`, { body: { company: fields } })

describe('the checkout that a sign-up came from (C-17)', () => {
  const signUp = async (name: string, stripe_session_id?: string | null) => {
    const { body } = await api.call(null, 'POST', '/api/auth/users', {
      body: {
        user: {
          brand_name: name,
          email: `${name}@x.test`,
          password: 'samspel-test',
          locale: 'sv',
          slug: name,
          ...(stripe_session_id !== undefined && { stripe_session_id }),
        },
      },
    })
    return (body as { user: { company_id: string; email: string } }).user
  }

  test('is kept on the company, where platform staff read it', async () => {
    const { company_id: id, email } = await signUp('havsro', 'cs_test_a1B2')
    expect(email).toBe('havsro@x.test')
    expect((await company(admin, id)).body).toMatchObject({
      company: { payment: { session_id: 'cs_test_a1B2', customer_id: null, subscription_id: null } },
    })
  })

  test('is none where the sign-up came from nowhere', async () => {
    for (const [name, given] of [
      ['tang', undefined],
      ['sand', null],
      ['salt', '  '],
    ] as const) {
      expect((await company(admin, (await signUp(name, given)).company_id)).body).toMatchObject({
        company: { payment: { session_id: null } },
      })
    }
  })
})

describe('the list of accounts', () => {
  test('shows whose each is, and is searched by name', async () => {
    const brand = await make.brand()
    await make.staff('company', [brand.id])
    await api.db.updateTable('brands').set({ logo_url: '/uploads/logo.webp' }).where('id', '=', brand.id).execute()
    const listed = (await api.call(admin, 'GET', `/api/accounts?brandId=${brand.id}`)).body as {
      accounts: { name: string; image_url: string }[]
    }
    const [{ name, image_url: image } = { name: '', image_url: '' }] = listed.accounts
    expect(image).toBe('/uploads/logo.webp')
    const found = (words: string) =>
      api.call(admin, 'GET', `/api/accounts?brandId=${brand.id}&query=${encodeURIComponent(words)}`)
    expect((await found(name.slice(1).toUpperCase())).body).toMatchObject({ accounts: [{ brand_id: brand.id }] })
    expect((await found(`${name} %`)).body).toMatchObject({ accounts: [], meta: { total_count: 0 } })
  })
})

describe('what the payment dashboard is opened by (P-08)', () => {
  const ids = { customer_id: 'cus_NffrFeUfNV2Hib', subscription_id: 'sub_1MowQVLkdIwHu7ix' }

  test("platform staff write it, and read it of the company and of its brands' accounts", async () => {
    const brand = await make.brand()
    await make.staff('company', [brand.id])
    expect((await edit(admin, brand.companyId, { payment: ids })).body).toMatchObject({
      company: { payment: { ...ids, session_id: null } },
    })
    expect((await api.call(admin, 'GET', `/api/accounts?brandId=${brand.id}`)).body).toMatchObject({
      accounts: [{ brand_id: brand.id, payment: ids }],
    })
    expect(
      (await edit(admin, brand.companyId, { payment: { customer_id: null, subscription_id: null } })).body,
    ).toMatchObject({ company: { payment: { customer_id: null, subscription_id: null } } })
  })

  test('nobody else reads or writes it', async () => {
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    await edit(admin, brand.companyId, { payment: ids })
    const creator = await make.creator()
    const answers = [
      await company(staff, brand.companyId),
      await api.call(staff, 'GET', '/api/accounts'),
      await api.call(creator, 'GET', '/api/instagramers/me/account'),
      await api.call(creator, 'GET', `/api/brands/${brand.id}`),
    ]
    for (const { status, body } of answers)
      expect([status, JSON.stringify(body)]).toEqual([200, expect.not.stringMatching(/payment|cus_|sub_/)])
    expect(await edit(staff, brand.companyId, { payment: ids })).toMatchObject({
      status: 422,
      body: { errors: { payment: ['not_yours'] } },
    })
  })

  test('an id of another kind is refused at its field', async () => {
    const { companyId } = await make.brand()
    const refused = await edit(admin, companyId, {
      payment: { customer_id: 'https://evil.test/', subscription_id: 'cus_1' },
    })
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { 'payment.customer_id': ['invalid'], 'payment.subscription_id': ['invalid'] } },
    })
  })
})
