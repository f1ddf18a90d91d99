import { useState } from 'react'
import type { Invitation } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, ConfirmDialog, notify, Row } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { resendInvitation, revokeInvitation } from '../../data/company-actions'
import { BrandNames } from './BrandNames'
import { messages, roleNames } from './messages'
import css from './People.module.css'
import { InvitationStateChip } from './StateChips'
import { tableMessages } from './table-messages'

interface InvitationTableProps {
  invitations: readonly Invitation[]
  shows: 'company' | 'brands'
  nameOf?: (brandId: string) => string | undefined
  busy: boolean
}

/** Invitations with their status; an open one can be sent again or revoked. */
export function InvitationTable({ invitations, shows, nameOf = () => undefined, busy }: InvitationTableProps) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [sending, setSending] = useState<string>()
  const [leaving, setLeaving] = useState<Invitation>()
  const act = async (
    id: string,
    request: ReturnType<typeof resendInvitation> | ReturnType<typeof revokeInvitation>,
    done: string,
  ) => {
    setSending(id)
    const { ok, parsedError } = await dispatch(request as ReturnType<typeof resendInvitation>)
    setSending(undefined)
    setLeaving(undefined)
    if (ok) notify({ kind: 'ok', message: done })
    else if (parsedError) notify({ kind: 'bad', message: t(parsedError.message) })
  }
  const resend = ({ id, email }: Invitation) =>
    act(id, resendInvitation({ params: { id } }), t(tableMessages.resent, { email }))
  const belongs: Column<Invitation> =
    shows === 'brands'
      ? {
          key: 'brands',
          header: t(messages.brands),
          cell: ({ brandIds }) => <BrandNames ids={brandIds} nameOf={nameOf} />,
        }
      : {
          key: 'company',
          header: t(commonMessages.company),
          cell: ({ companyName }) => companyName ?? <span className={css.quiet}>–</span>,
        }
  const columns: Column<Invitation>[] = [
    {
      key: 'email',
      header: t(commonMessages.email),
      cell: ({ email, invitedBy }) => (
        <span className={css.words}>
          <span className={css.name}>{email}</span>
          <span className={css.small}>{t(tableMessages.invitedBy, { name: invitedBy })}</span>
        </span>
      ),
    },
    { key: 'role', header: t(messages.role), cell: ({ role }) => t(roleNames[role]) },
    belongs,
    {
      key: 'until',
      header: t(tableMessages.validUntil),
      cell: ({ state, expiresAt }) =>
        state === 'open' ? f.date(expiresAt, 'short') : <span className={css.quiet}>–</span>,
    },
    { key: 'state', header: t(messages.state), cell: ({ state }) => <InvitationStateChip state={state} /> },
    {
      key: 'acts',
      header: t(commonMessages.actions),
      hideHeader: true,
      align: 'end',
      cell: (invitation) => {
        const { id, email, state } = invitation
        if (state !== 'open' && state !== 'expired') return null
        return (
          <Row justify="end" wrap={false}>
            {state === 'open' && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={t(tableMessages.revokeOf, { email })}
                onClick={() => setLeaving(invitation)}
              >
                {t(tableMessages.revoke)}
              </Button>
            )}
            <Button
              size="sm"
              loading={sending === id && !leaving}
              aria-label={t(tableMessages.resendTo, { email })}
              onClick={() => void resend(invitation)}
            >
              {t(commonMessages.sendAgain)}
            </Button>
          </Row>
        )
      },
    },
  ]
  return (
    <>
      <Table
        caption={t(messages.invitations)}
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
        busy={busy}
      />
      {leaving && (
        <ConfirmDialog
          open
          danger
          title={t(tableMessages.revokeTitle)}
          confirmLabel={t(tableMessages.revoke)}
          cancelLabel={t(commonMessages.cancel)}
          loading={sending === leaving.id}
          onConfirm={() =>
            void act(leaving.id, revokeInvitation({ params: { id: leaving.id } }), t(tableMessages.revoked))
          }
          onCancel={() => setLeaving(undefined)}
        >
          {t(tableMessages.revokeText, { email: leaving.email })}
        </ConfirmDialog>
      )}
    </>
  )
}
