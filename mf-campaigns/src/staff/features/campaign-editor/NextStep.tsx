import { useFormValues } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { Button, useIsMobile } from '@samspel/ui'
import { nextOf, type StepKey } from './data/steps'
import type { EditorValues } from './data/values'
import css from './Editor.module.css'
import { messages, stepNames } from './messages'

/** Continues to the next section; renders nothing on the last. */
export function NextStep({ step, onSelect }: { step: StepKey; onSelect: (key: StepKey) => void }) {
  const t = useText()
  const isMobile = useIsMobile()
  const next = nextOf(useFormValues<EditorValues>(), step)
  // On phones the button at the foot of the window leads on.
  if (!next || isMobile) return null
  return (
    <div className={css.foot}>
      <span />
      <Button iconAfter="arrow-right" onClick={() => onSelect(next)}>
        {t(messages.next, { name: t(stepNames[next]) })}
      </Button>
    </div>
  )
}
