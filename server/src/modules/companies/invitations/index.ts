import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import type { Handlers } from '../../../http/call'
import { metaOf, pageOf } from '../../../http/page'
import { inCompanies, managerOf } from '../scope'
import { acceptInvitation, getInvitation } from './accept'
import { createInvitation, resendInvitation, revokeInvitation } from './commands'
import * as repository from './repository'

export const invitationHandlers = {
  listInvitations: async ({ db, caller, query, now }) => {
    const page = pageOf(query, pageSizes.table)
    const { rows, total } = await repository.listInvitations(
      db,
      inCompanies(sql`i.company_id`, managerOf(caller), query.companyId),
      page,
    )
    return { invitations: rows.map((row) => repository.toInvitation(row, now)), meta: metaOf(page, total) }
  },
  createInvitation: (call) => createInvitation(call, call.body.invitation),
  resendInvitation: (call) => resendInvitation(call, { id: call.params.id }),
  revokeInvitation: (call) => revokeInvitation(call, { id: call.params.id }),
  getInvitation: (call) => getInvitation(call, { token: call.params.token }),
  acceptInvitation: async (call) => {
    const { user, session } = await acceptInvitation(call, { ...call.body.user, browser: call.browser })
    call.setSession(session)
    return { user }
  },
} satisfies Partial<Handlers>
