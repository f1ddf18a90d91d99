import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, IconButton, TextButton, useIsMobile } from '@samspel/ui'
import { AddToListDialog } from '../../components/lazy-dialogs'
import { KeyHint, keyNames } from '../../review-desk'
import css from './Applications.module.css'
import { messages as m } from './messages'

interface SelectionBarProps {
  selected: readonly Participation[]
  /** Why not all of them can be approved: a campaign has too few places left. */
  obstacle: string | undefined
  onApprove: () => void
  onReject: () => void
  onAll: () => void
  onClear: () => void
}

/** Bulk actions for the selected applications; visible while something is selected, without covering a row. */
export function SelectionBar({ selected, obstacle, onApprove, onReject, onAll, onClear }: SelectionBarProps) {
  const t = useText()
  const isMobile = useIsMobile()
  const [isAdding, setAdding] = useState(false)
  const n = selected.length
  const allMet = selected.every(({ demands }) => Object.values(demands).every(Boolean))
  return (
    <div role="region" aria-label={t(m.bar)} className={css.bar}>
      <b aria-live="polite">{t(m.selected, { n })}</b>
      {isMobile ? (
        <TextButton onClick={onAll}>{t(m.selectAll)}</TextButton>
      ) : (
        allMet && <span className={css.quiet}>{t(m.allMet)}</span>
      )}
      <TextButton tone="quiet" onClick={onClear}>
        {t(m.clear)}
        <KeyHint names={['Esc']} />
      </TextButton>
      <span className={css.barActs}>
        {isMobile ? (
          <IconButton variant="line" icon="list-details" label={t(m.addToList)} onClick={() => setAdding(true)} />
        ) : (
          <Button icon="list-details" onClick={() => setAdding(true)}>
            {t(m.addToList)}
          </Button>
        )}
        <Button onClick={onReject}>
          {t(m.rejectMany, { n })}
          <KeyHint names={['⇧', keyNames.reject]} />
        </Button>
        <Button variant="light" icon="check" onClick={onApprove} disabledReason={obstacle}>
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
