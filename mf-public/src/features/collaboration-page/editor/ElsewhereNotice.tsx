import type { CollaborationPage } from '@samspel/api'
import { useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, Notice } from '@samspel/ui'
import css from './Editor.module.css'
import { messages } from './messages'
import { differences, type PageValues, valuesOf } from './values'

/**
 * Somebody else has saved the page in the meantime: shows the differences and lets the user choose a version. Nothing is lost before that.
 */
export function ElsewhereNotice({
  newer,
  onKeep,
  onTake,
}: {
  newer: CollaborationPage
  onKeep: () => void
  onTake: () => void
}) {
  const t = useText()
  const parts = differences(valuesOf(newer), useFormValues<PageValues>()).map((part) => t(part).toLocaleLowerCase())
  return (
    <Notice kind="warn" title={t(messages.changedElsewhere)}>
      {parts.length > 0 && t(messages.changedParts, { parts: parts.join(', ') })}
      <div className={css.choices}>
        <Button size="sm" onClick={onKeep}>
          {t(messages.keepMine)}
        </Button>
        <Button size="sm" onClick={onTake}>
          {t(messages.takeTheirs)}
        </Button>
      </div>
    </Notice>
  )
}
