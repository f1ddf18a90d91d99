import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { termsBefore, usualTerms } from '@samspel/api/terms'
import { transact } from '../src/db/transact'
import { kindFieldsOf } from '../src/mention-kinds'
import { termsOf } from '../src/modules/campaigns'
import { mailsFor } from './support/mails'
import { pickupsOf } from './support/pickups'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let records: Records
let staff: Actor
let brand: { id: string; name: string }
beforeAll(async () => {
  api = await openTestApi()
  records = recordsOf(api)
})
afterAll(() => api.close())
beforeEach(async () => {
  brand = await records.brand()
  staff = await records.staff('company', [brand.id])
})

interface Wire {
  id: string
  terms: { pieces: Record<string, number>; any_piece: boolean; cancel_share: string }
  deal?: { terms: unknown }
}
const campaignIn = ({ body }: { body: unknown }) => (body as { campaign: Wire }).campaign
const create = async (fields: object = {}) =>
  campaignIn(
    await api.call(staff, 'POST', '/api/campaigns', {
      body: { campaign: { brand_id: brand.id, name: 'Lussebrygg', ...fields } },
    }),
  )
const save = (id: string, campaign: object) => api.call(staff, 'PATCH', `/api/campaigns/${id}`, { body: { campaign } })
const look = async (who: Actor | null, id: string) =>
  campaignIn(await api.call(who, 'GET', `${who ? '/api' : '/public'}/campaigns/${id}`))
const none = { post: 0, reel: 0, story: 0, link: 0, content: 0 }
const terms = {
  pieces: { ...none, post: 1 },
  any_piece: false,
  change_rounds: 2,
  rights: { channels: ['own', 'ads'], months: 12 },
  exclusivity: null,
  answer_days: 5,
  cancel_share: 'whole',
}

describe('terms are part of a campaign', () => {
  test('a new one has the usual terms of the kinds that it takes, and a copy has those of its original', async () => {
    const { id, terms: usual } = await create({ enable_stories: true })
    expect(usual).toMatchObject({ pieces: { ...none, post: 1, story: 1 }, any_piece: false, cancel_share: 'half' })
    expect((await save(id, { terms: { ...terms, pieces: { ...none, post: 2, story: 3 } } })).status).toBe(200)
    const copy = campaignIn(await api.call(staff, 'POST', `/api/campaigns/${id}/duplicate`))
    expect(copy.id).not.toBe(id)
    expect(copy.terms).toEqual({ ...terms, pieces: { ...none, post: 2, story: 3 } })
  })

  test('where other kinds are taken and no terms sent, the pieces follow and the rest stays', async () => {
    const { id } = await create({ enable_stories: true, terms: { ...terms, pieces: { ...none, post: 2, story: 3 } } })
    expect(campaignIn(await save(id, { enable_stories: false, require_uploaded_content: true })).terms).toEqual({
      ...terms,
      pieces: { ...none, post: 2, content: 1 },
    })
    expect(campaignIn(await save(id, { name: 'Luciabrygg' })).terms.pieces).toEqual({ ...none, post: 2, content: 1 })
  })

  test('pieces of a kind that it does not take, kinds without any piece and unknown categories are told at their fields', async () => {
    const { id } = await create({ enable_stories: true })
    const problem = async (pieces: object, more: object = {}) =>
      (await save(id, { terms: { ...terms, pieces: { ...none, ...pieces }, ...more } })).body
    expect(await problem({ post: 1 })).toEqual({ errors: { 'terms.pieces.story': ['required'] } })
    expect(await problem({ story: 1 })).toEqual({ errors: { 'terms.pieces.post': ['required'] } })
    expect(await problem({ reel: 1, story: 1, link: 1 })).toEqual({
      errors: { 'terms.pieces.link': ['kind_not_asked'] },
    })
    expect(await problem({ reel: 1, story: 21 })).toEqual({ errors: { 'terms.pieces.story': ['too_large'] } })
    expect(
      await problem({ post: 1, story: 1 }, { exclusivity: { category_id: id, days_before: 0, days_after: 30 } }),
    ).toEqual({ errors: { 'terms.exclusivity.category_id': ['not_found'] } })
    expect(await problem({ reel: 1, story: 1 })).toMatchObject({
      campaign: { terms: { pieces: { reel: 1, post: 0 } } },
    })
  })

  test('rights without a channel, exclusivity beyond half a year and answers that come after the end are told at their fields', async () => {
    const { id } = await create({ start_at: '2026-12-01', end_at: '2026-12-06' })
    const problem = async (more: object, fields: object = {}) =>
      (await save(id, { ...fields, terms: { ...terms, ...more } })).body
    expect(await problem({ rights: { channels: [], months: 12 } })).toMatchObject({
      errors: { 'terms.rights.channels': ['too_small'] },
    })
    expect(await problem({ exclusivity: { category_id: id, days_before: 0, days_after: 181 } })).toMatchObject({
      errors: { 'terms.exclusivity.days_after': ['too_large'] },
    })
    expect(await problem({ answer_days: 6 })).toEqual({ errors: { 'terms.answer_days': ['after_end'] } })
    expect(await problem({ answer_days: 6 }, { end_at: '2026-12-07' })).toMatchObject({
      campaign: { terms: { answer_days: 6 } },
    })
    expect(await problem({ answer_days: null })).toMatchObject({ campaign: { terms: { answer_days: null } } })
  })

  test('kinds and pieces that change in the same save are judged together', async () => {
    const { id } = await create()
    const fields = { payment_type: 'link', terms: { ...terms, pieces: { ...none, link: 1 } } }
    expect(campaignIn(await save(id, fields)).terms.pieces).toEqual({ ...none, link: 1 })
  })
})

