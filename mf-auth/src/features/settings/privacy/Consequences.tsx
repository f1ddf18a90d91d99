import { type Message, useText } from '@samspel/i18n'
import { Icon, type IconName } from '@samspel/ui'
import { messages } from './messages'
import css from './Privacy.module.css'

interface Group {
  title: Message
  icon: IconName
  items: readonly Message[]
}

const groupsOf = (isCreator: boolean): Group[] => [
  {
    title: messages.goes,
    icon: 'trash',
    items: isCreator
      ? [messages.goesCreator1, messages.goesCreator2, messages.goesCreator3]
      : [messages.goesStaff1, messages.goesStaff2],
  },
  {
    title: messages.stays,
    icon: 'archive',
    items: isCreator ? [messages.staysCreator1, messages.staysCreator2] : [messages.staysStaff],
  },
]

/** What deletion removes, and what the accounts must retain. */
export function Consequences({ isCreator }: { isCreator: boolean }) {
  const t = useText()
  return (
    <div className={css.groups}>
      {groupsOf(isCreator).map(({ title, icon, items }) => (
        <div key={title.id} className={css.group}>
          <h3>
            <Icon name={icon} size={16} />
            {t(title)}
          </h3>
          <ul>
            {items.map((item) => (
              <li key={item.id}>{t(item)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
