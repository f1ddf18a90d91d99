import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { OpenCommunityList } from '@samspel/api'
import { isOfApprovedCompany, ofApprovedCompany } from '../../auth/brand-scope'
import type { CreatorCaller } from '../../auth/caller'
import { isBlockedBy } from '../../blocked'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { forgetInvitations } from './join'

interface OpenListRow {
  id: string
  brand_id: string
  name: string
  description: string
  is_open: boolean
  membership: OpenCommunityList['membership']
  invited: boolean
}

/** The description of a list that is closed to requests is internal to the brand's staff. */
const toOpenList = (row: OpenListRow): OpenCommunityList => ({
  id: row.id,
  brandId: row.brand_id,
  name: row.name,
  description: row.is_open ? row.description : '',
  membership: row.membership,
  invited: row.invited,
})

const mostLists = 200

/** SQL condition that list `l` takes requests of the creator: to one whom the brand has blocked it is as closed as any that is. */
const isOpenTo = (creatorId: string): RawBuilder<unknown> =>
  sql`(l.is_open AND NOT ${isBlockedBy(sql`l.brand_id`, sql`${creatorId}`)})`

/** SQL condition that the creator was invited to join list `l`, has not declined, and is not blocked by its brand since. */
const isInvited = (creatorId: string): RawBuilder<unknown> =>
  sql`(EXISTS (SELECT FROM community_invitations i
      WHERE i.brand_id = l.brand_id AND i.list_id = l.id AND i.instagramer_id = ${creatorId} AND i.declined_at IS NULL)
    AND NOT ${isBlockedBy(sql`l.brand_id`, sql`${creatorId}`)})`

const find = async (db: Db, creatorId: string, where: RawBuilder<unknown>): Promise<OpenListRow[]> => {
  const { rows } =
    await sql<OpenListRow>`SELECT l.id, l.brand_id, l.name, l.description, ${isOpenTo(creatorId)} AS is_open, m.state AS membership, ${isInvited(creatorId)} AS invited FROM community_lists l
    LEFT JOIN community_members m ON m.brand_id = l.brand_id AND m.list_id = l.id AND m.instagramer_id = ${creatorId}
    WHERE ${where} AND (${isOpenTo(creatorId)} OR m.state IN ('requested', 'approved') OR ${isInvited(creatorId)}) ORDER BY lower(l.name), l.id
    LIMIT ${mostLists}`.execute(db)
  return rows
}

export const listOpenCommunityLists = async (
  { db, caller }: Context<CreatorCaller>,
  { brandId }: { brandId: string },
) => {
  if (!(await isOfApprovedCompany(db, brandId))) throw new AppError('not_found')
  return { openCommunityLists: (await find(db, caller.id, sql`l.brand_id = ${brandId}`)).map(toOpenList) }
}

/**
 * Requests membership, or accepts the brand's invitation. Creators who left may ask again; those with an open request, members and declined
 * creators get an error saying so.
 */
export const requestCommunityMembership = async (
  { db, caller, now }: Context<CreatorCaller>,
  { id, note = '' }: { id: string; note?: string | undefined },
) =>
  transact(db, async (trx) => {
    const {
      rows: [list],
    } = await sql<{
      id: string
      brand_id: string
      invited: boolean
    }>`SELECT id, brand_id, ${isInvited(caller.id)} AS invited FROM community_lists l
    WHERE id = ${id} AND (${isOpenTo(caller.id)} OR ${isInvited(caller.id)}) AND ${ofApprovedCompany(sql`l.brand_id`)} FOR SHARE OF l`.execute(
      trx,
    )
    if (!list) throw new AppError('not_found')
    const state = list.invited ? 'approved' : 'requested'
    const { rows } =
      await sql`INSERT INTO community_members AS m (brand_id, id, list_id, instagramer_id, state, note, created_at, changed_at)
    VALUES (${list.brand_id}, ${uuidv7()}, ${list.id}, ${caller.id}, ${state}, ${note}, ${now}, ${now})
    ON CONFLICT (brand_id, list_id, instagramer_id) DO UPDATE SET state = excluded.state, note = excluded.note, changed_by = NULL, changed_at = excluded.changed_at
      WHERE m.state = 'removed' OR (${list.invited} AND m.state <> 'approved')
    RETURNING m.id`.execute(trx)
    if (rows.length === 0) throw new AppError('conflict')
    if (list.invited) await forgetInvitations(trx, list, [caller.id])
    const [row] = await find(trx, caller.id, sql`l.id = ${list.id}`)
    if (!row) throw new AppError('not_found')
    return { openCommunityList: toOpenList(row) }
  })

/** Declines the brand's invitation, so that it is not repeated; returns whether there was one. */
const declineInvitation = async (trx: Db, listId: string, creatorId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('community_invitations')
    .set({ declined_at: now.toISOString() })
    .where('list_id', '=', listId)
    .where('instagramer_id', '=', creatorId)
    .where('declined_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Leaving turns a member into a removed one; an unanswered request is deleted. */
export const leaveCommunityList = async (
  { db, caller, now }: Context<CreatorCaller>,
  { id }: { id: string },
): Promise<void> =>
  transact(db, async (trx) => {
    const {
      rows: [member],
    } = await sql<{ brand_id: string; id: string; state: string }>`SELECT brand_id, id, state FROM community_members
    WHERE list_id = ${id} AND instagramer_id = ${caller.id} AND state IN ('requested', 'approved') FOR UPDATE`.execute(
      trx,
    )
    const hasDeclined = await declineInvitation(trx, id, caller.id, now)
    if (!member && !hasDeclined) throw new AppError('not_found')
    if (!member) return
    if (member.state === 'requested')
      await trx
        .deleteFrom('community_members')
        .where('brand_id', '=', member.brand_id)
        .where('id', '=', member.id)
        .execute()
    else
      await trx
        .updateTable('community_members')
        .set({ state: 'removed', changed_by: null, changed_at: now.toISOString() })
        .where('brand_id', '=', member.brand_id)
        .where('id', '=', member.id)
        .execute()
  })
