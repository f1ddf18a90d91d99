import { useState } from 'react'
import type { Brand, Invitation, User } from '@samspel/api'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { selectCurrentUser, useAppSelector } from '@samspel/store'
import { Avatar, Button, Chip, cx, Icon, Menu, TextButton } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { peopleMessages as m } from './messages'
import css from './People.module.css'
import { RoleMenu, RoleWord } from './RoleMenu'
import { secondStepWords } from './second-step-words'
import { useInvitationActs } from './use-invitation-acts'
import { useRoleChange } from './use-role-change'

const LimitDialog = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './PeopleDialogs').then((module) => module.LimitDialog),
)
const OwnerDialog = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './PeopleDialogs').then((module) => module.OwnerDialog),
)
const ResetDialog = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './ResetDialog').then((module) => module.ResetDialog),
)
const RemoveDialog = lazyDialog(() =>
  import(/* webpackChunkName: "people-dialogs" */ './PeopleDialogs').then((module) => module.RemoveDialog),
)

type Row = { id: string; user: User; invitation?: undefined } | { id: string; user?: undefined; invitation: Invitation }

interface PeopleTableProps {
  users: readonly User[]
  invitations: readonly Invitation[]
  brands: readonly Brand[]
  /** Whether whoever looks may change roles. */
  isOwner: boolean
  busy: boolean
}

const isOwnerSomewhere = ({ brandRoles = [], blocked }: User) =>
  !blocked && brandRoles.some(({ role }) => role === 'owner')

function Person({ row, me }: { row: Row; me: string | undefined }) {
  const t = useText()
  const { user, invitation } = row
  if (invitation)
    return (
      <span className={css.person}>
        <span className={css.open}>
          <Icon name="mail" size={18} />
        </span>
        <span className={css.words}>{invitation.email}</span>
      </span>
    )
  const { id, name, email, avatarUrl } = user
  return (
    <span className={css.person}>
      <Avatar name={name} src={avatarUrl} size={32} />
      <span className={css.words}>
        <span className={css.name}>{id === me ? t(m.you, { name }) : name}</span>
        <span className={css.small}>{email}</span>
      </span>
    </span>
  )
}

/** Until when an invitation holds, and how to send it again. */
function Invited({ invitation, onResend }: { invitation: Invitation; onResend?: (() => void) | undefined }) {
  const t = useText()
  const f = useFormats()
  const { state, expiresAt } = invitation
  return (
    <span className={css.invited}>
      <Chip tone="warn" icon="clock">
        {state === 'open' ? t(m.invitedUntil, { date: f.date(expiresAt, 'short') }) : t(m.expired)}
      </Chip>
      {onResend && <TextButton onClick={onResend}>{t(commonMessages.sendAgain)}</TextButton>}
    </span>
  )
}

function SecondStep({ isOn }: { isOn: boolean }) {
  const t = useText()
  return (
    <span className={cx(css.step, isOn ? css.yes : css.warn)}>
      <Icon name={isOn ? 'shield-check' : 'alert-circle'} size={16} />
      {t(isOn ? secondStepWords.on : secondStepWords.off)}
    </span>
  )
}

interface ActsProps {
  user: User
  isOwn: boolean
  /** Why the person cannot be removed. */
  reason: string | undefined
  onLimit: (user: User) => void
  onReset: (user: User) => void
  onRemove: (user: User) => void
}

/** What an owner can do with a person. */
function Acts({ user, isOwn, reason, onLimit, onReset, onRemove }: ActsProps) {
  const t = useText()
  return (
    <Menu
      size="sm"
      label={t(m.actsFor, { name: user.name })}
      items={[
        {
          label: t(m.setLimit),
          icon: 'coin',
          onClick: () => onLimit(user),
          ...(isOwn && { disabled: true, detail: t(m.ownRole) }),
        },
        ...(user.secondStep && !isOwn
          ? [{ label: t(secondStepWords.reset), icon: 'key' as const, onClick: () => onReset(user) }]
          : []),
        {
          label: t(m.removeFrom),
          icon: 'user-x',
          danger: true,
          onClick: () => onRemove(user),
          ...(reason && { disabled: true, detail: reason }),
        },
      ]}
    />
  )
}

