import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { EndpointKey } from '@samspel/api'
import { type ApiScope, apiScopes } from '@samspel/api/api-tokens'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { tokenOf } from './support/api-rows'
import { type Fixtures, openFixtures, secret } from './support/fixtures'
import { matrix } from './support/matrix'
import { recordsOf } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { watchWrites } from './support/writes'

let api: TestApi
let fixtures: Fixtures
let close: () => Promise<void>
let written: () => Promise<string[]>
/** A token of each scope, of the company that owns everything and of another one. */
let own: Record<ApiScope, Actor>
let foreign: Record<ApiScope, Actor>
/** Of the company, but for a brand that has nothing. */
let otherBrand: Record<ApiScope, Actor>

const tokensOf = async (companyId: string, brandIds: string[] | null = null) =>
  Object.fromEntries(
    await Promise.all(
      apiScopes.map(async (scope) => [scope, await tokenOf(api, { companyId, scopes: [scope], brandIds })] as const),
    ),
  ) as Record<ApiScope, Actor>

beforeAll(async () => {
  ;({ api, fixtures, close } = await openFixtures())
  own = await tokensOf(fixtures.brand.companyId)
  foreign = await tokensOf(fixtures.otherBrand.companyId)
  const empty = await recordsOf(api).brand('Empty')
  await api.db.updateTable('brands').set({ company_id: fixtures.brand.companyId }).where('id', '=', empty.id).execute()
  otherBrand = await tokensOf(fixtures.brand.companyId, [empty.id])
  written = await watchWrites(api.db)
})
afterAll(() => close())

const all = Object.entries(endpoints) as [EndpointKey, Endpoint][]
/** Calls where a token could matter: of the API, with a session. */
const taking = all.filter(([, { base, skipAuth }]) => base !== 'public' && !skipAuth)
const send = (key: EndpointKey, endpoint: Endpoint, who: Actor) => {
  const row = matrix[key]
  return api.call(who, endpoint.method, `/api${row.path(fixtures, 'staff')}`, {
    ...(row.body && { body: row.body(fixtures) }),
    ...(row.key && { headers: { 'idempotency-key': uuidv7() } }),
  })
}
/** Noting the day of its last use is all that a call writes. */
const others = (tables: string[]) => tables.filter((table) => table !== 'api_tokens')

test('a token opens the calls of its scope and no other: each call with each scope', async () => {
  await written()
  const leaks: string[] = []
  let count = 0
  for (const [key, endpoint] of taking)
    for (const scope of apiScopes) {
      if (endpoint.scope === scope) continue
      count += 1
      const { status, body } = await send(key, endpoint, own[scope])
      const error = endpoint.scope ? { error: 'scope_missing', scope: endpoint.scope } : { error: 'not_for_tokens' }
      if (status !== 403 || JSON.stringify(body) !== JSON.stringify(error))
        leaks.push(`${key} with ${scope}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    }
  console.info(`tokens: ${count} calls without the scope, ${leaks.length} leaks`)
  expect(leaks).toEqual([])
  expect(others(await written())).toEqual([])
})

test('with the scope it is answered of its own company’s records, and changes nothing', async () => {
  await written()
  const wrong: string[] = []
  for (const [key, endpoint] of taking) {
    if (!endpoint.scope) continue
    const { status, body } = await send(key, endpoint, own[endpoint.scope])
    if (status !== 200) wrong.push(`${key}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
  expect(others(await written())).toEqual([])
})

test('a token of another company, or of another brand of it, finds nothing', async () => {
  const leaks: string[] = []
  let count = 0
  for (const [key, endpoint] of taking) {
    if (!endpoint.scope || matrix[key].foreign === 'own') continue
    for (const [whose, tokens] of Object.entries({ foreign, otherBrand })) {
      // What is of the company as a whole is not of one brand.
      if (whose === 'otherBrand' && ['listInvoices', 'getInvoice'].includes(key)) continue
      count += 1
      const { status, body } = await send(key, endpoint, tokens[endpoint.scope])
      const fits = matrix[key].foreign === 404 ? status === 404 : status === 200 || status === 404
      if (!fits || JSON.stringify(body).includes(secret))
        leaks.push(`${key} of ${whose}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    }
  }
  console.info(`tokens: ${count} calls for others' records, ${leaks.length} leaks`)
  expect(leaks).toEqual([])
})

/** What is never opened, whatever scope a call may be given one day. */
const never = [
  'account',
  'auth',
  'second step',
  'email change',
  'company sign-in',
  'messages',
  'uploads',
  'media',
  'users',
  'company papers',
  'creator papers',
  'api tokens',
  'webhooks',
  'live',
  'notices',
  'payouts',
  'ledger',
]
test('a scope reads: it stands at a GET of a company’s staff, and at nothing of accounts, members, messages or tokens', () => {
  const scoped = all.filter(([, { scope }]) => scope)
  expect(scoped.length).toBeGreaterThan(15)
  for (const [key, { method, actors, tag, kind }] of scoped)
    expect({ key, method, staff: actors.includes('company'), never: never.includes(tag), kind }).toEqual({
      key,
      method: 'GET',
      staff: true,
      never: false,
      kind: undefined,
    })
})