describe('once somebody has applied', () => {
  const lockedOf = async (id: string) =>
    (await api.call(staff, 'GET', `/api/campaigns/${id}`)).body as { campaign: { terms_locked: boolean } }
  const apply = async (kind: 'delivery' | 'pickup', id: string) => {
    const creator = await records.creator()
    if (kind === 'delivery') return records.participation(brand.id, id, creator.id, 'pending')
    const pickups = pickupsOf(api, records)
    const offerId = await pickups.offer(brand.id, id, await pickups.store(brand.id))
    await api.db.updateTable('campaigns').set({ state: 'confirmed' }).where('id', '=', id).execute()
    expect(
      (
        await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
          body: { store_participation: { motivation: 'Jag dricker kaffe' } },
        })
      ).status,
    ).toBe(200)
    return api.db.updateTable('campaigns').set({ state: 'draft' }).where('id', '=', id).execute()
  }

  test.each(['delivery', 'pickup'] as const)(
    'to a campaign with %s, nothing that the deal says is changed by saving it',
    async (kind) => {
      const { id } = await create({ terms, delivery_method: kind, due_at: '2027-01-14' })
      expect((await lockedOf(id)).campaign.terms_locked).toBe(false)
      expect((await save(id, { terms: { ...terms, change_rounds: 3 } })).status).toBe(200)
      expect((await save(id, { terms })).status).toBe(200)
      await apply(kind, id)
      expect((await lockedOf(id)).campaign.terms_locked).toBe(true)
      for (const change of [
        { terms: { ...terms, change_rounds: 3 } },
        { enable_stories: true },
        { enable_paid_collaborations: true, paid_collaboration_price: 100 },
        { due_at: '2027-01-13' },
        { mentions: ['another'] },
      ])
        expect([change, (await save(id, change)).body]).toEqual([change, { error: 'terms_locked' }])
      const saved = campaignIn(await save(id, { terms, name: 'Luciabrygg', hashtags: ['lucia'] }))
      expect(saved).toMatchObject({ name: 'Luciabrygg', hashtags: ['lucia'], terms })
    },
  )
})

