import type { Campaign, Participation } from '@samspel/api'
import { type BrandMoney, isLacking, moneyMessages, Reserves } from '@samspel/desk/money'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, ConfirmDialog, TextButton } from '@samspel/ui'
import { decisionMessages } from '../../../../shared/components/decision-messages'
import { ReasonDialog } from '../../../../shared/components/lazy-dialogs'
import { rejectTemplates } from '../../../components/reason-templates'
import type { Act } from '../../../components/use-send-decision'
import { KeyHint, keyNames } from '../../../review-desk'
import { feeOf } from '../use-campaign-money'
import css from './Board.module.css'
import { bulkMessages as messages } from './bulk-messages'
import { messages as words } from './messages'

interface BulkBarProps {
  campaign: Campaign
  selected: readonly Participation[]
  /** What approving them reserves; undefined when it costs nothing. */
  money: BrandMoney | undefined
  /** The action to confirm; keyboard shortcuts set it as well. */
  asking: Act['act'] | undefined
  onAsk: (act: Act['act'] | undefined) => void
  onAll: () => void
  onNone: () => void
  onRun: (act: Act) => void
}

/** Bulk actions for the selected applications, with their confirmation. */
export function BulkBar({ campaign, selected, money, asking, onAsk, onAll, onNone, onRun }: BulkBarProps) {
  const t = useText()
  const f = useFormats()
  const n = selected.length
  const left = campaign.placesLeft
  const fee = feeOf(campaign)
  const lacks =
    money && isLacking(money) && t(moneyMessages.lacks, { money: f.ore(money.lacking), brand: money.brandName })
  const obstacle = left === 0 ? t(words.full) : lacks || undefined
  const close = () => onAsk(undefined)
  const run = (act: Act) => {
    close()
    onRun(act)
  }
  return (
    <div role="region" aria-label={t(messages.bar)} className={css.bulk}>
      <b aria-live="polite">{t(messages.selected, { n })}</b>
      <TextButton onClick={onAll}>{t(messages.all)}</TextButton>
      <TextButton tone="quiet" onClick={onNone}>
        {t(messages.none)}
      </TextButton>
      {money && <Reserves money={[money]} className={css.quiet} />}
      <span className={css.bulkActs}>
        <Button size="sm" onClick={() => onAsk('reject')}>
          {t(messages.reject, { n })}
          <KeyHint names={['⇧', keyNames.reject]} />
        </Button>
        <Button size="sm" variant="light" icon="check" onClick={() => onAsk('approve')} disabledReason={obstacle}>
          {t(messages.approve, { n })}
          <KeyHint names={['⇧', keyNames.approve]} />
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
          {[
            t(messages.approveText),
            fee > 0 && t(messages.approveHeld, { each: f.ore(fee), money: f.ore(fee * n) }),
            left !== null && left < n && t(messages.approvePlaces, { left }),
          ]
            .filter(Boolean)
            .join(' ')}
        </ConfirmDialog>
      )}
      {asking === 'reject' && (
        <ReasonDialog
          id={`rejectSelected.${campaign.id}`}
          title={t(messages.rejectTitle, { n })}
          help={decisionMessages.reasonHelp}
          submit={decisionMessages.reject}
          templates={rejectTemplates}
          onClose={close}
          onSend={async (reason) => run({ act: 'reject', reason })}
        />
      )}
    </div>
  )
}
