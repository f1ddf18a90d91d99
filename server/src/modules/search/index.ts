import { type RawBuilder, sql } from 'kysely'
import type { PictureFocus } from '@samspel/api'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import type { Handlers } from '../../http/call'
import { entriesWith, nearSpellings } from '../../search'
import { managerOf } from '../companies'
import type { Asker, Kind } from './kind'
import { kindsFor } from './kinds'
import { publicSearchHandlers } from './public-search'

interface HitRow {
  id: string
  title: string
  detail: string | null
  image_url: string | null
  image_focus: PictureFocus | null
  state: string | null
  at: string | null
  place_id: string | null
  rank: number
  total: number
}

const mostCounted = 100
const fewOfEach = 3

interface Search {
  typed: string
  asker: Asker
  creators: RawBuilder<unknown>
}

const find = async (db: Db, { kind, hits }: Kind, { typed, asker, creators }: Search, limit: number) => {
  const { rows } =
    await sql<HitRow>`SELECT hit.*, least(count(*) OVER (), ${mostCounted}::int)::int AS total FROM (${hits(typed, asker, creators)}) AS hit
    ORDER BY rank DESC, at DESC NULLS LAST, title, id LIMIT ${limit}`.execute(db)
  return {
    kind,
    total: rows[0]?.total ?? 0,
    best: rows[0]?.rank ?? 0,
    hits: rows.map(
      ({ rank: _rank, total: _total, image_url: imageUrl, image_focus: imageFocus, place_id: placeId, ...row }) => ({
        ...row,
        imageUrl,
        ...(imageFocus && { imageFocus }),
        placeId,
      }),
    ),
  }
}

/** The creators that were typed, where a kind leads on from them. */
const creatorsOf = async (db: Db, kinds: readonly Kind[], typed: string): Promise<RawBuilder<unknown>> => {
  const { rows } = kinds.some(({ entry }) => entry === 'creator')
    ? await sql<{ id: string; rank: number }>`SELECT id, rank FROM ${entriesWith(typed, 'creator', 'all')}`.execute(db)
    : { rows: [] }
  const [ids, ranks] = [rows.map(({ id }) => id), rows.map(({ rank }) => rank)]
  return sql`unnest(${ids}::uuid[], ${ranks}::float8[]) AS e (id, rank)`
}

const findAll = async (db: Db, kinds: readonly Kind[], typed: string, asker: Asker, limit: number) => {
  const search = { typed, asker, creators: await creatorsOf(db, kinds, typed) }
  const groups = []
  // Sequentially on one connection: running all nine at once would take nine connections from everyone else.
  for (const kind of kinds) groups.push(await find(db, kind, search, limit))
  return groups.filter(({ hits }) => hits.length > 0).sort((a, b) => b.best - a.best)
}

const companyOf = (caller: Asker['caller']): Asker['company'] => {
  if (caller.kind !== 'user') return null
  return may(caller, 'manageEveryCompany') ? 'all' : managerOf(caller).companyId
}

const search = async ({ db, caller, now }: Context<UserCaller | CreatorCaller>, query: Query<'searchRecords'>) => {
  const typed = query.query.trim()
  if (typed === '') return { found: [], near: null }
  const asker: Asker = { caller, company: companyOf(caller), today: dayOf(now) }
  const kinds = kindsFor(asker).filter(({ kind }) => !query.kind || kind === query.kind)
  const limit = query.perPage ?? fewOfEach
  const shown = (groups: Awaited<ReturnType<typeof findAll>>) => groups.map(({ best: _best, ...group }) => group)
  const found = await findAll(db, kinds, typed, asker, limit)
  if (found.length > 0) return { found: shown(found), near: null }
  for (const near of (await nearSpellings(db, typed, [...new Set(kinds.flatMap(({ entry }) => entry ?? []))])).slice(
    0,
    3,
  )) {
    const meant = await findAll(db, kinds, near, asker, limit)
    if (meant.length > 0) return { found: shown(meant), near }
  }
  return { found: [], near: null }
}

export const allSearchHandlers = {
  ...publicSearchHandlers,
  searchRecords: (call) => search(call, call.query),
} satisfies Partial<Handlers>