test('the mail that a pick-up was approved says what the creator has said yes to', async () => {
  const pickups = pickupsOf(api, records)
  const { brand: owner, campaignId, offerId } = await pickups.setUp({ requiresApplication: true })
  await api.db
    .updateTable('campaigns')
    .set({
      terms: JSON.stringify({
        ...usualTerms({ paymentType: 'instagram', enableStories: false, requireUploadedContent: false }),
        changeRounds: 1,
      }),
    })
    .where('id', '=', campaignId)
    .execute()
  const creator = await records.creator()
  const applied = await api.call(creator, 'POST', `/api/store_campaigns/${offerId}/store_participations`, {
    body: { store_participation: { motivation: 'Jag dricker kaffe' } },
  })
  const { id } = (applied.body as { store_participation: { id: string } }).store_participation
  const theirs = await records.staff('company', [owner.id])
  await api.call(theirs, 'PATCH', `/api/store_participations/${id}/approve`, { body: { from: 'requested' } })
  const [mail] = await mailsFor(api, `${creator.username}@samspel.test`)
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(
    'Det här har du sagt ja till:\nPublicera: Ett inlägg\nSenast: 14 dagar från hämtningen\nDu får: produkterna, värda 320 kr\nRättigheter: 3 månader, egna kanaler och webben\nÄndringar: högst en gång\nInget svar: godkänt efter 5 dagar\n',
  )
})

describe('the terms that a brand had last', () => {
  const last = async () =>
    ((await api.call(staff, 'GET', `/api/brands/${brand.id}/last_terms`)).body as { last_terms: unknown }).last_terms
  test('are those of its newest campaign, unless that is from before terms were kept', async () => {
    expect(await last()).toBeNull()
    await records.campaign(brand.id)
    expect(await last()).toBeNull()
    await create({ terms })
    await create({ terms: { ...terms, change_rounds: 1 } })
    await records.campaign(brand.id)
    expect(await last()).toEqual({ ...terms, change_rounds: 1 })
  })
  test('are nobody else’s', async () => {
    await create({ terms })
    const other = await records.staff('company', [(await records.brand()).id])
    expect((await api.call(other, 'GET', `/api/brands/${brand.id}/last_terms`)).status).toBe(404)
  })
})

describe('templates of terms', () => {
  const path = () => `/api/brands/${brand.id}/terms_templates`
  const keep = (name: string, by = staff) => api.call(by, 'POST', path(), { body: { terms_template: { name, terms } } })
  test('are kept by name, for everybody of the brand, and go again', async () => {
    expect((await keep('Vintern')).status).toBe(200)
    const made = (await keep('  Advent ')).body as { terms_template: { id: string; name: string } }
    expect(made.terms_template.name).toBe('Advent')
    expect(await keep('vintern')).toMatchObject({ status: 422, body: { errors: { name: ['taken'] } } })
    const colleague = await records.staff('company', [brand.id])
    const list = (await api.call(colleague, 'GET', path())).body as { terms_templates: { name: string }[] }
    expect(list.terms_templates.map(({ name }) => name)).toEqual(['Advent', 'Vintern'])
    expect(list.terms_templates[0]).toMatchObject({ terms })
    expect((await api.call(staff, 'DELETE', `/api/terms_templates/${made.terms_template.id}`)).status).toBe(204)
    expect((await api.call(staff, 'DELETE', `/api/terms_templates/${made.terms_template.id}`)).status).toBe(404)
  })
  test('are nobody else’s, and name a category that exists', async () => {
    const { id } = ((await keep('Vintern')).body as { terms_template: { id: string } }).terms_template
    const other = await records.staff('company', [(await records.brand()).id])
    expect((await api.call(other, 'GET', path())).status).toBe(404)
    expect((await keep('Deras', other)).status).toBe(404)
    expect((await api.call(other, 'DELETE', `/api/terms_templates/${id}`)).status).toBe(404)
    const exclusivity = { category_id: brand.id, days_before: 0, days_after: 30 }
    const unknown = { name: 'Ny', terms: { ...terms, exclusivity } }
    expect((await api.call(staff, 'POST', path(), { body: { terms_template: unknown } })).body).toMatchObject({
      errors: { 'terms.exclusivity.category_id': ['not_found'] },
    })
  })
})

