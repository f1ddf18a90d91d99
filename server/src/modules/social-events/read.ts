import { Type } from 'typebox'
import { Compile } from 'typebox/compile'

/** What a network tells about one post. */
export interface NetworkEvent {
  kind: 'story_insights' | 'comments' | 'mentions'
  /** The Instagram account that it tells this to. */
  accountId: string
  externalId: string
  figures: { reach: number | null; views: number | null } | null
}

/** More changes than the network puts into one call. */
const mostChanges = 1_000
const longestId = 100
/** The largest figure that the database holds. */
const largest = 2_147_483_647

const Notification = Compile(
  Type.Object({
    object: Type.Literal('instagram'),
    entry: Type.Array(Type.Object({ id: Type.Unknown(), changes: Type.Optional(Type.Unknown()) })),
  }),
)
const Change = Compile(Type.Object({ field: Type.String(), value: Type.Object({}) }))

type Fields = Record<string, unknown>

const idOf = (value: unknown): string | undefined => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value
  return typeof text === 'string' && text !== '' && text.length <= longestId ? text : undefined
}

/** Fewer than five are told as -1: that is no figure. */
const figureOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, largest) : null

const postOf: Record<NetworkEvent['kind'], (value: Fields) => unknown> = {
  story_insights: (value) => value.media_id,
  comments: (value) => (value.media as Fields | null | undefined)?.id,
  mentions: (value) => value.media_id,
}

const isKind = (field: string): field is NetworkEvent['kind'] => Object.hasOwn(postOf, field)

const eventOf = (account: unknown, change: unknown): NetworkEvent[] => {
  if (!Change.Check(change) || !isKind(change.field)) return []
  const value = change.value as Fields
  const accountId = idOf(account)
  const externalId = idOf(postOf[change.field](value))
  if (accountId === undefined || externalId === undefined) return []
  const figures =
    change.field === 'story_insights' ? { reach: figureOf(value.reach), views: figureOf(value.views) } : null
  return [{ kind: change.field, accountId, externalId, figures }]
}

/** What a signed body tells, without what is not understood or of no use. Undefined for what is no notification at all. */
export const eventsIn = (body: Buffer): NetworkEvent[] | undefined => {
  let said: unknown
  try {
    said = JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
  if (!Notification.Check(said)) return undefined
  return said.entry
    .flatMap(({ id, changes }) => (Array.isArray(changes) ? changes : []).flatMap((change) => eventOf(id, change)))
    .slice(0, mostChanges)
}
