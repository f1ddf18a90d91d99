import type { Store } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Card, Icon, Link } from '@samspel/ui'
import css from './Facts.module.css'
import { messages } from './messages'

/** The note shown at the counter when handing out. */
export function NoteCard({ store, editHref }: { store: Store; editHref: string | undefined }) {
  const t = useText()
  if (!store.handoverNote && !editHref) return null
  return (
    <Card
      title={t(messages.handover)}
      aside={editHref && <Link href={editHref}>{t(store.handoverNote ? commonMessages.change : messages.write)}</Link>}
    >
      <p className={css.text}>{store.handoverNote ?? t(messages.noNote)}</p>
      <p className={css.seen}>
        <Icon name="eye" size={16} />
        {t(messages.seenByClerks)}
      </p>
    </Card>
  )
}
