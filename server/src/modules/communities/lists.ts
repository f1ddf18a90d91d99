import { sql } from 'kysely'
import pg from 'pg'
import { uuidv7 } from 'uuidv7'
import { type CommunityList, pageSizes } from '@samspel/api'
import { inBrands } from '../../auth/brand-scope'
import type { UserCaller } from '../../auth/caller'
import { brandsWith, mayFor } from '../../auth/roles'
import type { Body, Context, Query } from '../../context'
import { requireRoom } from '../../db/room'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { contains } from '../../search'
import * as repository from './repository'

/** List names are unique within a brand, regardless of case. */
const orTaken = (error: unknown): never => {
  throw error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === 'community_lists_name'
    ? invalid({ name: ['taken'] })
    : error
}

export const answerList = async (db: Db, id: string): Promise<CommunityList> => {
  const list = await repository.findList(db, id)
  if (!list) throw new AppError('not_found')
  return list
}

export const listCommunityLists = async ({ db, caller }: Context<UserCaller>, query: Query<'listCommunityLists'>) => {
  const page = pageOf(query, pageSizes.table)
  const where = sql`${inBrands(sql`l.brand_id`, brandsWith(caller, 'seeCreators', query.brandId))} AND ${contains(sql`l.name`, query.query)}
    AND ${query.instagramerId ? sql`EXISTS (SELECT FROM community_members WHERE brand_id = l.brand_id AND list_id = l.id AND instagramer_id = ${query.instagramerId} AND state = 'approved')` : sql`true`}`
  const { rows, total } = await repository.listLists(db, where, page, {
    member: query.instagramerId,
    sort: query.sort,
  })
  return { communityLists: rows, meta: metaOf(page, total) }
}

export const getCommunityList = async ({ db, caller }: Context<UserCaller>, { id }: { id: string }) => {
  await repository.findOwnList(db, id, caller, 'seeCreators')
  return { communityList: await answerList(db, id) }
}

export const createCommunityList = async (
  { db, caller, now }: Context<UserCaller>,
  list: Body<'createCommunityList'>['communityList'],
) =>
  transact(db, async (trx) => {
    const { brandId, name, description = '', isOpen = false } = list
    const brand =
      mayFor(caller, 'keepLists', brandId) &&
      (await trx.selectFrom('brands').select('id').where('id', '=', brandId).executeTakeFirst())
    if (!brand) throw new AppError('not_found')
    await requireRoom(trx, sql`community_lists WHERE brand_id = ${brandId}`, 'listsOfBrand')
    const id = uuidv7()
    await trx
      .insertInto('community_lists')
      .values({
        brand_id: brandId,
        id,
        name,
        description,
        is_open: isOpen,
        created_by: caller.id,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .execute()
      .catch(orTaken)
    return { communityList: await answerList(trx, id) }
  })

export const updateCommunityList = async (
  { db, caller, now }: Context<UserCaller>,
  { id, ...change }: { id: string } & Body<'updateCommunityList'>['communityList'],
) =>
  transact(db, async (trx) => {
    const { name, description, isOpen } = change
    const list = await repository.findOwnList(trx, id, caller, 'keepLists')
    await trx
      .updateTable('community_lists')
      .set({
        ...(name !== undefined && { name }),
        ...(description !== undefined && { description }),
        ...(isOpen !== undefined && { is_open: isOpen }),
        updated_at: now.toISOString(),
      })
      .where('brand_id', '=', list.brand_id)
      .where('id', '=', list.id)
      .execute()
      .catch(orTaken)
    return { communityList: await answerList(trx, list.id) }
  })

/** Also removes the list from campaigns that would invite from it. */
export const deleteCommunityList = async ({ db, caller }: Context<UserCaller>, { id }: { id: string }): Promise<void> =>
  transact(db, async (trx) => {
    const list = await repository.findOwnList(trx, id, caller, 'keepLists')
    await sql`UPDATE campaigns SET community_list_ids = array_remove(community_list_ids, ${list.id}::uuid)
    WHERE brand_id = ${list.brand_id} AND ${list.id}::uuid = ANY(community_list_ids)`.execute(trx)
    await trx.deleteFrom('community_lists').where('brand_id', '=', list.brand_id).where('id', '=', list.id).execute()
  })
