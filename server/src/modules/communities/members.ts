import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Body, Context, Query } from '../../context'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import { creatorWords } from '../creators'
import { countJoined, forgetInvitations, join } from './join'
import { answerList } from './lists'
import * as repository from './repository'

export const listCommunityMembers = async (
  { db, caller }: Context<UserCaller>,
  { id, ...query }: { id: string } & Query<'listCommunityMembers'>,
) => {
  const list = await repository.findOwnList(db, id, caller, 'seeCreators')
  const page = pageOf(query, pageSizes.table)
  const found = sql`m.brand_id = ${list.brand_id} AND m.list_id = ${list.id}
    AND ${contains(creatorWords, query.query)}`
  const communityMembers = await repository.listMembers(
    db,
    sql`${found} AND ${query.state ? sql`m.state = ${query.state}` : sql`true`}`,
    page,
  )
  const counts = await repository.countMembers(db, found)
  return { communityMembers, meta: metaOf(page, counts[query.state ?? 'all']), counts }
}

export const addCommunityMembers = async (
  { db, caller, now }: Context<UserCaller>,
  { id, instagramerIds, note = '' }: { id: string } & Body<'addCommunityMembers'>,
) =>
  transact(db, async (trx) => {
    const list = await repository.lockOwnList(trx, id, caller)
    const added = await join(trx, {
      list,
      instagramerIds,
      note,
      userId: caller.id,
      now,
    })
    const joined = await countJoined(trx, list, instagramerIds)
    return { added: added.size, alreadyMembers: joined - added.size, communityList: await answerList(trx, list.id) }
  })

export const updateCommunityMembers = async (
  { db, caller, now }: Context<UserCaller>,
  { id, memberIds, state, from = 'requested' }: { id: string } & Body<'updateCommunityMembers'>,
) =>
  transact(db, async (trx) => {
    const list = await repository.lockOwnList(trx, id, caller)
    const { rows: moved } = await sql<{ instagramer_id: string }>`UPDATE community_members
    SET state = ${state}, changed_by = ${caller.id}, changed_at = ${now}
    WHERE brand_id = ${list.brand_id} AND list_id = ${list.id} AND id = ANY(${memberIds}::uuid[]) AND state = ${from}
    AND state <> ${state} RETURNING instagramer_id`.execute(trx)
    await forgetInvitations(
      trx,
      list,
      moved.map((member) => member.instagramer_id),
    )
    const own = sql`m.brand_id = ${list.brand_id} AND m.list_id = ${list.id} AND m.id = ANY(${memberIds}::uuid[])`
    const communityMembers = await repository.listMembers(trx, own, pageOf({ perPage: pageSizes.max }, pageSizes.max))
    // Every one of them had already been decided by somebody else.
    if (moved.length === 0 && communityMembers.length > 0) throw new AppError('already_decided')
    return { communityMembers, communityList: await answerList(trx, list.id) }
  })
