import { useState } from 'react'
import type { DealFacts } from '@samspel/api'
import { dealSummary } from '@samspel/api/deal'
import { dayOf, useLocale, useText } from '@samspel/i18n'
import { Sheet, TextButton, VisuallyHidden } from '@samspel/ui'
import css from './Deal.module.css'
import { DealRows, type SaidDeal } from './DealRows'
import { dealMessages as messages } from './messages'

/** What a summary is of. */
export interface DealSummaryProps extends SaidDeal {
  /** What it was before it changed under the reader's eyes. */
  before?: DealFacts | undefined
}

/** The deal as pairs of a label and a few words; what differs from `before` is tinted and read out. */
export function DealPairs({ facts, day = dayOf(Date.now()), before }: DealSummaryProps) {
  const t = useText()
  const locale = useLocale()
  const was = before && new Map(dealSummary(before, locale, day).map(({ key, value }) => [key, value]))
  return (
    <dl className={css.pairs}>
      {dealSummary(facts, locale, day).map(({ key, label, value }) => {
        const isNew = was !== undefined && was.get(key) !== value
        return (
          <div key={key} className={isNew ? `${css.pair} ${css.fresh}` : css.pair}>
            <dt>{label}</dt>
            <dd>
              {value}
              {isNew && <VisuallyHidden>, {t(messages.isNew)}</VisuallyHidden>}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** 'Du säger ja till' (drawing zk 2): the deal shortened, with a way to all of it that leaves what was typed alone. */
export function DealSummary({ facts, before }: DealSummaryProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={css.short} aria-label={t(messages.short)}>
      <div className={css.head}>
        <h3>{t(messages.short)}</h3>
        <TextButton onClick={() => setOpen(true)}>{t(messages.all)}</TextButton>
      </div>
      <DealPairs facts={facts} before={before} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t(messages.title)}>
        <DealRows facts={facts} />
      </Sheet>
    </section>
  )
}
