import type { User } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { selectCurrentUser, useAppSelector } from '@samspel/store'
import { Avatar, Button, Chip, useIsMobile } from '@samspel/ui'
import { type Column, Table } from '@samspel/ui/late'
import { BrandNames } from './BrandNames'
import { messages, roleNames } from './messages'
import css from './People.module.css'
import { UserStateChip } from './StateChips'
import { tableMessages } from './table-messages'
import type { UserTableProps } from './user-table-props'
import { UserList } from './UserList'

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

/** Staff members; the caller's own row is marked and cannot be changed. */
export function UserTable(props: UserTableProps) {
  return useIsMobile() ? <UserList {...props} /> : <DeskTable {...props} />
}

function DeskTable({ users, shows, nameOf = () => undefined, busy, onEdit }: UserTableProps) {
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
          header: t(commonMessages.company),
          cell: ({ companyName }) => companyName ?? <span className={css.quiet}>–</span>,
        }
  const columns: Column<User>[] = [
    { key: 'person', header: t(commonMessages.name), cell: (user) => <Person {...user} /> },
    { key: 'role', header: t(messages.role), cell: ({ role }) => t(roleNames[role]) },
    belongs,
    { key: 'state', header: t(messages.state), cell: (user) => <UserStateChip user={user} /> },
    {
      key: 'edit',
      header: t(commonMessages.actions),
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
            aria-label={t(commonMessages.editName, { name: user.name })}
            onClick={() => onEdit(user)}
          >
            {t(commonMessages.edit)}
          </Button>
        ),
    },
  ]
  return <Table caption={t(messages.members)} columns={columns} rows={users} rowKey={({ id }) => id} busy={busy} />
}
