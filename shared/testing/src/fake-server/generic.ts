import { Compile } from 'typebox/compile'
import type { Actor } from '@samspel/api'
import type { Call } from './route'
import { sampleOf } from './sample'
import type { SignedIn } from './session'
import { emailOf } from './session'

interface Schema {
  type?: string
  items?: Schema
  properties?: Record<string, Schema>
}

type Item = Record<string, unknown>

const RECORDS = 3

const recordsOf = (items: Schema): unknown[] =>
  Array.from({ length: RECORDS }, (_, index) => sampleOf(items, '', index))

/** What the caller's own record says of them. */
const ownFields = (actor: Actor): Item =>
  actor === 'anonymous' ? {} : { email: emailOf(actor as SignedIn), ...(actor !== 'creator' && { role: actor }) }

/** The first of these that the schema takes, from the fullest to the smallest. */
function firstThatFits(schema: object, candidates: readonly Item[]): Item {
  const check = Compile(schema as never)
  return candidates.find((candidate) => check.Check(candidate)) ?? candidates.at(-1)!
}

/**
 * What follows from the contract alone: three records in a list, a record with the id that the path names and the values that the body gives, for `me`
 * the caller's own. Nothing is remembered.
 */
export function genericAnswer({ endpoint, params }: Call, actor: Actor, body: Item): object | undefined {
  const schema = endpoint.response as Schema | undefined
  if (!schema) return undefined
  const smallest = sampleOf(schema) as Item
  const fields = schema.properties ?? {}
  const lists = Object.fromEntries(
    Object.entries(fields).flatMap(([key, { type, items }]) =>
      type === 'array' && items?.type === 'object' ? [[key, recordsOf(items)]] : [],
    ),
  )
  const meta = fields.meta && {
    meta: { ...(smallest.meta as Item), totalCount: RECORDS, totalPages: 1, currentPage: 1 },
  }
  const [record] = Object.entries(fields).find(([, { properties }]) => properties?.id) ?? []
  const own = record && {
    ...(smallest[record] as Item),
    ...(params.id && { id: params.id }),
    ...(/\/me$/.test(endpoint.path) && ownFields(actor)),
  }
  const changed = record && { ...own, ...(body[record] as Item | undefined) }
  return firstThatFits(schema, [
    { ...smallest, ...lists, ...meta, ...(record && { [record]: changed }) },
    { ...smallest, ...lists, ...meta, ...(record && { [record]: own }) },
    { ...smallest, ...(record && { [record]: own }) },
    smallest,
  ])
}
