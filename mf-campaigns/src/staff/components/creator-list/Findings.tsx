import type { CreatorFinding } from '@samspel/api'
import { fitSteps } from '@samspel/api/finding'
import { useFormats, useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { findingMessages as m, priceNames, reasonNames } from './finding-messages'
import css from './Findings.module.css'
import { useSignalWords } from './use-signal-words'

/** How well a creator fits, or how much they are like another, and why: words, since the weights are a choice and no measurement. */
export function FitCell({ finding: { score, reasons }, isLike }: { finding: CreatorFinding; isLike: boolean }) {
  const t = useText()
  const step = (score ?? 0) >= fitSteps.well ? 0 : (score ?? 0) >= fitSteps.partly ? 1 : 2
  const name = (isLike ? [m.alike, m.ratherAlike, m.littleAlike] : [m.well, m.partly, m.little])[step]!
  return (
    <>
      <b>{t(name)}</b>
      {reasons.length > 0 && <span>{reasons.map((reason) => t(reasonNames[reason])).join(', ')}</span>}
    </>
  )
}

/** What creators are paid or ask for, and from where that is known. */
export function PriceCell({ price, none }: { price: CreatorFinding['price']; none: string }) {
  const t = useText()
  const f = useFormats()
  if (!price) return none
  return (
    <>
      {f.ore(price.amount)}
      <small className={css.small}>{t(priceNames[price.source])}</small>
    </>
  )
}

const inDays = 48

/** How long it takes until something is handed in. */
export function AnswerCell({ hours, none }: { hours: number | null | undefined; none: string }) {
  const t = useText()
  const f = useFormats()
  if (hours === null || hours === undefined) return none
  return hours < inDays ? t(m.hours, { n: f.number(hours) }) : t(m.days, { n: Math.round(hours / 24) })
}

/** That something stands out about the account; what it is stands in the profile, and is shown on hover. */
export function SignalMark({ signals }: { signals: CreatorFinding['signals'] }) {
  const t = useText()
  const words = useSignalWords()
  return (
    <span className={css.mark} title={signals.map(words).join('\n')}>
      <Icon name="info-circle" size={14} />
      {t(m.signals, { n: signals.length })}
    </span>
  )
}
