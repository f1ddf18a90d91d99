import { normalize, schema } from 'normalizr'

/** The 21 normalised collections, each keyed by id (row E-01). */
export const entityCollections = [
  'campaigns',
  'companies',
  'companyRequests',
  'instagramers',
  'brands',
  'profileCategories',
  'participations',
  'instagramPosts',
  'campaignCalculatedReach',
  'users',
  'messages',
  'mentions',
  'transactions',
  'accounts',
  'stores',
  'storeLocations',
  'storeCampaigns',
  'storeParticipations',
  'storeProducts',
  'facebookAccounts',
  'imagePurchases',
] as const
export type EntityCollection = (typeof entityCollections)[number]

const of = Object.fromEntries(entityCollections.map((name) => [name, new schema.Entity(name)])) as Record<
  EntityCollection,
  schema.Entity
>
of.mentions.define({ instagramPost: of.instagramPosts })

/** Names under which an answer holds one record, where they are not the collection without its s. */
const singular: Partial<Record<EntityCollection, string>> = {
  companies: 'company',
  companyRequests: 'companyRequest',
  profileCategories: 'profileCategory',
  campaignCalculatedReach: 'campaignCalculatedReach',
}

const answerSchema = Object.fromEntries(
  entityCollections.flatMap((name) => [
    [name, name === 'campaignCalculatedReach' ? of[name] : [of[name]]],
    [singular[name] ?? name.slice(0, -1), of[name]],
  ]),
)

/** Records by collection and id. */
export type EntityMap = Partial<Record<EntityCollection, Record<string, Record<string, unknown>>>>

/** An answer taken apart: its records, and the rest with ids in their place. */
export interface NormalizedAnswer {
  entities: EntityMap
  result: Record<string, unknown>
}

/**
 * Names in an answer that are not those of a collection, and the collection whose records they hold, one or a list:
 * `{ favourite: 'brands' }`.
 */
export type AnswerNames = Readonly<Record<string, EntityCollection>>

const namedBy = (names: AnswerNames, answer: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(names).map(([name, collection]) => [
      name,
      Array.isArray(answer[name]) ? [of[collection]] : of[collection],
    ]),
  )

const merged = (one: EntityMap | undefined, other: EntityMap): EntityMap => {
  const all: EntityMap = { ...one }
  for (const [name, records] of Object.entries(other) as [EntityCollection, Record<string, Record<string, unknown>>][])
    all[name] = { ...all[name], ...records }
  return all
}

/**
 * Takes an answer apart by the names in it (row C-15). An `entities` map is taken as it is; `data` with `paging` and
 * `connectedIgUserId` is the list of connected accounts. `names` adds names of a caller's own (row C-42).
 */
export const normalizeResponse = (data: unknown, names: AnswerNames = {}): NormalizedAnswer => {
  if (data === null || typeof data !== 'object') return { entities: {}, result: {} }
  const { entities: given, ...answer } = data as Record<string, unknown> & { entities?: EntityMap }
  const isAccountList = Array.isArray(answer.data) && 'connectedIgUserId' in answer
  const { entities, result } = normalize(answer, {
    ...answerSchema,
    ...(isAccountList && { data: [of.facebookAccounts] }),
    ...namedBy(names, answer),
  })
  return { entities: merged(given, entities as EntityMap), result: result as Record<string, unknown> }
}
