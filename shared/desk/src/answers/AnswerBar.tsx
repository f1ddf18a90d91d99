import type { ReactNode } from 'react'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, ConfirmDialog, Stack, TextButton } from '@samspel/ui'
import type { Selection } from '../bulk'
import { type BrandMoney, isLacking, moneyMessages, Reserves } from '../money'
import css from './AnswerBar.module.css'
import { messages } from './messages'

export interface AnswerBarProps {
  /** How many are selected. */
  n: number
  /** What approving them reserves; undefined when it costs nothing. */
  money: BrandMoney | undefined
  /** Why none of them can be approved, besides money. */
  obstacle: string | undefined
  /** What approving them does. */
  approveText: ReactNode
  selection: Pick<Selection, 'all' | 'clear'>
  asking: 'approve' | 'reject' | undefined
  onAsk: (act: 'approve' | 'reject' | undefined) => void
  onApprove: () => void
  /** Asks for the reason with which they are rejected. */
  reason: (title: string) => ReactNode
  /** The keys that do the same. */
  hints?: { approve: ReactNode; reject: ReactNode }
}

/** Answers to the selected applications, with the question before each. */
export function AnswerBar({
  n,
  money,
  obstacle,
  approveText,
  selection,
  asking,
  onAsk,
  onApprove,
  reason,
  hints,
}: AnswerBarProps) {
  const t = useText()
  const f = useFormats()
  const lacks =
    money && isLacking(money) && t(moneyMessages.lacks, { money: f.ore(money.lacking), brand: money.brandName })
  return (
    <div role="region" aria-label={t(messages.bar)} className={css.bar}>
      <b aria-live="polite">{t(messages.selected, { n })}</b>
      <TextButton onClick={selection.all}>{t(messages.all)}</TextButton>
      <TextButton tone="quiet" onClick={selection.clear}>
        {t(messages.none)}
      </TextButton>
      {money && <Reserves money={[money]} className={css.quiet} />}
      <span className={css.acts}>
        <Button size="sm" onClick={() => onAsk('reject')}>
          {t(messages.reject, { n })}
          {hints?.reject}
        </Button>
        <Button
          size="sm"
          variant="light"
          icon="check"
          disabledReason={(obstacle ?? lacks) || undefined}
          onClick={() => onAsk('approve')}
        >
          {t(messages.approve, { n })}
          {hints?.approve}
        </Button>
      </span>
      {asking === 'approve' && (
        <ConfirmDialog
          open
          title={t(messages.approveTitle, { n })}
          confirmLabel={t(messages.approve, { n })}
          cancelLabel={t(commonMessages.cancel)}
          onConfirm={() => {
            onAsk(undefined)
            onApprove()
          }}
          onCancel={() => onAsk(undefined)}
        >
          <Stack gap={8}>
            <span>{approveText}</span>
            {money && <Reserves money={[money]} />}
          </Stack>
        </ConfirmDialog>
      )}
      {asking === 'reject' && reason(t(messages.rejectTitle, { n }))}
    </div>
  )
}
