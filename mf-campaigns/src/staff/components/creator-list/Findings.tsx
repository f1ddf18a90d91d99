import { useId, useState } from 'react'
import type { CreatorFinding } from '@samspel/api'
import { fitSteps } from '@samspel/api/finding'
import { useFormats, useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { findingMessages as m, priceNames, reasonNames } from './finding-messages'
import css from './Findings.module.css'
import { useSignalWords } from './use-signal-words'

const shownReasons = 2

/** How many reasons have no room; pressed, all of them. */
function MoreReasons({ words, tabIndex }: { words: readonly string[]; tabIndex: number }) {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css.plus}
        tabIndex={tabIndex}
        title={words.join('\n')}
        aria-expanded={isOpen}
        aria-describedby={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false)
        }}
      >
        {t(m.moreReasons, { n: words.length - shownReasons })}
      </button>
      {isOpen && (
        <span id={id} role="tooltip" className={css.bubble}>
          {words.map((word) => (
            <span key={word}>{word}</span>
          ))}
        </span>
      )}
    </>
  )
}

interface FitCellProps {
  finding: CreatorFinding
  isLike: boolean
  /** Of what can be pressed in it. */
  tabIndex: number
}

/**
 * How well a creator fits, or how much they are like another, and why: words, since the weights are a choice and no measurement. The first
 * reasons weigh most.
 */
export function FitCell({ finding: { score, reasons }, isLike, tabIndex }: FitCellProps) {
  const t = useText()
  const step = (score ?? 0) >= fitSteps.well ? 0 : (score ?? 0) >= fitSteps.partly ? 1 : 2
  const name = (isLike ? [m.alike, m.ratherAlike, m.littleAlike] : [m.well, m.partly, m.little])[step]!
  const words = reasons.map((reason) => t(reasonNames[reason]))
  return (
    <>
      <b>{t(name)}</b>
      {words.length > 0 && <span className={css.reasons}>{words.slice(0, shownReasons).join(', ')}</span>}
      {words.length > shownReasons && <MoreReasons words={words} tabIndex={tabIndex} />}
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
