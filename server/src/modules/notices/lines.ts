import { type RawBuilder, sql } from 'kysely'
import type { NoticeFacts, NoticeKind } from '@samspel/api/notices'

/** Kinds whose place is a store of a campaign, `store:campaign`: a campaign has one line of them, whichever stores they are about. */
const ofStores: readonly NoticeKind[] = ['store_application', 'picked_up', 'pass_lapsed']

/** Kinds that ask for the same deed as another, and stand in its line. */
const sameAs: Partial<Record<NoticeKind, NoticeKind>> = { post_again: 'post', invitation_accepted: 'application' }

/** Where a line of several leads: to the list of all of them. */
const lists: Partial<Record<NoticeKind, (campaignId: string) => string>> = {
  application: (id) => `/applications?campaign=${id}`,
  store_application: (id) => `/applications?campaign=${id}`,
  post: (id) => `/mentions?campaign=${id}`,
  post_again: (id) => `/mentions?campaign=${id}`,
}
/** Where a line of several stores leads. */
const storeLists: Partial<Record<NoticeKind, (campaignId: string) => string>> = {
  picked_up: (id) => `/campaigns/${id}`,
  pass_lapsed: (id) => `/campaigns/${id}`,
}

/**
 * The line that a notice `n` stands in with others: the same deed for the same campaign, else the same kind and place. List, counts, marks,
 * mails and pushes group by it.
 */
export const lineOf: RawBuilder<string> = sql<string>`(CASE n.kind ${sql.join(
  Object.entries(sameAs).map(([kind, other]) => sql`WHEN ${sql.lit(kind)} THEN ${sql.lit(other)}`),
  sql` `,
)} ELSE n.kind END || ':' || CASE WHEN n.kind IN (${sql.join(ofStores.map((kind) => sql.lit(kind)))})
  AND position(':' IN n.place) > 0 THEN split_part(n.place, ':', 2) ELSE n.place END)`

interface Newest {
  kind: NoticeKind
  facts: NoticeFacts
  href: string
  place: string
}
interface Line {
  count: number
  /** How many kinds and places stand in it. */
  kinds: number
  places: number
}

/** What a line says and where it leads, by its newest notice. */
export const lineAs = <Row extends Newest>(newest: Row, { count, kinds, places }: Line): Row => {
  const kind = kinds > 1 ? (sameAs[newest.kind] ?? newest.kind) : newest.kind
  const isOfStores = ofStores.includes(kind) && places > 1
  const list = count > 1 ? (lists[kind] ?? (isOfStores ? storeLists[kind] : undefined)) : undefined
  return {
    ...newest,
    kind,
    ...(list && { href: list(newest.place.split(':').at(-1)!) }),
    ...(isOfStores && { facts: { ...newest.facts, stores: places } }),
  }
}
