import type { CompanyRequestState, Invitation, User } from '@samspel/api'
import { defineMessages, useText } from '@samspel/i18n'
import { Chip, StatusChip } from '@samspel/ui'
import { messages } from './messages'

const chips = defineMessages({
  active: { id: 'mf-auth.staff.user-active', description: 'State of a person', defaultMessage: 'Aktiv', en: 'Active' },
  blocked: {
    id: 'mf-auth.staff.user-blocked',
    description: 'State of a person',
    defaultMessage: 'Blockerad',
    en: 'Blocked',
  },
  unconfirmed: {
    id: 'mf-auth.staff.user-unconfirmed',
    description: 'State of a person: the address is not confirmed',
    defaultMessage: 'Obekräftad e-post',
    en: 'Email not confirmed',
  },
  returned: {
    id: 'mf-auth.staff.user-returned',
    description: 'State of a person: emails to the address come back',
    defaultMessage: 'Mejl i retur',
    en: 'Emails come back',
  },
  open: {
    id: 'mf-auth.staff.invitation-open',
    description: 'State of an invitation',
    defaultMessage: 'Väntar på svar',
    en: 'Waiting for answer',
  },
  accepted: {
    id: 'mf-auth.staff.invitation-accepted',
    description: 'State of an invitation',
    defaultMessage: 'Accepterad',
    en: 'Accepted',
  },
  revoked: {
    id: 'mf-auth.staff.invitation-revoked',
    description: 'State of an invitation',
    defaultMessage: 'Återkallad',
    en: 'Revoked',
  },
  expired: {
    id: 'mf-auth.staff.invitation-expired',
    description: 'State of an invitation',
    defaultMessage: 'Har gått ut',
    en: 'Expired',
  },
})

const companyStatus = { requested: 'pending', approved: 'approved', declined: 'declined' } as const

export function CompanyStateChip({ state }: { state: CompanyRequestState }) {
  const t = useText()
  return <StatusChip status={companyStatus[state]} label={t(messages[state])} />
}

/** Whether a user is active, blocked, unconfirmed, or out of reach by mail. */
export function UserStateChip({ user }: { user: Pick<User, 'blocked' | 'emailConfirmed' | 'emailReturnedSince'> }) {
  const t = useText()
  if (user.blocked)
    return (
      <Chip tone="bad" icon="ban">
        {t(chips.blocked)}
      </Chip>
    )
  if (user.emailReturnedSince)
    return (
      <Chip tone="warn" icon="mail">
        {t(chips.returned)}
      </Chip>
    )
  return user.emailConfirmed ? (
    <Chip tone="ok" icon="check">
      {t(chips.active)}
    </Chip>
  ) : (
    <Chip tone="warn" icon="mail">
      {t(chips.unconfirmed)}
    </Chip>
  )
}

const invitationStatus = { open: 'pending', accepted: 'approved', revoked: 'removed', expired: 'archived' } as const

export function InvitationStateChip({ state }: { state: Invitation['state'] }) {
  const t = useText()
  return <StatusChip status={invitationStatus[state]} label={t(chips[state])} />
}
