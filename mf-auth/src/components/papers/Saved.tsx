import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Notice, SaveStatus, TextButton } from '@samspel/ui'
import { messages } from './messages'
import type { FieldsView } from './use-kept-fields'

/** At the head of papers: what is being saved, what is not, and when the last was. */
export function Saved<F extends string>({ view: { saving, savedAt, isUnsaved } }: { view: FieldsView<F> }) {
  const t = useText()
  const { time } = useFormats()
  if (saving) return <SaveStatus state="saving" label={t(messages.saving)} />
  if (isUnsaved) return <SaveStatus state="unsaved" label={t(messages.unsaved)} />
  return savedAt ? <SaveStatus state="saved" label={t(commonMessages.saved, { time: time(savedAt) })} /> : null
}

/** Above the fields: a save failed that no field is to blame for. */
export function SaveProblem<F extends string>({ view: { problem, again } }: { view: FieldsView<F> }) {
  const t = useText()
  if (!problem) return null
  return (
    <Notice kind="bad" action={<TextButton onClick={again}>{t(commonMessages.retry)}</TextButton>}>
      {t(problem)}
    </Notice>
  )
}
