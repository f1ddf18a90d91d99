import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { cleanUpAccounts } from '../src/modules/auth/clean-up'
import { recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let admin: Actor
beforeAll(async () => {
  api = await openTestApi()
  admin = await recordsOf(api).staff('admin')
})
afterAll(() => api.close())

const suggest = (fields: object, headers: Record<string, string> = {}) =>
  api.call(null, 'POST', '/public/product_suggestions', {
    body: { product_suggestion: { product: 'Kaffe', socials: [], locale: 'sv', ...fields } },
    headers,
  })
interface Suggestion {
  id: string
  product: string
  state: string
  socials: string[]
  email: string | null
  note: string
  handled_by_name: string | null
  handled_at: string | null
}
const list = async (query = '') =>
  (await api.call(admin, 'GET', `/api/product_suggestions${query}`)).body as {
    product_suggestions: Suggestion[]
    counts: Record<string, number>
    meta: { total_count: number }
  }
const named = async (product: string) => (await list(`?query=${encodeURIComponent(product)}`)).product_suggestions
const change = (who: Actor, id: string, fields: object) =>
  api.call(who, 'PATCH', `/api/product_suggestions/${id}`, { body: { product_suggestion: fields } })

describe('a visitor suggests a product', () => {
  test('by name or by link, with links to social channels or an address; what is typed is trimmed (E-23)', async () => {
    expect(
      (
        await suggest({
          product: '  Lussebrygg ',
          description: ' Till advent ',
          socials: [' https://instagram.com/tove ', '', '   ', '@tove', '@tove'],
        })
      ).status,
    ).toBe(204)
    expect(
      (
        await suggest({
          product: 'https://bjorkbrygg.example/press',
          socials: [],
          email: ' tove@samspel.test ',
          locale: 'en',
        })
      ).status,
    ).toBe(204)
    expect(await named('Lussebrygg')).toMatchObject([
      {
        product: 'Lussebrygg',
        description: 'Till advent',
        socials: ['https://instagram.com/tove', '@tove'],
        email: null,
        state: 'new',
        locale: 'sv',
        note: '',
        handled_at: null,
      },
    ])
    expect(await named('bjorkbrygg.example')).toMatchObject([
      { product: 'https://bjorkbrygg.example/press', socials: [], email: 'tove@samspel.test', locale: 'en' },
    ])
  })

  test('with one social channel or an address at least: an address alone is enough, a channel alone too, blanks are none (V-32)', async () => {
    for (const fields of [
      {},
      { email: null },
      { email: '' },
      { email: '  ' },
      { socials: [''] },
      { socials: ['  ', ''], email: ' ' },
    ]) {
      const { status, body } = await suggest({ product: 'Ingen väg', ...fields })
      expect([fields, status, body]).toEqual([fields, 422, { errors: { socials: ['social_required'] } }])
    }
    expect((await suggest({ email: 'a@samspel.test' })).status).toBe(204)
    expect((await suggest({ socials: ['@a'] })).status).toBe(204)
    expect(await named('Ingen väg')).toEqual([])
  })

  test('is told what is wrong with each field', async () => {
    expect((await suggest({ product: '   ' })).body).toEqual({ errors: { product: ['required'] } })
    expect((await suggest({ email: 'not an address' })).body).toEqual({ errors: { email: ['invalid_email'] } })
    expect((await suggest({ product: 'x'.repeat(301), socials: ['@a'] })).body).toEqual({
      errors: { product: ['too_long'] },
    })
    expect((await suggest({ socials: Array.from({ length: 11 }, (_, at) => `@${at}`) })).body).toEqual({
      errors: { socials: ['too_long'] },
    })
    expect((await suggest({ socials: ['a\u0000'] })).body).toEqual({ errors: { 'socials[0]': ['nul_character'] } })
    expect((await suggest({ socials: ['@a'], state: 'handled' })).body).toEqual({
      errors: { state: ['unknown_field'] },
    })
  })

  test('QUALITY 5 asked again with the same key it is kept once, from another network too; two at once as well', async () => {
    const key = uuidv7()
    const ask = (ip: string, product = 'En gång') =>
      suggest({ product, socials: ['@a'] }, { 'idempotency-key': key, 'x-forwarded-for': ip })
    const answers = await Promise.all([ask('203.0.113.20'), ask('203.0.113.20'), ask('203.0.113.21')])
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await ask('203.0.113.22')).status).toBe(204)
    expect(await named('En gång')).toHaveLength(1)
    expect((await ask('203.0.113.22', 'Något annat')).body).toEqual({ error: 'idempotency_mismatch' })
    // Visitors share one key space, so a guessable key is refused.
    expect((await suggest({ socials: ['@a'] }, { 'idempotency-key': '1' })).body).toEqual({
      errors: { idempotency_key: ['invalid'] },
    })
    // After a week nobody retries any more.
    const kept = async () =>
      (await api.db.selectFrom('idempotency_keys').select('key').where('key', '=', key).execute()).length
    await cleanUpAccounts(api.db, new Date(Date.now() + 6 * 86_400_000))
    expect(await kept()).toBe(1)
    await cleanUpAccounts(api.db, new Date(Date.now() + 8 * 86_400_000))
    expect(await kept()).toBe(0)
    // A refusal is not stored, so the corrected form may use the same key.
    const another = uuidv7()
    expect((await suggest({ product: 'Rättad' }, { 'idempotency-key': another })).status).toBe(422)
    expect((await suggest({ product: 'Rättad', socials: ['@a'] }, { 'idempotency-key': another })).status).toBe(204)
  })
})

