import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import type { CreatorQuery } from './filter'
import { findCreators } from './find'
import { listCollaborations, listInstagramerPosts } from './portfolio'
import { findCreator } from './repository'

export { findCreator } from './repository'

/** By page number or by cursor. A cursor costs the same at any depth and does not repeat the count. */
export const listInstagramers = async (
  call: Pick<Context<UserCaller>, 'db' | 'caller' | 'now'>,
  query: CreatorQuery,
) => {
  if (!may(call.caller, 'seeCreators')) throw new AppError('forbidden')
  const { rows: _rows, ...answer } = await findCreators(call, query)
  return answer
}

export const creatorHandlers = {
  listInstagramers: (call) => listInstagramers(call, call.query),
  listInstagramerPosts: (call) => listInstagramerPosts(call, { ...call.params, ...call.query }),
  listCollaborations: (call) => listCollaborations(call, { ...call.params, ...call.query }),
  getInstagramer: async ({ db, caller, params }) => {
    if (!may(caller, 'seeCreators')) throw new AppError('forbidden')
    const instagramer = await findCreator(db, params.id, {
      withBlocked: may(caller, 'seeBlockedCreators'),
      withFigures: true,
    })
    if (!instagramer) throw new AppError('not_found')
    return { instagramer }
  },
} satisfies Partial<Handlers>
