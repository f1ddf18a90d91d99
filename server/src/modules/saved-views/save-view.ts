import type { UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { transact } from '../../db/transact'
import { invalid } from '../../errors'

/** Maximum number of views per person and screen; they are shown as tabs. */
const mostViews = 20

/** Saves a view under a name that is new to the person on that screen. */
export const saveView = (
  { db, caller, now }: Context<UserCaller>,
  { id, screen, name, query }: { id: string } & Body<'createSavedView'>['savedView'],
) =>
  transact(db, async (trx) => {
    // Locks the person's row, so that two tabs cannot save the same name or exceed the limit.
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