test('QUALITY 26 ten suggestions a minute from one address; another is not held up', async () => {
  const small = await openTestApi({ signInLimit: 20 })
  try {
    const ask = (ip: string) =>
      small.call(null, 'POST', '/public/product_suggestions', {
        body: { product_suggestion: { product: 'Kaffe', socials: ['@a'], locale: 'sv' } },
        headers: { 'x-forwarded-for': ip },
      })
    const statuses: number[] = []
    for (let at = 0; at < 11; at += 1) statuses.push((await ask('203.0.113.30')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429])
    expect((await ask('203.0.113.31')).status).toBe(204)
  } finally {
    await small.close()
  }
})

describe('platform staff', () => {
  test('sees suggestions by state, the newest first, with how many there are of each', async () => {
    for (const product of ['Sök A', 'Sök B', 'Sök C']) await suggest({ product, socials: ['@sok'] })
    const [c, b] = await named('Sök')
    expect([c?.product, b?.product]).toEqual(['Sök C', 'Sök B'])
    await change(admin, c!.id, { state: 'handled' })
    const found = await list(`?query=${encodeURIComponent('sök')}&state=new&per_page=1`)
    expect(found).toMatchObject({
      product_suggestions: [{ product: 'Sök B' }],
      counts: { new: 2, handled: 1, declined: 0 },
      meta: { total_count: 2, total_pages: 2 },
    })
    expect((await list('?query=%40sok')).meta.total_count).toBe(3)
    expect((await list('?query=%25')).meta.total_count).toBe(0)
    expect((await api.call(admin, 'GET', '/api/product_suggestions?state=gone')).status).toBe(422)
  })

  test('keeps who dealt with one and when; a note changes neither, and what is new again was dealt with by nobody', async () => {
    await suggest({ product: 'Handlagd', email: 'x@samspel.test' })
    const { id } = (await named('Handlagd'))[0]!
    const { name } = await api.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', admin.id)
      .executeTakeFirstOrThrow()
    expect((await change(admin, id, { note: '  Frågat Björkbrygg ' })).body).toMatchObject({
      product_suggestion: { state: 'new', note: 'Frågat Björkbrygg', handled_by_name: null, handled_at: null },
    })
    expect((await change(admin, id, { state: 'handled' })).body).toMatchObject({
      product_suggestion: {
        state: 'handled',
        note: 'Frågat Björkbrygg',
        handled_by_name: name,
        handled_at: api.clock.now.toISOString(),
      },
    })
    const colleague = await recordsOf(api).staff('admin')
    expect((await change(colleague, id, { note: 'Klart' })).body).toMatchObject({
      product_suggestion: { note: 'Klart', handled_by_name: name },
    })
    expect((await change(colleague, id, { state: 'declined', note: '' })).body).toMatchObject({
      product_suggestion: { state: 'declined', note: '' },
    })
    expect((await change(colleague, id, { state: 'new' })).body).toMatchObject({
      product_suggestion: { handled_by_name: null, handled_at: null },
    })
    expect((await change(admin, uuidv7(), { state: 'handled' })).status).toBe(404)
  })
})
