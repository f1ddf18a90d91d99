import type { ReactNode } from 'react'
import { useText } from '@samspel/i18n'
import { Card, Icon, TextButton } from '@samspel/ui'
import { startMessages as m } from './messages'
import css from './StartList.module.css'

export interface StartStep {
  key: string
  title: string
  /** Shown below the title while the step is next. */
  detail?: string
  isDone: boolean
  /** Does not count towards completing the list. */
  isOptional?: boolean
  /** The button or link that performs the step. It should be filled while the step is next. */
  action: (isNext: boolean) => ReactNode
}

export const isComplete = (steps: readonly StartStep[]): boolean =>
  steps.every(({ isDone, isOptional }) => isDone || isOptional)

/** First steps of a new account. Only the next step has a filled button; completed ones can be opened again. */
export function StartList({ steps, onHide }: { steps: readonly StartStep[]; onHide?: () => void }) {
  const t = useText()
  const counted = steps.filter(({ isOptional }) => !isOptional)
  const done = counted.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  const words = t(m.progress, { done, all: counted.length })
  return (
    <Card
      title={t(m.title)}
      aside={
        <span className={css.head}>
          <span className={css.count}>{words}</span>
          {onHide && <TextButton onClick={onHide}>{t(m.hide)}</TextButton>}
        </span>
      }
    >
      <div className={css.bar} aria-hidden="true">
        <span style={{ width: `${(done / counted.length) * 100}%` }} />
      </div>
      <ol className={css.list}>
        {steps.map((step) => {
          const isNext = step === next
          return (
            <li key={step.key} className={isNext ? css.next : css.row}>
              <Icon
                name={step.isDone ? 'circle-check' : 'circle'}
                size={24}
                className={step.isDone ? css.done : css.open}
                label={t(step.isDone ? m.done : m.todo)}
              />
              <div className={css.words}>
                <span className={step.isDone ? css.quiet : css.name}>
                  {step.title}
                  {step.isOptional && <span className={css.optional}> {t(m.optional)}</span>}
                </span>
                {isNext && step.detail && <span className={css.detail}>{step.detail}</span>}
              </div>
              {step.action(isNext)}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
