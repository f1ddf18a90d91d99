import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { uuidv7 } from 'uuidv7'
import type { EndpointKey } from '@samspel/api'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { errorKinds, fieldErrorIds } from '@samspel/api/errors'
import { figure, repetitions } from './support/figure'
import { type Fixtures, openFixtures } from './support/fixtures'
import { matrix } from './support/matrix'
import type { Actor, TestApi } from './support/test-api'
import { valueFor } from './support/values'
import { watchWrites } from './support/writes'

let api: TestApi
let fixtures: Fixtures
let close: () => Promise<void>
beforeAll(async () => {
  ;({ api, fixtures, close } = await openFixtures())
})
afterAll(() => close())

const callerOf = ({ actors }: Endpoint): Actor | null => {
  const { admin, creator, staff } = fixtures.actors
  return actors.includes('admin')
    ? admin
    : actors.includes('creator')
      ? creator
      : actors.includes('company')
        ? staff
        : null
}

/** A clean answer to bad input: a client error with known ids and nothing about internals. */
const isCleanRefusal = ({ status, body }: { status: number; body: unknown }): boolean => {
  const { error, errors, ...rest } = body as { error?: string; errors?: Record<string, string[]> }
  const known = error === undefined || error in errorKinds
  const fields = Object.values(errors ?? {})
    .flat()
    .every((id) => (fieldErrorIds as readonly string[]).includes(id))
  return (
    // What an installation has no service for is refused by a name of its own.
    (error === 'not_set_up' || (status >= 400 && status < 500)) &&
    known &&
    fields &&
    (error !== undefined || errors !== undefined) &&
    Object.keys(rest).length === 0
  )
}

describe('what is no request', () => {
  const post = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    api.call(fixtures.actors.admin, 'POST', '/api/campaigns', {
      payload: Buffer.from(payload),
      headers: { 'content-type': 'application/json', ...headers },
    })

  test('broken multipart is a 400', async () => {
    const { creator } = fixtures.actors
    const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\n'
    const whole = `${head}content-type: image/png\r\n\r\nabc\r\n--b--\r\n`
    const longest = 'b'.repeat(71)
    for (const [what, boundary, body] of [
      ['no boundary', '', whole],
      ['an empty boundary', '; boundary=', whole],
      ['a long boundary', `; boundary=${longest}`, `--${longest}${whole.slice(3)}`],
      ['another boundary', '; boundary=c', whole],
      ['a body that was cut', '; boundary=b', whole.slice(0, -10)],
      ['a heading that was cut', '; boundary=b', head.slice(0, -20)],
      ['a heading without an end', '; boundary=b', `--b\r\n${'x'.repeat(100_000)}`],
    ] as const) {
      const { status, body: answer } = await api.call(creator, 'POST', '/api/uploads', {
        payload: Buffer.from(body),
        headers: { 'content-type': `multipart/form-data${boundary}` },
      })
      expect([what, status, answer]).toEqual([what, 400, { error: 'malformed_request' }])
    }
  })

  test('malformed JSON, another type and a huge body are 400, 415 and 413', async () => {
    for (const text of ['{', '', '{"campaign":{"name":}}', '\u0000', '{"a":1}}', '{"__proto__":{"x":1}}'])
      expect([text, (await post(text)).body]).toEqual([text, { error: 'malformed_json' }])
    expect((await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).body).toEqual({
      error: 'unsupported_media_type',
    })
    expect((await post(`{"campaign":{"name":"${'x'.repeat(300_000)}"}}`)).body).toEqual({
      error: 'body_too_large',
      max_bytes: 256 * 1024,
    })
  })
  test('bodies that are no object, and wrappers that are not', async () => {
    for (const text of ['null', '[]', '1', '"x"', '{"campaign":null}', '{"campaign":[]}', '{"campaign":"x"}']) {
      const answer = await post(text)
      expect([text, answer.status, isCleanRefusal(answer)]).toEqual([text, 422, true])
    }
    expect((await post('null')).body).toEqual({ errors: { campaign: ['required'] } })
  })
  test('NUL characters and halves of characters are refused at their field, unknown fields by name', async () => {
    const fields = (campaign: object) =>
      post(JSON.stringify({ campaign: { brand_id: fixtures.brand.id, name: 'x', ...campaign } }))
    expect((await fields({ caption: 'a\u0000b' })).body).toEqual({ errors: { caption: ['nul_character'] } })
    expect((await fields({ hashtags: ['ok', '\ud800'] })).body).toEqual({ errors: { 'hashtags[1]': ['invalid'] } })
    expect((await fields({ nope: 1, also_nope: 2 })).body).toEqual({
      errors: { nope: ['unknown_field'], also_nope: ['unknown_field'] },
    })
    expect((await api.call(fixtures.actors.admin, 'GET', '/api/campaigns?query=a%00b')).body).toEqual({
      errors: { query: ['nul_character'] },
    })
  })
  test('unknown paths are 404, known ones with another method 405, bad addresses 400', async () => {
    const answer = async (method: 'GET' | 'PUT' | 'DELETE', url: string) => {
      const { status, body } = await api.call(null, method, url)
      return [status, body]
    }
    expect(await answer('GET', '/api/nothing')).toEqual([404, { error: 'not_found' }])
    expect(await answer('DELETE', '/api/campaigns')).toEqual([405, { error: 'method_not_allowed' }])
    expect(await answer('GET', '/api/campaigns/%zz')).toEqual([400, { error: 'malformed_request' }])
  })
  test('ids that are none are not found, page numbers that are none are told', async () => {
    for (const id of ['x', '1', '%00', "'%20OR%201=1", '00000000-0000-0000-0000-00000000000g', 'x'.repeat(290)]) {
      expect([id, (await api.call(fixtures.actors.admin, 'GET', `/api/campaigns/${id}`)).status]).toEqual([id, 404])
    }
    expect((await api.call(fixtures.actors.admin, 'GET', '/api/campaigns?page=0&perPage=x')).body).toEqual({
      errors: { page: ['too_small'], per_page: ['invalid_integer'] },
    })
    expect((await api.call(fixtures.actors.admin, 'GET', '/api/campaigns?state[]=draft&state[]=x')).body).toEqual({
      errors: { state: ['invalid'] },
    })
  })
})

