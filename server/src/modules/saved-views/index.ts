import { uuidv7 } from 'uuidv7'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { saveView } from './save-view'

export const savedViewHandlers = {
  listSavedViews: async ({ db, caller, query }) => {
    const rows = await db
      .selectFrom('saved_views')
      .select(['id', 'screen', 'name', 'query', 'created_at as createdAt'])
      .where('user_id', '=', caller.id)
      .where('screen', '=', query.screen)
      .orderBy('name')
      .execute()
    return { savedViews: rows }
  },
  createSavedView: async (call) => ({ savedView: await saveView(call, { id: uuidv7(), ...call.body.savedView }) }),
  deleteSavedView: async ({ db, caller, params }) => {
    const { numDeletedRows } = await db
      .deleteFrom('saved_views')
      .where('id', '=', params.id)
      .where('user_id', '=', caller.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new AppError('not_found')
  },
} satisfies Partial<Handlers>
