import { BulkDialog } from '@samspel/desk'
import { type BrandMoney, TopUp } from '@samspel/desk/money'
import { commonMessages, useText } from '@samspel/i18n'
import { bulkMessages as messages } from './bulk-messages'
import type { DecisionRun } from './use-bulk-decisions'

interface BulkProgressProps {
  run: DecisionRun
  /** Money was missing for the last that was refused. */
  lacksMoney: boolean
  money: BrandMoney | undefined
  onStop: () => void
  onRetry: () => void
  onClose: () => void
}

/** Progress of a bulk decision. */
export function BulkProgress({ lacksMoney, money, ...props }: BulkProgressProps) {
  const t = useText()
  const { items, isRunning } = props.run
  const isApproval = items[0]!.act.act === 'approve'
  const total = items.length
  const at = items.filter(({ status }) => status !== 'waiting').length
  const n = items.filter(({ status }) => status === 'done').length
  return (
    <BulkDialog
      {...props}
      help={lacksMoney && <TopUp money={money} />}
      title={
        isRunning
          ? t(messages.running, { at, total })
          : t(isApproval ? messages.doneApprove : messages.doneReject, { n, total })
      }
      doneLabel={t(isApproval ? commonMessages.approved : messages.rejected)}
      row={({ creator: { name, avatarUrl } }) => ({ name, title: name, avatarUrl })}
    />
  )
}
