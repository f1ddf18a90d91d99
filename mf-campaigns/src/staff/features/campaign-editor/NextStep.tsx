import { useFormFacts, useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, useIsMobile } from '@samspel/ui'
import { missingOf, nextOf, type StepKey } from './data/steps'
import type { EditorValues } from './data/values'
import css from './Editor.module.css'
import { useEditorWays } from './editor-context'
import { messages, stepNames } from './messages'

/** The way to the next section; none on the last, nor on phones, where the button at the foot of the window leads on. */
export function useNextStep(step: StepKey, onSelect: (key: StepKey) => void) {
  const t = useText()
  const isMobile = useIsMobile()
  const values = useFormValues<EditorValues>()
  const { errors } = useFormFacts()
  const { chosenStoresCount } = useEditorWays()
  const next = nextOf(values, step)
  if (!next || isMobile) return undefined
  return {
    label: t(messages.next, { name: t(stepNames[next]) }),
    onPress: () => onSelect(next),
    // The filled button until the campaign can be sent.
    isMain: missingOf(values, chosenStoresCount).length > 0 || Object.keys(errors).length > 0,
  }
}

/** Continues to the next section; renders nothing on the last. */
export function NextStep({ step, onSelect }: { step: StepKey; onSelect: (key: StepKey) => void }) {
  const next = useNextStep(step, onSelect)
  if (!next) return null
  return (
    <div className={css.foot}>
      <span />
      <Button variant={next.isMain ? 'main' : 'line'} iconAfter="arrow-right" onClick={next.onPress}>
        {next.label}
      </Button>
    </div>
  )
}
