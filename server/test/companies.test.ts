import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { listCompanies } from '../src/modules/companies/companies'
import { countQueries } from './support/count-queries'
import { type Records, recordsOf } from './support/records'
import { type Actor, type Answer, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  admin = await make.staff('admin')
})
afterAll(() => api.close())

const listed = (answer: Answer, key: string) =>
  (answer.body as Record<string, { id: string }[]>)[key]?.map(({ id }) => id) ?? []
const setState = (companyId: string, state: 'requested' | 'approved' | 'declined') =>
  api.db.updateTable('companies').set({ state }).where('id', '=', companyId).execute()
const page = async (slug: string) => (await api.call(null, 'GET', `/public/collaboration_pages/${slug}`)).status

describe('companies', () => {
  test('are listed by name, searched, and told apart by state, with what they have', async () => {
    const company = await make.company('Havsro Handel')
    const brand = await make.brand('Havsro', company)
    await make.brand('Tång', company)
    await make.staff('company', [brand.id])
    await setState(company, 'declined')
    const { body } = await api.call(admin, 'GET', '/api/companies?query=havsro')
    expect(body).toMatchObject({
      companies: [{ id: company, name: 'Havsro Handel', state: 'declined', brands_count: 2, users_count: 1 }],
      meta: { total_count: 1 },
    })
    expect(listed(await api.call(admin, 'GET', '/api/companies?state=declined'), 'companies')).toEqual([company])
    expect(listed(await api.call(admin, 'GET', '/api/companies?state=requested'), 'companies')).toEqual([])
    const count = (perPage: number) =>
      countQueries(api.db, (db) => listCompanies({ db, caller: { role: 'admin' } } as never, { perPage }))
    expect([await count(1), await count(100)]).toEqual([1, 1])
  })

  test('QUALITY 11, QUALITY 12 company staff read and change their own, and nothing but its name and country', async () => {
    const [own, other] = [await make.brand(), await make.brand()]
    const staff = await make.staff('company', [own.id])
    const edit = (id: string, company: object) =>
      api.call(staff, 'PATCH', `/api/companies/${id}`, { body: { company } })
    expect((await edit(own.companyId, { name: ' Nya namnet ', country_code: 'NO' })).body).toMatchObject({
      company: { name: 'Nya namnet', country_code: 'NO', state: 'approved' },
    })
    expect((await api.call(staff, 'GET', `/api/companies/${own.companyId}`)).body).toMatchObject({
      company: { name: 'Nya namnet' },
    })
    expect(await edit(own.companyId, { state: 'approved' })).toMatchObject({
      status: 422,
      body: { errors: { state: ['unknown_field'] } },
    })
    expect(await edit(own.companyId, { name: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['required'] } },
    })
    for (const id of [other.companyId, uuidv7()]) {
      expect(await edit(id, { name: 'Fel' })).toMatchObject({ status: 404, body: { error: 'not_found' } })
      expect((await api.call(staff, 'GET', `/api/companies/${id}`)).status).toBe(404)
    }
    expect((await api.call(staff, 'GET', '/api/companies')).status).toBe(403)
  })
})

