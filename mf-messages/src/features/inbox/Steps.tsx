import { type CollaborationStep, releaseHours } from '@samspel/api'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { cx, Icon, VisuallyHidden } from '@samspel/ui'
import css from './Context.module.css'
import { contextMessages as messages } from './context-messages'
import words from './Words.module.css'

const stepName = (step: CollaborationStep) => {
  const isNow = step.state === 'now' || step.state === 'todo'
  if (step.step === 'approval') return isNow ? messages.approvalNow : messages.approval
  if (step.step === 'pickup') return isNow ? messages.pickupNow : messages.pickup
  if (step.step === 'post') return isNow ? messages.postNow : messages.post
  return messages[step.step]
}

/** The progress of a collaboration, step by step. */
export function Steps({ steps }: { steps: readonly CollaborationStep[] }) {
  const t = useText()
  const f = useFormats()
  const dayOf = (moment: string) => {
    const days = daysUntil(moment)
    return days >= -1 && days <= 1 ? f.relativeDays(moment) : f.date(moment, 'short')
  }
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step.step} className={cx(css.step, css[step.state])}>
          <span className={css.dot}>
            {step.state === 'done' && <Icon name="check" size={12} />}
            {step.state === 'failed' && <Icon name="x" size={12} />}
          </span>
          <span className={words.grow}>{t(stepName(step), { place: step.place ?? 'none', n: step.version ?? 0 })}</span>
          <VisuallyHidden>
            {t(step.state === 'done' ? messages.done : step.state === 'now' ? messages.now : messages.todo)}
          </VisuallyHidden>
          <span className={css.stepWhen}>
            {step.state === 'todo' && step.step === 'payment'
              ? t(messages.hoursAfter, { n: releaseHours })
              : step.day
                ? t(messages.untilShort, { day: dayOf(step.day) })
                : step.at && dayOf(step.at)}
          </span>
        </li>
      ))}
    </ol>
  )
}
