import { type RawBuilder, sql } from 'kysely'
import { type CommunityList, type CommunityMember } from '@samspel/api'
import { communityMemberStates } from '@samspel/api/states'
import type { UserCaller } from '../../auth/caller'
import { mayFor } from '../../auth/roles'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Page } from '../../http/page'
import {
  type CreatorCardColumns,
  creatorCardColumns,
  type FigureColumns,
  figureColumns,
  figureJoins,
  toCreatorCard,
} from '../creators'

type MemberState = CommunityMember['state']
export type Counts = CommunityList['counts']

interface ListRow {
  id: string
  brand_id: string
  brand_name: string
  name: string
  description: string
  is_open: boolean
  created_at: string
  updated_at: string
  requested: number
  approved: number
  declined: number
  removed: number
  total: number
  member_id?: string
}

const toList = (row: ListRow): CommunityList => ({
  id: row.id,
  brandId: row.brand_id,
  brandName: row.brand_name,
  name: row.name,
  description: row.description,
  isOpen: row.is_open,
  counts: {
    requested: row.requested,
    approved: row.approved,
    declined: row.declined,
    removed: row.removed,
    all: row.total,
  },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  ...(row.member_id !== undefined && { memberId: row.member_id }),
})

const listRows = (
  from: RawBuilder<unknown> = sql`community_lists l`,
  more: RawBuilder<unknown> = sql``,
) => sql`SELECT l.*, b.name AS brand_name, n.*${more} FROM ${from}
  JOIN brands b ON b.id = l.brand_id
  CROSS JOIN LATERAL (SELECT ${sql.join(communityMemberStates.map((state) => sql`count(*) FILTER (WHERE state = ${state}) AS ${sql.ref(state)}`))}, count(*) AS total
    FROM community_members WHERE brand_id = l.brand_id AND list_id = l.id) n`

/** `where` refers to the list as `l`; `member` adds that creator's membership. The page is cut before members are counted. */
export const listLists = async (
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset }: Page,
  { member, sort = 'name' }: { member?: string | undefined; sort?: 'name' | 'brand' | undefined } = {},
): Promise<{ rows: CommunityList[]; total: number }> => {
  const brand = sql`lower((SELECT name FROM brands WHERE id = l.brand_id)), l.brand_id,`
  const order = sql`${sort === 'brand' ? brand : sql``} lower(l.name), l.id`
  const { rows, total } = await pageWithTotal(
    db,
    sql<ListRow>`${listRows(
      sql`(SELECT * FROM community_lists l WHERE ${where} ORDER BY ${order}
      LIMIT ${limit} OFFSET ${offset}) l`,
      member === undefined
        ? sql``
        : sql`, (SELECT id FROM community_members WHERE brand_id = l.brand_id AND list_id = l.id AND instagramer_id = ${member}) AS member_id`,
    )} ORDER BY ${order}`,
    sql`community_lists l WHERE ${where}`,
  )
  return { rows: rows.map(toList), total }
}

export const findList = async (db: Db, id: string): Promise<CommunityList | undefined> => {
  const {
    rows: [row],
  } = await sql<ListRow>`${listRows()} WHERE l.id = ${id}`.execute(db)
  return row && toList(row)
}

export interface ListKeys {
  id: string
  brand_id: string
}

type ListRight = 'seeCreators' | 'keepLists'

/** The keys of a list of a brand for which the caller has the right. Other brands' lists and missing ones give the same 404. */
export const findOwnList = async (db: Db, id: string, caller: UserCaller, right: ListRight): Promise<ListKeys> => {
  const list = await db.selectFrom('community_lists').select(['id', 'brand_id']).where('id', '=', id).executeTakeFirst()
  if (!list || !mayFor(caller, right, list.brand_id)) throw new AppError('not_found')
  return list
}

/** Like `findOwnList`, and prevents the list from being deleted until the transaction ends. */
export const lockOwnList = async (trx: Db, id: string, caller: UserCaller): Promise<ListKeys> => {
  const list = await trx
    .selectFrom('community_lists')
    .select(['id', 'brand_id'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
  if (!list || !mayFor(caller, 'keepLists', list.brand_id)) throw new AppError('not_found')
  return list
}

type MemberRow = CreatorCardColumns &
  FigureColumns & {
    id: string
    list_id: string
    state: MemberState
    note: string
    created_at: string
    changed_at: string
  }

const toMember = (row: MemberRow): CommunityMember => ({
  id: row.id,
  communityListId: row.list_id,
  instagramerId: row.instagramer_id,
  state: row.state,
  note: row.note,
  creator: toCreatorCard(row),
  createdAt: row.created_at,
  changedAt: row.changed_at,
})

const order = sql`m.changed_at DESC, m.id DESC`
const pageOfMembers = (
  cut: RawBuilder<unknown>,
) => sql`SELECT m.id, m.list_id, m.state, m.note, m.created_at, m.changed_at, ${creatorCardColumns}, ${figureColumns}
  FROM (${cut}) m JOIN instagramers i ON i.id = m.instagramer_id ${figureJoins(sql`i.id`)} ORDER BY ${order}`

/** `where` refers to the member as `m` and to the creator as `i`. */
export const listMembers = async (
  db: Db,
  where: RawBuilder<unknown>,
  { limit, offset }: Page,
): Promise<CommunityMember[]> => {
  const cut = sql`SELECT m.* FROM community_members m JOIN instagramers i ON i.id = m.instagramer_id WHERE ${where} ORDER BY ${order}
    LIMIT ${limit} OFFSET ${offset}`
  return (await sql<MemberRow>`${pageOfMembers(cut)}`.execute(db)).rows.map(toMember)
}

export const countMembers = async (db: Db, where: RawBuilder<unknown>): Promise<Counts> => {
  const { rows } = await sql<{
    state: MemberState
    count: number
  }>`SELECT m.state, count(*) AS count FROM community_members m
    JOIN instagramers i ON i.id = m.instagramer_id WHERE ${where} GROUP BY m.state`.execute(db)
  const of = (state: MemberState) => rows.find((row) => row.state === state)?.count ?? 0
  return {
    requested: of('requested'),
    approved: of('approved'),
    declined: of('declined'),
    removed: of('removed'),
    all: rows.reduce((sum, { count }) => sum + count, 0),
  }
}
