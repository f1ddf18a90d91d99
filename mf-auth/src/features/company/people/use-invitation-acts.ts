import type { Invitation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify } from '@samspel/ui'
import { resendInvitation, revokeInvitation } from '../../../data/company-actions'
import { peopleMessages as m } from './messages'

/** Sends an invitation again, or takes it back. */
export const useInvitationActs = () => {
  const t = useText()
  const dispatch = useAppDispatch()
  return {
    resend: async ({ id, email }: Invitation) => {
      const { ok, parsedError } = await dispatch(resendInvitation({ params: { id } }))
      if (ok) notify({ kind: 'ok', message: t(m.resent, { email }) })
      else if (parsedError) notify({ kind: 'bad', message: t(parsedError.message) })
    },
    revoke: async ({ id }: Invitation) => {
      const { ok, parsedError } = await dispatch(revokeInvitation({ params: { id } }))
      if (ok) notify({ kind: 'ok', message: t(m.revoked) })
      else if (parsedError) notify({ kind: 'bad', message: t(parsedError.message) })
    },
  }
}