/** People of a company and what they are at each of its brands; on phones a card for each. */
export function PeopleTable({ users, invitations, brands, isOwner, busy }: PeopleTableProps) {
  const t = useText()
  const f = useFormats()
  const me = useAppSelector(selectCurrentUser)
  const roles = useRoleChange()
  const invites = useInvitationActs()
  const [limiting, setLimiting] = useState<User>()
  const [removing, setRemoving] = useState<User>()
  const [resetting, setResetting] = useState<User>()
  const owners = users.filter(isOwnerSomewhere)
  const isLastOwner = (user: User) => owners.length === 1 && owners[0]!.id === user.id
  const reasonFor = (user: User) => (isLastOwner(user) ? t(m.lastOwner) : user.id === me?.id ? t(m.ownRole) : undefined)
  /** `i dag 08:12`, else the day alone. */
  const lastIn = (at: string) => (dayOf(at) === dayOf(Date.now()) ? `${f.relativeDays(at)} ${f.time(at)}` : f.date(at))
  const mine = users.filter(({ id }) => id === me?.id)
  const rows: Row[] = [
    ...[...mine, ...users.filter(({ id }) => id !== me?.id)].map((user) => ({ id: user.id, user })),
    ...invitations.map((invitation) => ({ id: invitation.id, invitation })),
  ]
  const columns: Column<Row>[] = [
    { key: 'person', header: t(m.person), cell: (row) => <Person row={row} me={me?.id} /> },
    ...brands.map((brand) => ({
      key: brand.id,
      header: brand.name,
      mark: <Avatar name={brand.name} src={brand.logoUrl} size={18} shape="square" />,
      cell: ({ user, invitation }: Row) => {
        const at = (user ?? invitation).brandRoles?.find(({ brandId }) => brandId === brand.id)?.role
        if (invitation || !isOwner) return <RoleWord role={at} />
        return (
          <RoleMenu
            name={user.name}
            brand={brand}
            role={at}
            reason={reasonFor(user)}
            onChoose={(role) => roles.change({ user, brand, role })}
          />
        )
      },
    })),
    {
      key: 'limit',
      header: t(m.limit),
      cell: ({ user, invitation }) => {
        if (invitation)
          return <Invited invitation={invitation} onResend={isOwner ? () => invites.resend(invitation) : undefined} />
        const { approvalLimit = null } = user
        const word = approvalLimit === null ? t(m.noLimit) : f.ore(approvalLimit)
        if (!isOwner || user.id === me?.id) return <span className={css.quiet}>{word}</span>
        return (
          <Button
            size="sm"
            variant={approvalLimit === null ? 'quiet' : 'line'}
            className={css.narrow}
            aria-label={t(m.limitOf, { limit: word, name: user.name })}
            onClick={() => setLimiting(user)}
          >
            {word}
          </Button>
        )
      },
    },
    {
      key: 'second-step',
      header: t(secondStepWords.column),
      cell: ({ user }) => user && <SecondStep isOn={user.secondStep} />,
    },
    {
      key: 'last',
      header: t(m.lastIn),
      cell: ({ user }) => <span className={css.quiet}>{user?.lastSignedInAt ? lastIn(user.lastSignedInAt) : '–'}</span>,
    },
    ...(isOwner
      ? [
          {
            key: 'acts',
            header: t(commonMessages.actions),
            hideHeader: true,
            align: 'end' as const,
            cell: ({ user, invitation }: Row) =>
              invitation ? (
                <Menu
                  size="sm"
                  label={t(m.actsFor, { name: invitation.email })}
                  items={[{ label: t(m.revoke), icon: 'x', danger: true, onClick: () => invites.revoke(invitation) }]}
                />
              ) : (
                <Acts
                  user={user}
                  isOwn={user.id === me?.id}
                  reason={reasonFor(user)}
                  onLimit={setLimiting}
                  onReset={setResetting}
                  onRemove={setRemoving}
                />
              ),
          },
        ]
      : []),
  ]
  return (
    <>
      <Table
        className={css.people}
        caption={t(m.person)}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        busy={busy}
      />
      {roles.asked && <OwnerDialog change={roles.asked} send={roles.send} onClose={roles.close} />}
      {limiting && <LimitDialog user={limiting} onClose={() => setLimiting(undefined)} />}
      {resetting && <ResetDialog user={resetting} onClose={() => setResetting(undefined)} />}
      {removing && <RemoveDialog user={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}
