import { useEffect, useRef } from 'react'
import { cx } from '../base/cx'
import { Icon } from '../icons/Icon'
import type { IconName } from '../icons/name-list'
import css from './Stepper.module.css'

export type StepState = 'todo' | 'done' | 'error'
export interface Step {
  key: string
  label: string
  state: StepState
}
export interface StepperProps {
  label: string
  steps: readonly Step[]
  current: string
  onSelect: (key: string) => void
  /** Words for the states, read out after the label. */
  stateLabels: Record<StepState, string>
  /** Under the list: 'Två av sex delar är klara.' */
  summary?: string
  className?: string
}

const icons: Record<StepState, IconName> = { todo: 'circle', done: 'circle-check', error: 'alert-circle' }

/** The parts of a long form with their states, at its side; a row that scrolls sideways on phones. */
export function Stepper({ label, steps, current, onSelect, stateLabels, summary, className }: StepperProps) {
  const row = useRef<HTMLOListElement>(null)
  // Where the row scrolls sideways the current part must not hide beyond its edge; the page itself stays.
  useEffect(() => {
    const box = row.current
    const chosen = box?.querySelector<HTMLElement>('[aria-current=step]')
    if (!box || !chosen) return
    const left = chosen.offsetLeft - box.offsetLeft
    box.scrollLeft = left - (box.clientWidth - chosen.offsetWidth) / 2
  }, [current, steps.length])
  return (
    <nav aria-label={label} className={cx(css.nav, className)}>
      <ol ref={row} className={css.list}>
        {steps.map((step) => (
          <li key={step.key}>
            <button
              type="button"
              className={cx(css.step, step.key === current && css.current)}
              aria-current={step.key === current ? 'step' : undefined}
              onClick={() => onSelect(step.key)}
            >
              <Icon name={icons[step.state]} size={16} className={css[step.state]} label={stateLabels[step.state]} />
              {step.label}
            </button>
          </li>
        ))}
      </ol>
      {summary && <p className={css.summary}>{summary}</p>}
    </nav>
  )
}
