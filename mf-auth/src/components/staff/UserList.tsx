import { commonMessages, useText } from '@samspel/i18n'
import { selectCurrentUser, useAppSelector } from '@samspel/store'
import { Avatar, Chip, IconButton, List, ListItem } from '@samspel/ui'
import { BrandNames } from './BrandNames'
import { EmailText } from './EmailText'
import { messages, roleNames } from './messages'
import css from './People.module.css'
import { UserStateChip } from './StateChips'
import { tableMessages } from './table-messages'
import type { UserTableProps } from './user-table-props'

/** Staff members on a phone: a row each, which says their state only where it is not the usual one. */
export function UserList({ users, shows, nameOf = () => undefined, busy, onEdit }: UserTableProps) {
  const t = useText()
  const me = useAppSelector(selectCurrentUser)
  return (
    <List label={t(messages.members)} className={busy ? css.busy! : ''}>
      {users.map((user) => {
        const { id, name, email, avatarUrl, role, companyName, brandIds, blocked, emailConfirmed } = user
        return (
          <ListItem
            key={id}
            picture={<Avatar name={name} src={avatarUrl} size={40} />}
            title={name}
            detail={
              <span className={css.breaks}>
                <EmailText email={email} />
              </span>
            }
            aside={
              id === me?.id ? (
                <Chip tone="primary" icon="user">
                  {t(tableMessages.you)}
                </Chip>
              ) : (
                <IconButton icon="pencil" label={t(commonMessages.editName, { name })} onClick={() => onEdit(user)} />
              )
            }
          >
            <span className={css.belongs}>{t(roleNames[role])}</span>
            <span className={css.belongs}>
              {shows === 'brands' ? <BrandNames ids={brandIds} nameOf={nameOf} /> : (companyName ?? '–')}
            </span>
            {(blocked || !emailConfirmed || user.emailReturnedSince) && <UserStateChip user={user} />}
          </ListItem>
        )
      })}
    </List>
  )
}
