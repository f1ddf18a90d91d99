import { useFormFacts, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Stepper } from '@samspel/ui/late'
import { type StepKey, stepKeys, stepStates } from './data/steps'
import type { EditorValues } from './data/values'
import { messages, stateWords, stepNames } from './messages'

/** The sections at the side, each with its state. */
export function Steps({ current, onSelect }: { current: StepKey; onSelect: (key: StepKey) => void }) {
  const t = useText()
  const values = useFormValues<EditorValues>()
  const { errors } = useFormFacts()
  const states = stepStates(values, errors)
  const done = stepKeys.filter((key) => states[key] === 'done').length
  return (
    <Stepper
      label={t(messages.parts)}
      current={current}
      onSelect={(key) => onSelect(key as StepKey)}
      steps={stepKeys.map((key) => ({ key, label: t(stepNames[key]), state: states[key] }))}
      stateLabels={{ todo: t(stateWords.todo), done: t(stateWords.done), error: t(stateWords.error) }}
      summary={t(messages.doneOf, { done, total: stepKeys.length })}
    />
  )
}
