import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { TSchema } from 'typebox'
import type { EndpointKey } from '@samspel/api'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { buildFixtures, type Fixtures } from './support/fixtures'
import { matrix } from './support/matrix'
import { type FakeRegistry, startFakeRegistry } from './support/registry'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let registry: FakeRegistry
let fixtures: Fixtures
beforeAll(async () => {
  registry = await startFakeRegistry()
  api = await openTestApi({ platform: registry.settings })
  fixtures = await buildFixtures(api)
})
afterAll(async () => {
  await registry.close()
  await api.close()
})

interface Schema {
  type?: string
  minLength?: number
  properties?: Record<string, TSchema>
  items?: TSchema
  anyOf?: TSchema[]
  format?: string
  pattern?: string
  enum?: unknown[]
}
interface Field {
  path: string[]
  schema: Schema
  isNullable: boolean
}

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const toCamel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
const blanks = ['', '   ', '\t\n', '\u00a0', '\u200b', '\u3164', '\u2800', '\u2003\u200d\ufeff', '\u00ad\u2060']

/** Free text of a schema, where it stands outside of lists. */
const textOf = (schema: Schema, path: string[] = [], isNullable = false): Field[] => {
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([key, inner]) => textOf(inner as Schema, [...path, key]))
  const [choice, ...others] = schema.anyOf?.filter((one) => (one as Schema).type !== 'null') ?? []
  if (choice && others.length === 0) return textOf(choice as Schema, path, true)
  return schema.type === 'string' && !schema.format && !schema.pattern && !schema.enum
    ? [{ path, schema, isNullable }]
    : []
}
// A password may be of blanks, and says what is wrong with it by its own rules.
const isPassword = ({ path }: Field) => /password/i.test(path.at(-1) ?? '')
const isRequired = (field: Field) => (field.schema.minLength ?? 0) > 0 && !isPassword(field)

const withValue = (body: object, [first = '', ...rest]: string[], value: unknown): object => {
  const key = toSnake(first)
  return {
    ...body,
    [key]: rest.length === 0 ? value : withValue((body as Record<string, object>)[key] ?? {}, rest, value),
  }
}
/** What people write; the key of a message is made by their browser. */
const isTyped = (field: Parameters<typeof isRequired>[0] & { path: string[] }) =>
  isRequired(field) && field.path.at(-1) !== 'clientKey'
/** How an answer names the field: the wrapper is left out, and reading Z44 has one name for the slug. */
const nameOf = (path: string[]) =>
  (path.length > 1 ? path.slice(1) : path)
    .map(toSnake)
    .join('.')
    .replace('collaboration_page_attributes.slug', 'collaboration_page_slug')
const callerOf = ({ actors }: Endpoint): Actor | null =>
  actors.includes('admin')
    ? fixtures.actors.admin
    : actors.includes('creator')
      ? fixtures.actors.creator
      : actors.includes('company')
        ? fixtures.actors.staff
        : null
const calls = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).filter(([, { body, kind }]) => body && !kind)

describe('text that must be there', () => {
  test('A6 is refused as `required` by every call when nothing of it can be seen', async () => {
    const failures: string[] = []
    let fields = 0
    for (const [key, endpoint] of calls) {
      const url = (endpoint.base === 'public' ? '/public' : '/api') + matrix[key].path(fixtures, 'admin')
      for (const field of textOf(endpoint.body as Schema).filter(isTyped)) {
        fields += 1
        for (const blank of blanks) {
          const body = withValue(matrix[key].body?.(fixtures) ?? {}, field.path, blank)
          const { status, body: answer } = await api.call(callerOf(endpoint), endpoint.method, url, {
            body,
            headers: { 'idempotency-key': 'a'.repeat(20) },
          })
          const errors = (answer as { errors?: Record<string, string[]> }).errors ?? {}
          if (status !== 422 || errors[nameOf(field.path)]?.[0] !== 'required')
            failures.push(
              `${key} ${field.path.join('.')} ${JSON.stringify(blank)}: ${status} ${JSON.stringify(answer)}`,
            )
        }
      }
    }
    expect(failures).toEqual([])
    console.info(`blank text: ${fields} fields that must be there, ${blanks.length} kinds of nothing each, all refused`)
    expect(fields).toBeGreaterThan(50)
  })

  test('A6 is free text by the contract alone: what has a least length and is no password is marked', () => {
    const unmarked = calls.flatMap(([key, { body }]) =>
      textOf(body as Schema)
        .filter(isTyped)
        .filter(({ schema }) => !('x-filled' in schema))
        .map(({ path }) => `${key} ${path.map(toCamel).join('.')}`),
    )
    expect(unmarked).toEqual([])
  })

  test('A6 loses the blanks around it; joined signs and other scripts stay', async () => {
    const name = async (typed: string) =>
      (
        (await api.call(fixtures.actors.admin, 'PATCH', '/api/users/me', { body: { user: { name: typed } } })).body as {
          user: { name: string }
        }
      ).user.name
    expect([await name('  Elin\u00a0 '), await name('👩‍👩‍👧'), await name('می‌خواهم')]).toEqual(['Elin', '👩‍👩‍👧', 'می‌خواهم'])
  })
})

test('A6 text that may be left out is empty when it is blank, null where there may be none, and stays as it is otherwise', async () => {
  const { id } = (
    (
      await api.call(fixtures.actors.staff, 'POST', '/api/campaigns', {
        body: {
          campaign: {
            brand_id: fixtures.brand.id,
            name: ' Ny ',
            caption: '\u3164',
            instructions: ' 1. Ladda\n',
            hashtags: [' ', '#kaffe'],
          },
        },
      })
    ).body as { campaign: { id: string } }
  ).campaign
  expect((await api.call(fixtures.actors.staff, 'GET', `/api/campaigns/${id}`)).body).toMatchObject({
    campaign: { name: 'Ny', caption: '', instructions: ' 1. Ladda\n', hashtags: ['kaffe'] },
  })
  expect(
    (
      await api.call(fixtures.actors.creator, 'PATCH', '/api/instagramers/me', {
        body: { instagramer: { bio: ' \u200b ', city: '\u2800' } },
      })
    ).body,
  ).toMatchObject({ instagramer: { bio: null, city: null } })
  // With a mark on it, a reason for a move that needs one is a reason.
  expect(
    (
      await api.call(fixtures.actors.staff, 'PATCH', `/api/participations/${fixtures.rejectable}/reject`, {
        body: { reason: '\u200b \u3164' },
      })
    ).body,
  ).toEqual({ errors: { reason: ['required'] } })
})
