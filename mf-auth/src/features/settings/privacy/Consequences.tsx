import { type Message, useText } from '@samspel/i18n'
import { Icon, type IconName, Link } from '@samspel/ui'
import { messages } from './messages'
import css from './Privacy.module.css'

interface Group {
  title: Message
  icon: IconName
  items: readonly (Message | { text: Message; href: string })[]
}

const groupsOf = (isCreator: boolean, isCompany: boolean): Group[] => [
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
  ...(isCreator
    ? [
        {
          title: messages.before,
          icon: 'checklist' as const,
          items: [
            { text: messages.beforeWallet, href: '/wallet' },
            { text: messages.beforeAssignments, href: '/assignments' },
          ],
        },
      ]
    : []),
  ...(isCompany
    ? [
        {
          title: messages.before,
          icon: 'checklist' as const,
          items: [{ text: messages.beforeCompany, href: '/company' }],
        },
      ]
    : []),
]

/** What deletion removes, what the accounts must retain, and what has to be done first. */
export function Consequences({ isCreator, isCompany }: { isCreator: boolean; isCompany: boolean }) {
  const t = useText()
  return (
    <div className={css.groups}>
      {groupsOf(isCreator, isCompany).map(({ title, icon, items }) => (
        <div key={title.id} className={css.group}>
          <h3>
            <Icon name={icon} size={16} />
            {t(title)}
          </h3>
          <ul>
            {items.map((item) =>
              'href' in item ? (
                <li key={item.text.id}>
                  <Link href={item.href}>{t(item.text)}</Link>
                </li>
              ) : (
                <li key={item.id}>{t(item)}</li>
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  )
}
