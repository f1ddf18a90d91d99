import type { PostDraft } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Button, Card, Notice } from '@samspel/ui'
import css from './Draft.module.css'
import { messages } from './messages'

/** Two devices have written: both texts, of which one is chosen. */
export function Conflict({
  own,
  other,
  onChoose,
}: {
  own: string
  other: PostDraft
  onChoose: (text: 'own' | 'other') => void
}) {
  const t = useText()
  const f = useFormats()
  const text = (which: 'own' | 'other', title: string, caption: string) => (
    <section className={css.version} aria-label={title}>
      <h3>{title}</h3>
      <p>{caption || t(messages.empty)}</p>
      <Button variant="light" onClick={() => onChoose(which)}>
        {t(which === 'own' ? messages.chooseOwn : messages.chooseOther)}
      </Button>
    </section>
  )
  return (
    <Card>
      <Notice kind="warn" title={t(messages.conflict)}>
        {t(messages.conflictText)}
      </Notice>
      <div className={css.versions}>
        {text('own', t(messages.own), own)}
        {text(
          'other',
          other.savedAt ? t(messages.otherAt, { time: f.dateTime(other.savedAt) }) : t(messages.other),
          other.caption,
        )}
      </div>
    </Card>
  )
}
