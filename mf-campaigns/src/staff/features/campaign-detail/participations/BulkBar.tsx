import type { Campaign, Participation } from '@samspel/api'
import type { Selection } from '@samspel/desk'
import { AnswerBar } from '@samspel/desk/answers'
import type { BrandMoney } from '@samspel/desk/money'
import { useFormats, useText } from '@samspel/i18n'
import { decisionMessages } from '../../../../shared/components/decision-messages'
import { ReasonDialog } from '../../../../shared/components/lazy-dialogs'
import { rejectTemplates } from '../../../components/reason-templates'
import type { Act } from '../../../components/use-send-decision'
import { KeyHint, keyNames } from '../../../review-desk'
import { feeOf, feeOfApplication } from '../use-campaign-money'
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
  selection: Selection
  onRun: (act: Act) => void
}

/** Bulk actions for the selected applications, with their confirmation. */
export function BulkBar({ campaign, selected, onRun, ...bar }: BulkBarProps) {
  const t = useText()
  const f = useFormats()
  const n = selected.length
  const left = campaign.placesLeft
  const fee = feeOf(campaign)
  const isProposed = selected.some(({ proposal }) => proposal)
  const together = selected.reduce((sum, one) => sum + feeOfApplication(campaign, one), 0)
  return (
    <AnswerBar
      {...bar}
      n={n}
      obstacle={left === 0 ? t(words.full) : undefined}
      approveText={[
        t(messages.approveText),
        fee > 0 &&
          (isProposed ? t(messages.ownFees, { money: f.ore(together) }) : t(messages.fee, { each: f.ore(fee) })),
        left !== null && left < n && t(messages.approvePlaces, { left }),
      ]
        .filter(Boolean)
        .join(' ')}
      hints={{
        approve: <KeyHint names={['⇧', keyNames.approve]} />,
        reject: <KeyHint names={['⇧', keyNames.reject]} />,
      }}
      onApprove={() => onRun({ act: 'approve' })}
      reason={(title) => (
        <ReasonDialog
          id={`rejectSelected.${campaign.id}`}
          title={title}
          help={decisionMessages.reasonHelp}
          submit={decisionMessages.reject}
          templates={rejectTemplates}
          onClose={() => bar.onAsk(undefined)}
          onSend={async (reason) => {
            bar.onAsk(undefined)
            onRun({ act: 'reject', reason })
          }}
        />
      )}
    />
  )
}
