import type { ReactNode } from 'react'
import { type Message, useText } from '@samspel/i18n'
import { cx } from '@samspel/ui'
import { stepKeys } from './data/steps'
import css from './Next.module.css'
import { nextMessages as m } from './next-messages'

const names = [undefined, m.stepAnswer, m.stepPublish, m.stepReview, m.stepPaid]

/** Five steps from application to payment, with the current one lighter; the text below says the same. */
export function StepBar({ current, chip, name: own }: { current: number; chip: ReactNode; name?: Message }) {
  const t = useText()
  const all = stepKeys.length
  const name = own ?? names[current - 1]
  return (
    <div>
      <div className={css.bar} aria-hidden="true">
        {stepKeys.map((key, index) => (
          <span key={key} className={cx(index + 1 < current && css.passed, index + 1 === current && css.now)} />
        ))}
      </div>
      <div className={css.step}>
        <span>{name ? t(m.stepOf, { n: current, all, step: t(name) }) : t(m.finished)}</span>
        {chip}
      </div>
    </div>
  )
}
