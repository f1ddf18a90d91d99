import { useFormFacts, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useIsMobile } from '@samspel/ui'
import { Stepper } from '@samspel/ui/late'
import { type StepKey, stepsOf, stepStates } from './data/steps'
import type { EditorValues } from './data/values'
import { useEditorWays } from './editor-context'
import { messages, stateWords, stepNames } from './messages'

/** The sections at the side, each with its status. */
export function Steps({ current, onSelect }: { current: StepKey; onSelect: (key: StepKey) => void }) {
  const t = useText()
  const isMobile = useIsMobile()
  const values = useFormValues<EditorValues>()
  const { errors } = useFormFacts()
  const { chosenStoresCount } = useEditorWays()
  const states = stepStates(values, errors, chosenStoresCount)
  const keys = stepsOf(values)
  const done = keys.filter((key) => states[key] === 'done').length
  return (
    <Stepper
      label={t(messages.parts)}
      current={current}
      onSelect={(key) => onSelect(key as StepKey)}
      steps={keys.map((key) => ({ key, label: t(stepNames[key]), state: states[key] }))}
      stateLabels={{ todo: t(stateWords.todo), done: t(stateWords.done), error: t(stateWords.error) }}
      // On phones the marks say it, and the line would push the form down.
      {...(!isMobile && { summary: t(messages.doneOf, { done, total: keys.length }) })}
    />
  )
}