describe('brands', () => {
  const add = (who: Actor, brand: object, headers: Record<string, string> = {}) =>
    api.call(who, 'POST', '/api/brands', { body: { brand }, headers })
  const brandOf = ({ body }: Answer) => (body as { brand: { id: string; slug: string; company_id: string } }).brand

  test('a new brand has its page and its account, and whoever adds it for the own company acts for it', async () => {
    const own = await make.brand()
    const staff = await make.staff('company', [own.id])
    const slug = `tang-${uuidv7()}`
    const made = await add(staff, {
      name: ' Tång ',
      slug,
      website: 'https://tang.example',
      description: 'Alger',
      country_code: 'DK',
    })
    expect(made).toMatchObject({
      status: 200,
      body: {
        brand: {
          name: 'Tång',
          slug,
          company_id: own.companyId,
          website: 'https://tang.example',
          logo_url: null,
          country_code: 'DK',
        },
      },
    })
    expect(await page(slug)).toBe(200)
    expect(listed(await api.call(staff, 'GET', '/api/brands'), 'brands')).toContain(brandOf(made).id)
    expect((await api.call(staff, 'GET', `/api/accounts?brandId=${brandOf(made).id}`)).body).toMatchObject({
      accounts: [{ balance: 0 }],
    })
    const byAdmin = await add(admin, { name: 'Mer', slug: `mer-${uuidv7()}`, company_id: own.companyId })
    expect(byAdmin).toMatchObject({ status: 200, body: { brand: { company_id: own.companyId, country_code: 'SE' } } })
    expect(
      await api.db
        .selectFrom('brand_users')
        .select(['user_id', 'role'])
        .where('brand_id', '=', brandOf(byAdmin).id)
        .execute(),
    ).toEqual([{ user_id: staff.id, role: 'owner' }])
  })

  test('QUALITY 11 platform staff name the company; a foreign one does not exist for company staff', async () => {
    const [own, other] = [await make.brand(), await make.brand()]
    const staff = await make.staff('company', [own.id])
    expect(await add(admin, { name: 'Ny', slug: uuidv7() })).toMatchObject({
      status: 422,
      body: { errors: { company_id: ['required'] } },
    })
    for (const companyId of [other.companyId, uuidv7()])
      expect((await add(staff, { name: 'Ny', slug: uuidv7(), company_id: companyId })).status).toBe(404)
    expect(
      (await api.call(staff, 'PATCH', `/api/brands/${other.id}`, { body: { brand: { name: 'Fel' } } })).status,
    ).toBe(404)
  })

  test('a slug that a brand or a creator has is taken; of five at once one gets it; the same key gives the same brand', async () => {
    const own = await make.brand()
    const staff = await make.staff('company', [own.id])
    const creator = await make.creator()
    for (const slug of [own.slug, creator.username])
      expect(await add(staff, { name: 'Ny', slug })).toMatchObject({
        status: 422,
        body: { errors: { slug: ['taken'] } },
      })
    expect(await add(staff, { name: ' ', slug: 'ny' })).toMatchObject({
      status: 422,
      body: { errors: { name: ['required'] } },
    })
    expect(await add(staff, { name: 'Nytt', slug: 'Åh nej' })).toMatchObject({
      status: 422,
      body: { errors: { slug: ['invalid_slug'] } },
    })
    const slug = `race-${uuidv7()}`
    const statuses = (await Promise.all([1, 2, 3, 4, 5].map(() => add(staff, { name: 'Ny', slug })))).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 422, 422, 422, 422])
    const key = { 'idempotency-key': uuidv7() }
    const body = { name: 'Ny', slug: `once-${uuidv7()}` }
    expect(brandOf(await add(staff, body, key)).id).toBe(brandOf(await add(staff, body, key)).id)
  })

  test("a new slug moves the page, a new name is the account's too; the own slug is no clash", async () => {
    const own = await make.brand()
    const staff = await make.staff('company', [own.id])
    await api.call(staff, 'GET', `/api/accounts?brandId=${own.id}`)
    const slug = `moved-${uuidv7()}`
    const edit = (brand: object) => api.call(staff, 'PATCH', `/api/brands/${own.id}`, { body: { brand } })
    expect((await edit({ slug: own.slug })).status).toBe(200)
    expect((await edit({ slug, name: 'Flyttat' })).body).toMatchObject({ brand: { slug, name: 'Flyttat' } })
    expect([await page(own.slug), await page(slug)]).toEqual([404, 200])
    expect((await api.call(staff, 'GET', `/api/accounts?brandId=${own.id}`)).body).toMatchObject({
      accounts: [{ name: 'Flyttat' }],
    })
    expect(await edit({ slug: (await make.brand()).slug })).toMatchObject({
      status: 422,
      body: { errors: { slug: ['taken'] } },
    })
  })

  test('QUALITY 12 only known pictures and web addresses; the company and counters are not in a body', async () => {
    const own = await make.brand()
    const staff = await make.staff('company', [own.id])
    const edit = (brand: object) => api.call(staff, 'PATCH', `/api/brands/${own.id}`, { body: { brand } })
    expect(await edit({ logo_url: 'https://evil.example/x.png', website: 'javascript:alert(1)' })).toMatchObject({
      status: 422,
      body: { errors: { logo_url: ['not_found'], website: ['invalid_url'] } },
    })
    expect(await edit({ website: 'https://bank.se@evil.test' })).toMatchObject({
      status: 422,
      body: { errors: { website: ['invalid_url'] } },
    })
    for (const field of ['company_id', 'stores_count', 'open_campaigns_count', 'id', 'state'])
      expect(await edit({ [field]: uuidv7() })).toMatchObject({
        status: 422,
        body: { errors: { [field]: ['unknown_field'] } },
      })
    const url = `/uploads/2026/${uuidv7()}.webp`
    await api.db
      .insertInto('uploads')
      .values({ id: uuidv7(), user_id: staff.id, url, width: 1, height: 1, bytes: 1 })
      .execute()
    expect((await edit({ logo_url: url, website: null, description: ' ' })).body).toMatchObject({
      brand: { logo_url: url, website: null, description: null },
    })
  })
})

const addStore = (brandId: string, own: { id: string; token: string }) =>
  api.db
    .insertInto('stores')
    .values({
      ...own,
      brand_id: brandId,
      name: 'Hamngatan',
      address: 'Hamngatan 1',
      city: 'Lund',
      country_code: 'SE',
      latitude: 55.7,
      longitude: 13.2,
    })
    .execute()

