import { useState } from 'react'
import type { Application } from '@samspel/api'
import { countDemands } from '@samspel/api/campaign-rules'
import { type BrandMoney, moneyMessages } from '@samspel/desk/money'
import { useFormats, useText } from '@samspel/i18n'
import { Button, IconButton, TextButton, useIsMobile } from '@samspel/ui'
import { AddToListDialog } from '../../components/lazy-dialogs'
import { staffWords } from '../../components/words'
import { KeyHint, keyNames } from '../../review-desk'
import css from './Applications.module.css'
import { Funds } from './Funds'
import { messages as m } from './messages'

interface SelectionBarProps {
  selected: readonly Application[]
  /** Why not all of them can be approved: a campaign has too few places left. */
  obstacle: string | undefined
  /** What approving them reserves, by brand. */
  money: readonly BrandMoney[]
  /** How many of them fit, where not all do. */
  fits: number
  onFitting: () => void
  onApprove: () => void
  onReject: () => void
  onAll: () => void
  onClear: () => void
}

/** Bulk actions for the selected applications; visible while something is selected, without covering a row. */
export function SelectionBar({
  selected,
  obstacle,
  money,
  fits,
  onFitting,
  onApprove,
  onReject,
  onAll,
  onClear,
}: SelectionBarProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const [isAdding, setAdding] = useState(false)
  const f = useFormats()
  const n = selected.length
  const lackWords = (one: BrandMoney | undefined) =>
    one && t(moneyMessages.lacks, { money: f.ore(one.lacking), brand: one.brandName })
  const total = money.reduce((sum, { reserves }) => sum + reserves, 0)
  const lacking = money.find((one) => one.lacking > 0)
  const isBlocked = obstacle !== undefined || lacking !== undefined
  const allMet = selected.every(({ demands }) => countDemands(demands).areMet)
  return (
    <div role="region" aria-label={t(m.bar)} className={css.bar}>
      <div className={css.sum}>
        <b aria-live="polite">
          {total > 0 ? t(m.selectedReserves, { n, money: f.ore(total) }) : t(staffWords.selected, { n })}
        </b>
        {money.length > 0 ? (
          <Funds money={money} />
        ) : (
          !isMobile && allMet && !isBlocked && <span className={css.quiet}>{t(m.allMet)}</span>
        )}
      </div>
      {isMobile && <TextButton onClick={onAll}>{t(m.selectAll)}</TextButton>}
      {isBlocked && fits > 0 && <TextButton onClick={onFitting}>{t(m.pickFitting, { n: fits })}</TextButton>}
      <TextButton tone="quiet" className={css.clear} onClick={onClear}>
        {t(m.clear)}
        <KeyHint names={['Esc']} />
      </TextButton>
      <span className={css.barActs}>
        {isMobile ? (
          <IconButton
            variant="line"
            icon="list-details"
            label={t(staffWords.addToList)}
            onClick={() => setAdding(true)}
          />
        ) : (
          <Button icon="list-details" onClick={() => setAdding(true)}>
            {t(staffWords.addToList)}
          </Button>
        )}
        <Button onClick={onReject}>
          {t(m.rejectMany, { n })}
          <KeyHint names={['⇧', keyNames.reject]} />
        </Button>
        <Button variant="light" icon="check" onClick={onApprove} disabledReason={obstacle ?? lackWords(lacking)}>
          {t(m.approveMany, { n })}
          <KeyHint names={['⇧', keyNames.approve]} />
        </Button>
      </span>
      {isAdding && (
        <AddToListDialog creators={selected.map(({ creator }) => creator)} onClose={() => setAdding(false)} />
      )}
    </div>
  )
}
