import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Listed, listedWorld } from './support/listed'
import { recordsOf } from './support/records'
import { spellings } from './support/spellings'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let world: Awaited<ReturnType<typeof listedWorld>>
beforeAll(async () => {
  api = await openTestApi()
  world = await listedWorld(api, 'Något')
})
afterAll(() => api.close())

const open = ['listPublicCampaigns', 'listPublicBrands', 'searchPublic', 'listPublicStores', 'listStoreCampaigns']

/** The palette is asked kind by kind; the file of the applications has a limit, and the conditions of their list. */
const apart: ReadonlySet<string> = new Set(['searchRecords', 'exportApplications'])

/** Kinds of which the staff, and the creator, of the world have a record of that name. */
const kindsOfStaff = ['campaign', 'creator', 'application', 'mention', 'store', 'product', 'brand', 'person'] as const
const kindsOfCreator = ['offer', 'assignment', 'brand', 'store'] as const

const missingInPalette = async (typed: string): Promise<string[]> => {
  const missing: string[] = []
  for (const [who, kinds] of [
    [world.staff, kindsOfStaff],
    [world.creator, kindsOfCreator],
  ] as const) {
    const { body } = await api.call(who, 'GET', `/api/records?perPage=10&query=${encodeURIComponent(typed)}`)
    const { found, near } = body as {
      found: { kind: string; hits: { title: string; detail: string | null }[] }[]
      near: string | null
    }
    missing.push(...kinds.filter((kind) => near !== null || !found.some((group) => group.kind === kind)))
  }
  return missing
}

const missingIn = async (lists: readonly [string, Listed][], typed: string): Promise<string[]> => {
  const missing: string[] = []
  for (const [key, { path, who, holds }] of lists) {
    const { body } = await api.call(who, 'GET', `${path}?query=${encodeURIComponent(typed)}`)
    if (!JSON.stringify(body).includes(holds)) missing.push(key)
  }
  return missing
}

test('the table has at least sixty rows', () => {
  expect(spellings.flatMap(([, ...typed]) => typed).length).toBeGreaterThanOrEqual(60)
})

test.each(spellings)('%s is found in the palette, in public search and in every list', async (called, ...typed) => {
  await world.rename(called)
  const all = Object.entries(world.lists).filter(([key]) => !apart.has(key))
  const missing: string[] = []
  for (const words of typed) {
    const where = [
      ...(await missingInPalette(words)).map((kind) => `palette: ${kind}`),
      ...(
        await missingIn(
          all.filter(([key]) => open.includes(key)),
          words,
        )
      ).map((key) => `public: ${key}`),
      ...(
        await missingIn(
          all.filter(([key]) => !open.includes(key)),
          words,
        )
      ).map((key) => `list: ${key}`),
    ]
    missing.push(...where.map((place) => `${words} in ${place}`))
  }
  expect(missing).toEqual([])
})

test.each(['5 000', '5000 kr', '5 000,00', '5.000:-'])('an invoice is found by its sum as %s', async (typed) => {
  const { path, who, holds } = world.lists.listAllInvoices!
  const { body } = await api.call(who, 'GET', `${path}?query=${encodeURIComponent(typed)}`)
  expect(JSON.stringify(body)).toContain(holds)
  const { body: none } = await api.call(who, 'GET', `${path}?query=${encodeURIComponent(typed.replace('5', '6'))}`)
  expect(JSON.stringify(none)).not.toContain(holds)
})

test.each(['5 000', '5000 kr', '5 000,00', '2026-00'])(
  'the palette finds invoices and receipts as %s, and for nobody else',
  async (typed) => {
    const idsFor = async (who: Actor, kind: string) => {
      const { body } = await api.call(
        who,
        'GET',
        `/api/records?perPage=10&query=${encodeURIComponent(typed)}&kind=${kind}`,
      )
      return (body as { found: { hits: { id: string }[] }[] }).found.flatMap(({ hits }) => hits.map(({ id }) => id))
    }
    const { staff, admin, creator, lists } = world
    const make = recordsOf(api)
    const stranger = await make.staff('company', [(await make.brand()).id])
    expect(await idsFor(staff, 'invoice')).toEqual([lists.listAllInvoices!.holds])
    expect(await idsFor(admin, 'invoice')).toEqual([lists.listAllInvoices!.holds])
    expect(await idsFor(stranger, 'invoice')).toEqual([])
    expect(await idsFor(creator, 'invoice')).toEqual([])
  },
)
