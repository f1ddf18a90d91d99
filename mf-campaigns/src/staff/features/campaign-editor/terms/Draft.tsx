import { useRef } from 'react'
import type { Terms } from '@samspel/api'
import { fittingTerms, isPublished } from '@samspel/api/terms'
import { useBoundField, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { SwitchField } from '@samspel/ui'
import type { EditorValues } from '../data/values'
import { Choice } from './fields'
import { Group } from './Group'
import { termsMessages as messages } from './messages'
import css from './Terms.module.css'

const answers = Array.from({ length: 10 }, (_, index) => index + 1)
const usualDays = 2

/** Whether a draft is shown before publishing, and in how many days it is answered; of uploaded content alone there is none. */
export function Draft() {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const { field } = useBoundField<Terms>({ name: 'terms', label: messages.draft }, { empty: values.terms })
  const { draft, ...others } = values.terms
  const latest = useRef(usualDays)
  if (draft) latest.current = draft.answerDays
  if (!isPublished(fittingTerms(values.terms, values).pieces)) return null
  return (
    <Group name="draft" title={messages.draft}>
      <div className={css.line}>
        <SwitchField
          label={t(draft ? messages.draftFirst : messages.noDraft)}
          value={draft !== undefined}
          onChange={(isOn) => field.onChange(isOn ? { ...others, draft: { answerDays: latest.current } } : others)}
        />
      </div>
      {draft && (
        <div className={css.line}>
          <span>{t(messages.draftWithin)}</span>
          <Choice
            name="terms.draft.answerDays"
            label={t(messages.draftWithin)}
            options={answers.map((value) => ({ value, label: t(messages.days, { n: value }) }))}
          />
        </div>
      )}
      {draft && <p className={css.help}>{t(messages.draftHelp)}</p>}
    </Group>
  )
}
