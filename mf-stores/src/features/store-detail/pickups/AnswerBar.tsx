import { useState } from 'react'
import type { Selection } from '@samspel/desk'
import { type BrandMoney, isLacking, moneyMessages, Reserves } from '@samspel/desk/money'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, ConfirmDialog, Stack, TextButton } from '@samspel/ui'
import { approvalObstacle } from '../../../data/applicant-errors'
import { bulkMessages as messages } from './bulk-messages'
import { DeclineDialog } from './lazy-parts'
import css from './Pickups.module.css'
import type { Answer } from './use-answers'
import type { Applicant } from './use-applicants'

/** Bulk actions for the selected applications, with their confirmation. */
export function AnswerBar({
  selected,
  money,
  selection,
  onRun,
}: {
  selected: readonly Applicant[]
  /** What approving them reserves; undefined when it costs nothing. */
  money: BrandMoney | undefined
  selection: Selection
  onRun: (answer: Answer) => void
}) {
  const t = useText()
  const [asking, setAsking] = useState<Answer['act'] | undefined>()
  const n = selected.length
  const f = useFormats()
  const full = selected.every(approvalObstacle) ? approvalObstacle(selected[0]!) : undefined
  const lacks =
    money && isLacking(money) && t(moneyMessages.lacks, { money: f.ore(money.lacking), brand: money.brandName })
  const obstacle = full ? t(full) : lacks || undefined
  const close = () => setAsking(undefined)
  const run = (answer: Answer) => {
    close()
    onRun(answer)
  }
  return (
    <div role="region" aria-label={t(messages.bar)} className={css.bulk}>
      <b aria-live="polite">{t(messages.selected, { n })}</b>
      <TextButton onClick={selection.all}>{t(messages.all)}</TextButton>
      <TextButton tone="quiet" onClick={selection.clear}>
        {t(messages.none)}
      </TextButton>
      {money && <Reserves money={[money]} className={css.quiet} />}
      <span className={css.bulkActs}>
        <Button size="sm" onClick={() => setAsking('decline')}>
          {t(messages.decline, { n })}
        </Button>
        <Button size="sm" variant="light" icon="check" disabledReason={obstacle} onClick={() => setAsking('approve')}>
          {t(messages.approve, { n })}
        </Button>
      </span>
      {asking === 'approve' && (
        <ConfirmDialog
          open
          title={t(messages.approveTitle, { n })}
          confirmLabel={t(messages.approve, { n })}
          cancelLabel={t(commonMessages.cancel)}
          onConfirm={() => run({ act: 'approve' })}
          onCancel={close}
        >
          <Stack gap={8}>
            <span>{t(messages.approveText)}</span>
            {money && <Reserves money={[money]} />}
          </Stack>
        </ConfirmDialog>
      )}
      {asking === 'decline' && (
        <DeclineDialog
          applicants={selected}
          onClose={close}
          onSend={(reason) => {
            run({ act: 'decline', reason })
            return undefined
          }}
        />
      )}
    </div>
  )
}