describe('what its words are made from', () => {
  const facts = {
    title: 'Lussebrygg',
    terms,
    exclusive_category: null,
    fee: 80_000,
    product_value: 549,
    delivery_method: 'delivery',
    due_at: '2027-01-14',
    posting_days: 14,
    accounts: ['bjorkbrygg'],
  }
  const product = { product_title: 'Kaffe', product_name: '', product_description: '', product_article_reference: '' }
  const fields = {
    terms,
    enable_paid_collaborations: true,
    paid_collaboration_price: 800,
    products: [{ ...product, default_product_value: 549 }],
    due_at: '2027-01-14',
    mentions: ['@bjorkbrygg'],
  }
  test('is told to staff, to creators and to visitors who open it, and not in lists', async () => {
    const { id, deal } = await create(fields)
    expect(deal).toEqual({ ...facts, brand_name: brand.name })
    await api.db.updateTable('campaigns').set({ state: 'confirmed', is_public: true }).where('id', '=', id).execute()
    for (const who of [staff, await records.creator(), null])
      expect((await look(who, id)).deal).toEqual({ ...facts, brand_name: brand.name })
    const { body } = await api.call(null, 'GET', `/public/campaigns?brandId=${brand.id}`)
    expect((body as { campaigns: Wire[] }).campaigns.map((each) => [each.terms, each.deal])).toEqual([
      [terms, undefined],
    ])
  })

  test('names the category of exclusivity in both languages', async () => {
    const category = { id: uuidv7(), name_sv: 'Kaffe och te', name_en: 'Coffee and tea' }
    await api.db.insertInto('profile_categories').values(category).execute()
    const exclusivity = { category_id: category.id, days_before: 0, days_after: 30 }
    const { deal } = await create({ terms: { ...terms, exclusivity } })
    expect(deal).toMatchObject({
      exclusive_category: { id: category.id, name_sv: category.name_sv, name_en: category.name_en },
    })
  })

  test('an offer at a store has those of its campaign', async () => {
    const pickups = pickupsOf(api, records)
    const { campaignId, offerId } = await pickups.setUp({})
    const { deal } = await look(null, campaignId)
    const { body } = await api.call(null, 'GET', `/public/store_campaigns/${offerId}`)
    expect((body as { store_campaign: Wire }).store_campaign.deal).toEqual(deal)
    expect(deal).toMatchObject({ delivery_method: 'pickup', product_value: 320 })
  })
})

test('campaigns from before terms were kept have what held then, for the kinds that they take', async () => {
  const file = path.resolve(__dirname, '../migrations/0450_terms.sql')
  const kinds = [
    { enable_stories: false },
    { enable_stories: true },
    { enable_posts: false, enable_stories: true },
    { payment_type: 'link' as const, require_uploaded_content: true },
    { payment_type: 'content' as const, enable_stories: true },
  ]
  const ids = await Promise.all(kinds.map(() => records.campaign(brand.id)))
  const undone = new Error('undone')
  const run = transact(api.db, async (trx) => {
    await Promise.all(ids.map((id, at) => trx.updateTable('campaigns').set(kinds[at]!).where('id', '=', id).execute()))
    await sql`ALTER TABLE campaigns DROP COLUMN terms`.execute(trx)
    await sql.raw(await readFile(file, 'utf8')).execute(trx)
    const rows = await trx.selectFrom('campaigns').selectAll().where('id', 'in', ids).execute()
    expect(rows.map((row) => row.terms)).toEqual(rows.map((row) => termsBefore(kindFieldsOf(row))))
    throw undone
  })
  await expect(run).rejects.toBe(undone)
})

test('a campaign whose kinds were changed by a release that knows no terms has pieces of the kinds that it takes', async () => {
  const { id } = await create()
  await api.db.updateTable('campaigns').set({ payment_type: 'link' }).where('id', '=', id).execute()
  const row = await api.db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(termsOf(row)).toEqual(usualTerms(kindFieldsOf(row)))
  expect((await look(staff, id)).terms.pieces).toEqual({ ...none, link: 1 })
})