describe('a company that is not approved', () => {
  test.each(['requested', 'declined'] as const)(
    '%s: nothing of it is shown to creators and visitors, all of it to its own and the platform',
    async (state) => {
      const brand = await make.brand()
      const campaign = await make.campaign(brand.id, { state: 'confirmed' })
      const [store, token] = [uuidv7(), uuidv7()]
      await addStore(brand.id, { id: store, token })
      const [staff, creator, stranger] = [
        await make.staff('company', [brand.id]),
        await make.creator(),
        await make.staff('company', [(await make.brand()).id]),
      ]
      const shown = async (who: Actor | null) => ({
        brand: (await api.call(who, 'GET', who ? `/api/brands/${brand.id}` : `/public/brands/${brand.id}`)).status,
        list: listed(
          await api.call(who, 'GET', who ? '/api/brands?per_page=100' : '/public/brands?per_page=100'),
          'brands',
        ).includes(brand.id),
      })
      const onTheMap = async (who: Actor) =>
        (await api.call(who, 'GET', `/api/store_locations?brandId=${brand.id}`)).body as { store_locations: unknown[] }
      const stores = async () => [
        (await api.call(null, 'GET', `/public/stores/${store}`)).status,
        (await api.call(null, 'GET', `/public/stores/token/${token}`)).status,
        (await api.call(creator, 'GET', `/api/brands/${brand.id}/stores`)).status,
        (await onTheMap(creator)).store_locations.length,
      ]
      const everywhere = async () => [
        await shown(creator),
        await shown(null),
        await page(brand.slug),
        (await api.call(null, 'GET', `/public/campaigns/${campaign}`)).status,
        listed(await api.call(null, 'GET', `/public/campaigns?brandId=${brand.id}`), 'campaigns').length,
        (await api.call(creator, 'GET', `/api/campaigns/${campaign}`)).status,
        listed(await api.call(creator, 'GET', `/api/marketplace/campaigns?brandId=${brand.id}`), 'campaigns').length,
        (
          await api.call(creator, 'POST', `/api/campaigns/${campaign}/participations`, {
            body: { participation: { motivation: '' } },
          })
        ).status,
      ]
      await setState(brand.companyId, state)
      expect(await everywhere()).toEqual([
        { brand: 404, list: false },
        { brand: 404, list: false },
        404,
        404,
        0,
        404,
        0,
        404,
      ])
      expect(await stores()).toEqual([404, 404, 404, 0])
      expect([
        (await api.call(staff, 'GET', `/api/stores/${store}`)).status,
        (await onTheMap(staff)).store_locations.length,
        (await onTheMap(admin)).store_locations.length,
      ]).toEqual([200, 1, 1])
      expect((await shown(stranger)).brand).toBe(404)
      expect([await shown(staff), await shown(admin)]).toEqual([
        { brand: 200, list: true },
        { brand: 200, list: true },
      ])
      expect((await api.call(staff, 'GET', `/api/campaigns/${campaign}`)).status).toBe(200)
      await setState(brand.companyId, 'approved')
      expect(await everywhere()).toEqual([
        { brand: 200, list: true },
        { brand: 200, list: true },
        200,
        200,
        1,
        200,
        1,
        200,
      ])
      expect(await stores()).toEqual([200, 200, 200, 1])
    },
  )

  test('while it waits, every part of its own store’s page can be read', async () => {
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    const store = uuidv7()
    await addStore(brand.id, { id: store, token: uuidv7() })
    await setState(brand.companyId, 'requested')
    for (const path of [
      `/counters/${store}`,
      `/counters/${store}/stock`,
      `/brands/${brand.id}/store_offers`,
      `/brands/${brand.id}/store_participations`,
    ])
      expect({ path, status: (await api.call(staff, 'GET', `/api${path}`)).status }).toEqual({ path, status: 200 })
  })

  test('its drafts stay drafts; once approved, whoever has confirmed the own address sends them to review', async () => {
    const brand = await make.brand()
    const staff = await make.staff('company', [brand.id])
    const campaign = await make.campaign(brand.id, { state: 'draft' })
    await api.db
      .updateTable('campaigns')
      .set({
        excerpt: 'Kort',
        product_image_url: '/uploads/demo/mug.webp',
        instructions: 'Visa',
        start_at: '2999-01-01',
        end_at: '2999-02-01',
      })
      .where('id', '=', campaign)
      .execute()
    await setState(brand.companyId, 'requested')
    const send = (who: Actor) =>
      api.call(who, 'PATCH', `/api/campaigns/${campaign}/state`, { body: { campaign: { state: 'requested' } } })
    await api.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', staff.id).execute()
    for (const who of [staff, admin])
      expect(await send(who)).toMatchObject({ status: 422, body: { error: 'company_not_approved' } })
    await setState(brand.companyId, 'approved')
    expect(await send(staff)).toMatchObject({ status: 422, body: { error: 'email_not_confirmed' } })
    expect((await api.call(staff, 'GET', `/api/campaigns/${campaign}`)).body).toMatchObject({
      campaign: { state: 'draft' },
    })
    await api.db
      .updateTable('users')
      .set({ email_confirmed_at: new Date().toISOString() })
      .where('id', '=', staff.id)
      .execute()
    expect(await send(staff)).toMatchObject({ status: 200, body: { campaign: { state: 'requested' } } })
  })
})
