import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Actor as ContractActor, EndpointKey, Role } from '@samspel/api'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { placeOf, type Right, rightsOf } from '../src/auth/roles'
import { type Fixtures, openFixtures, secret } from './support/fixtures'
import { matrix } from './support/matrix'
import { recordsOf } from './support/records'
import type { Actor, TestApi } from './support/test-api'
import { watchWrites } from './support/writes'

/** A role that the database knows and nobody has granted anything. */
const viewer = 'viewer' as Role

let api: TestApi
let fixtures: Fixtures
let someone: Actor
let close: () => Promise<void>
let written: () => Promise<string[]>
beforeAll(async () => {
  ;({ api, fixtures, close } = await openFixtures())
  await sql`ALTER TABLE users DROP CONSTRAINT users_role_check`.execute(api.db)
  someone = await recordsOf(api).staff(viewer, [fixtures.brand.id])
  written = await watchWrites(api.db)
})
afterAll(() => close())

const all = Object.entries(endpoints) as [EndpointKey, Endpoint][]
const call = (key: EndpointKey, endpoint: Endpoint) => {
  const row = matrix[key]
  return api.call(
    someone,
    endpoint.method,
    (endpoint.base === 'public' ? '/public' : '/api') + row.path(fixtures, 'staff'),
    {
      ...(row.body && { body: row.body(fixtures) }),
      ...(row.key && { headers: { 'idempotency-key': uuidv7() } }),
    },
  )
}
const answered = async (of: [EndpointKey, Endpoint][]) => {
  const answers = []
  for (const [key, endpoint] of of) {
    await written()
    const { status, body } = await call(key, endpoint)
    answers.push({ key, status, leaks: JSON.stringify(body).includes(secret), tables: await written() })
  }
  return answers
}

test('a role that the contract does not name is refused by every call that takes a session', async () => {
  const wrong = (await answered(all.filter(([, { base, skipAuth }]) => base !== 'public' && !skipAuth))).filter(
    ({ status, leaks, tables }) => status !== 403 || leaks || tables.length > 0,
  )
  expect(wrong).toEqual([])
})

/** The company's own affairs, the counter, where creators live, and what is asked by those alone who answer applications. */
const forOthers: readonly EndpointKey[] = [
  'archiveInvoices',
  'archiveSelfBilledInvoices',
  'exportBooks',
  'exportCreatorFees',
  'exportInvoices',
  'exportParcels',
  'exportSelfBilledInvoices',
  'getAskAgain',
  'getBookAccounts',
  'getCompany',
  'getCompanyPapers',
  'getCompanyPlan',
  'getCompanySignIn',
  'getCounter',
  'getInvoice',
  'getInvoiceFile',
  'getPackingList',
  'getSelfBilledInvoiceFile',
  'listApiTokens',
  'listBlockedCreators',
  'listCompanyAudit',
  'listInvoices',
  'listPaperChanges',
  'listSelfBilledInvoices',
  'listStoreStaff',
  'listStoresToMoveTo',
  'listWebhookDeliveries',
  'listWebhooks',
]

const reading: readonly Right[] = [
  'seeBrands',
  'seeCampaigns',
  'seeCreators',
  'seeStores',
  'seeAllProducts',
  'readMessages',
  'readRatings',
  'seeMoney',
]

/** Without rights as well: the price list, what roles may do, the places of the world, lists and refused answers of one's own, and a search that finds nothing. */
const harmless: readonly EndpointKey[] = [
  'listPackages',
  'listRoleDuties',
  'searchPlaces',
  'getTopUpOptions',
  'listSavedViews',
  'createSavedView',
  'listRefusedAnswers',
  'readRefusedAnswers',
  'searchRecords',
]

const withRole = async (
  place: 'company' | undefined,
  granted: readonly Right[],
  run: (calls: [EndpointKey, Endpoint][]) => Promise<void>,
) => {
  const lists = new Set(all.map(([, { actors }]) => actors as ContractActor[]))
  const admitting = [...lists].filter((actors) => actors.includes('company'))
  for (const actors of admitting) actors.push(viewer)
  if (place) placeOf.set(viewer, place)
  rightsOf.set(viewer, new Set(granted))
  try {
    await run(
      all.filter(([key, { actors }]) => {
        const { foreign: others, stream } = matrix[key]
        // What all staff may is about themselves.
        return (
          actors.includes(viewer) &&
          (others !== 'own' || !actors.includes('store_user')) &&
          !stream &&
          !harmless.includes(key)
        )
      }),
    )
  } finally {
    for (const actors of admitting) actors.pop()
    placeOf.delete(viewer)
    rightsOf.delete(viewer)
  }
}

test.each(['company', undefined] as const)(
  'a role that the contract admits and nobody has granted anything reads none of the brand’s records and changes none: place %s',
  (place) =>
    withRole(place, [], async (calls) => {
      expect(calls.length).toBeGreaterThan(100)
      const wrong = (await answered(calls)).filter(({ key, status, leaks, tables }) => {
        const isRefused = status === 404 || status === 403 || status === 422
        const fits = isRefused || (matrix[key].foreign === 'empty' && status < 300)
        return !fits || leaks || (isRefused && tables.length > 0)
      })
      expect(wrong).toEqual([])
      const searched = await api.call(someone, 'GET', '/api/records?query=Own')
      expect(searched.body).toMatchObject({ found: [] })
    }),
)

test('a role that may only read sees what a company’s staff see of its brand, and every change is refused', () =>
  withRole('company', reading, async (calls) => {
    const isRead = ([, { method }]: [EndpointKey, Endpoint]) => method === 'GET'
    const read = await answered(calls.filter(isRead))
    const refused = read.filter(({ key, status }) => status >= 400 && status !== matrix[key].allowed)
    expect(refused.map(({ key }) => key).sort()).toEqual(forOthers)
    // Whoever sees a receipt may say that it is wrong.
    const changed = (await answered(calls.filter((one) => !isRead(one) && one[0] !== 'reportReceipt'))).filter(
      ({ status, tables }) => status < 400 || tables.length > 0,
    )
    expect(changed).toEqual([])
  }))
