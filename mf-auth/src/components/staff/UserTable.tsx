import type { User } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { selectCurrentUser, useAppSelector } from '@samspel/store'
import { Avatar, Button, Chip } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { messages, roleNames } from './messages'
import css from './People.module.css'
import { UserStateChip } from './StateChips'
import { tableMessages } from './table-messages'

const shownBrands = 2

/** A user: picture, name, email address. */
export function Person({ name, email, avatarUrl }: Pick<User, 'name' | 'email' | 'avatarUrl'>) {
  return (
    <span className={css.person}>
      <Avatar name={name} src={avatarUrl} size={40} />
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        <span className={css.small}>{email}</span>
      </span>
    </span>
  )
}

/** The first few brand names and the number of others. */
export function BrandNames({ ids, nameOf }: { ids: readonly string[]; nameOf: (id: string) => string | undefined }) {
  const t = useText()
  const names = ids.flatMap((id) => nameOf(id) ?? [])
  if (ids.length === 0) return <span className={css.quiet}>{t(messages.noBrands)}</span>
  if (names.length < ids.length && names.length < shownBrands)
    return <>{t(tableMessages.brandCount, { n: ids.length })}</>
  const rest = ids.length - shownBrands
  return (
    <span title={names.join(', ')}>
      {names.slice(0, shownBrands).join(', ')}
      {rest > 0 && <span className={css.quiet}> +{rest}</span>}
    </span>
  )
}

interface UserTableProps {
  users: readonly User[]
  /** Whether to show each user's company or brands. */
  shows: 'company' | 'brands'
  nameOf?: (brandId: string) => string | undefined
  busy: boolean
  onEdit: (user: User) => void
}

/** Staff members; the caller's own row is marked and cannot be changed. */
export function UserTable({ users, shows, nameOf = () => undefined, busy, onEdit }: UserTableProps) {
  const t = useText()
  const me = useAppSelector(selectCurrentUser)
  const belongs: Column<User> =
    shows === 'brands'
      ? {
          key: 'brands',
          header: t(messages.brands),
          cell: ({ brandIds }) => <BrandNames ids={brandIds} nameOf={nameOf} />,
        }
      : {
          key: 'company',
          header: t(messages.company),
          cell: ({ companyName }) => companyName ?? <span className={css.quiet}>–</span>,
        }
  const columns: Column<User>[] = [
    { key: 'person', header: t(messages.name), cell: (user) => <Person {...user} /> },
    { key: 'role', header: t(messages.role), cell: ({ role }) => t(roleNames[role]) },
    belongs,
    { key: 'state', header: t(messages.state), cell: (user) => <UserStateChip user={user} /> },
    {
      key: 'edit',
      header: t(messages.actions),
      hideHeader: true,
      align: 'end',
      cell: (user) =>
        user.id === me?.id ? (
          <Chip tone="primary" icon="user">
            {t(tableMessages.you)}
          </Chip>
        ) : (
          <Button
            size="sm"
            icon="pencil"
            aria-label={t(messages.editName, { name: user.name })}
            onClick={() => onEdit(user)}
          >
            {t(messages.edit)}
          </Button>
        ),
    },
  ]
  return <Table caption={t(messages.members)} columns={columns} rows={users} rowKey={({ id }) => id} busy={busy} />
}
