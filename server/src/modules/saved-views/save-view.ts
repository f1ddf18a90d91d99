import type { UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { transact } from '../../db/transact'
import { invalid } from '../../errors'

/** Views that one person can keep of one screen: they stand beside one another as tabs. */
const mostViews = 20

/** Keeps a view under a name that the person has not used on that screen. */
export const saveView = (
  { db, caller, now }: Context<UserCaller>,
  { id, screen, name, query }: { id: string } & Body<'createSavedView'>['savedView'],
) =>
  transact(db, async (trx) => {
    // The person is locked, so that two tabs cannot save the same name or one too many.
    await trx.selectFrom('users').select('id').where('id', '=', caller.id).forUpdate().execute()
    const own = await trx
      .selectFrom('saved_views')
      .select('name')
      .where('user_id', '=', caller.id)
      .where('screen', '=', screen)
      .execute()
    if (own.some((view) => view.name === name)) throw invalid({ name: ['taken'] })
    if (own.length >= mostViews) throw invalid({ name: ['too_large'] })
    const view = { id, screen, name, query, created_at: now.toISOString() }
    await trx
      .insertInto('saved_views')
      .values({ ...view, user_id: caller.id })
      .execute()
    const { created_at: createdAt, ...rest } = view
    return { ...rest, createdAt }
  })
