import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { EndpointKey } from '@samspel/api'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { figure, repetitions } from './support/figure'
import { type Fixtures, openFixtures } from './support/fixtures'
import { matrix } from './support/matrix'
import type { Actor, TestApi } from './support/test-api'

let api: TestApi
let fixtures: Fixtures
let close: () => Promise<void>
beforeAll(async () => {
  ;({ api, fixtures, close } = await openFixtures())
})
afterAll(() => close())

const tooComplex = { status: 400, body: { error: 'too_complex' } }
const json = { 'content-type': 'application/json' }
const callerOf = ({ actors }: Endpoint): Actor | null =>
  actors.includes('admin')
    ? fixtures.actors.admin
    : actors.includes('creator')
      ? fixtures.actors.creator
      : actors.includes('company')
        ? fixtures.actors.staff
        : null
const lists = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const objects = (levels: number) => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)
const wide = (keys: number) => `{${Array.from({ length: keys }, (_, at) => `"k${at}":1`).join(',')}}`

/**
 * Bodies that nobody sends on purpose, each within the size limit. The first of them is tried in every run, all of them in the full one.
 */
const bodies = Object.entries({
  'a deep list in its field': `{"campaign":{"name":${lists(2_400)}},"user":{"email":${lists(2_400)}},"instagramer":${objects(2_400)}}`,
  'objects 2 400 deep': objects(2_400),
  '20 000 keys': wide(20_000),
  'lists 2 400 deep': lists(2_400),
  'lists 120 000 deep': lists(120_000),
  'objects 40 000 deep': objects(40_000),
  'lists 34 deep': lists(34),
  '100 000 items': `[${'1,'.repeat(100_000)}1]`,
  '60 000 lists in one': `{"campaign":[${'[],'.repeat(60_000)}[]]}`,
}).slice(0, repetitions(3, 9))

test('QUALITY 25 a body that is nested deep or has too many keys is refused by every call, before anything walks it', async () => {
  const failures: string[] = []
  let requests = 0
  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
    if (!endpoint.body || endpoint.kind) continue
    const url = (endpoint.base === 'public' ? '/public' : '/api') + matrix[key].path(fixtures, 'admin')
    for (const [name, body] of bodies) {
      const { status, body: answer } = await api.call(callerOf(endpoint), endpoint.method, url, {
        payload: Buffer.from(body),
        headers: { ...json, 'idempotency-key': 'a'.repeat(20) },
      })
      requests += 1
      if (status !== 400 || (answer as { error?: string }).error !== 'too_complex')
        failures.push(`${key}, ${name}: ${status} ${JSON.stringify(answer)}`)
    }
  }
  expect(failures).toEqual([])
  expect(requests).toBeGreaterThan(60 * bodies.length)
  figure(
    25,
    `bodies 33 to 120 000 levels deep or with 10 000 to 100 000 values, to every call that takes a body: 400 too_complex in ${requests} of ${requests}`,
  )
})

test('QUALITY 25 so is what is sent without a contract: telemetry, and more parameters than anybody asks with', async () => {
  expect(
    await api.call(null, 'POST', '/telemetry', { payload: Buffer.from(lists(2_400)), headers: json }),
  ).toMatchObject(tooComplex)
  expect(
    await api.call(null, 'POST', '/telemetry', {
      payload: Buffer.from(objects(2_400)),
      headers: { 'content-type': 'text/plain' },
    }),
  ).toMatchObject(tooComplex)
  const many = (name: (at: number) => string, count: number) =>
    Array.from({ length: count }, (_, at) => `${name(at)}=1`).join('&')
  for (const search of [many((at) => `k${at}`, 1_200), many(() => 'state', 1_200), many(() => 'state[]', 1_200)]) {
    expect(await api.call(fixtures.actors.admin, 'GET', `/api/campaigns?${search}`)).toMatchObject(tooComplex)
  }
  expect((await api.call(fixtures.actors.admin, 'GET', `/api/campaigns?${'a[b]'.repeat(2_000)}=1`)).status).toBe(422)
  expect((await api.call(fixtures.actors.admin, 'GET', '/api/campaigns?state[]=draft&state[]=draft')).status).toBe(422)
})

test('QUALITY 25 what the contract allows is no burden: the fullest bodies pass', async () => {
  const ids = Array.from({ length: 500 }, () => fixtures.brand.id)
  const links = Array.from({ length: 50 }, (_, at) => ({
    id: fixtures.brand.id,
    kind: 'other',
    title: `Länk ${at}`,
    url: 'https://example.test/',
    hidden: false,
  }))
  const page = { collaboration_page: { intro: 'Hej', item_order: ids, hidden_item_ids: ids, links }, version: 0 }
  expect(
    (await api.call(fixtures.actors.staff, 'PATCH', `/api/collaboration_pages/${fixtures.brand.slug}`, { body: page }))
      .body,
  ).not.toMatchObject({ error: 'too_complex' })
  expect(
    (
      await api.call(fixtures.actors.admin, 'PATCH', '/api/users/me', {
        payload: Buffer.from(`{"user":${objects(30)}}`),
        headers: json,
      })
    ).body,
  ).toEqual({ errors: { a: ['unknown_field'] } })
})
