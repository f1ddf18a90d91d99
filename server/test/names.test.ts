import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TSchema } from 'typebox'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { nameWithoutAddress } from '@samspel/api/name-without-address'
import { recordsOf } from './support/records'
import { openTestApi, type TestApi } from './support/test-api'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const refused = { errors: { name: ['address_in_name'] } }

test('people and companies whose names are addresses are refused, in the words of the field; a bare domain is a name', async () => {
  const make = recordsOf(api)
  const creator = await make.creator()
  const rename = (name: string) =>
    api.call(creator, 'PATCH', '/api/instagramers/me', { body: { instagramer: { name } } })
  expect((await rename('Klarna: betala på https://evil.example')).body).toEqual(refused)
  expect((await rename(' Hotels.com ')).body).toMatchObject({ instagramer: { name: 'Hotels.com' } })
})

interface Schema {
  properties?: Record<string, TSchema & Schema>
  anyOf?: Schema[]
  pattern?: string
}
const namesIn = (schema: Schema, path = ''): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    ...(/^(?:name|brandName)$/.test(key) && inner.pattern !== nameWithoutAddress ? [`${path}${key}`] : []),
    ...namesIn(inner, `${path}${key}.`),
  ])

/** Names of things that their owner alone sees, or that mails make safe (`nameInMail`). */
const ofThings = [
  'campaign.name',
  'communityList.name',
  'mediaFile.name',
  'messageBulk.name',
  'messageTemplate.name',
  // Of a list, where only the name is changed.
  'name',
  'savedView.name',
  'storeProduct.name',
  'termsTemplate.name',
]

test('every name of somebody that a call takes is without addresses', () => {
  const open = Object.values(endpoints as Record<string, Endpoint>).flatMap(({ body }) =>
    body ? namesIn(body as unknown as Schema) : [],
  )
  expect(open.filter((path) => !ofThings.includes(path))).toEqual([])
})