test('QUALITY 25 values made from the contract, well formed and not: no answer of 5xx, and nothing is written where the answer is a refusal', async () => {
  const runs = repetitions(6, 100)
  let requests = 0
  let refusals = 0
  const failures: string[] = []
  const written = await watchWrites(api.db)
  for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, Endpoint][]) {
    if (endpoint.kind || (!endpoint.body && !endpoint.query)) continue
    const [path = ''] = matrix[key].path(fixtures, 'admin').split('?')
    const url = (endpoint.base === 'public' ? '/public' : '/api') + path
    const ids = Object.values(fixtures)
      .filter((value): value is string => typeof value === 'string')
      .concat(fixtures.brand.id)
    const input = fc.record({
      body: endpoint.body ? valueFor(endpoint.body, ids) : fc.constant(undefined),
      query: endpoint.query ? valueFor(endpoint.query, ids) : fc.constant({}),
    })
    for (const { body, query } of fc.sample(input, { numRuns: runs, seed: 7 })) {
      const search = new URLSearchParams(
        Object.entries(query as object)
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, typeof value === 'string' ? value : (JSON.stringify(value) ?? '')]),
      )
      const answer = await api.call(callerOf(endpoint), endpoint.method, `${url}?${search.toString()}`, {
        ...(body !== undefined && { body }),
        ...(endpoint.idempotent && { headers: { 'idempotency-key': uuidv7() } }),
      })
      requests += 1
      const tables = await written()
      if (answer.status < 400) continue
      refusals += 1
      if (!isCleanRefusal(answer))
        failures.push(
          `${key} ${answer.status} ${JSON.stringify({ body, query }).slice(0, 400)} → ${JSON.stringify(answer.body).slice(0, 200)}`,
        )
      // An answer that was sent with `delayed` keeps its refusal for its giver (decision 0246).
      else if (tables.length > 0 && !(body as { delayed?: boolean } | undefined)?.delayed)
        failures.push(`${key} wrote ${tables.join(', ')} although it answered ${answer.status}`)
    }
  }
  expect(failures).toEqual([])
  figure(
    25,
    `malformed and well-formed requests made from the contract: 0 answers of 5xx, 0 writes behind a refusal of N = ${requests} (${refusals} refused)`,
  )
}, 900_000)
