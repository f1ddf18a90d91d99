import { BulkDialog } from '@samspel/desk'
import { type BrandMoney, TopUp } from '@samspel/desk/money'
import { commonMessages, useText } from '@samspel/i18n'
import { bulkMessages as messages } from './bulk-messages'
import type { AnswerRun } from './use-bulk-answers'

interface AnswerProgressProps {
  run: AnswerRun
  /** Money was missing for the last that was refused. */
  lacksMoney: boolean
  money: BrandMoney | undefined
  onStop: () => void
  onRetry: () => void
  onClose: () => void
}

export function AnswerProgress({ lacksMoney, money, ...props }: AnswerProgressProps) {
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
          : t(isApproval ? messages.doneApprove : messages.doneDecline, { n, total })
      }
      doneLabel={t(isApproval ? commonMessages.approved : messages.declined)}
      row={({ creator: { name, imageUrl } }) => ({ name, title: name, avatarUrl: imageUrl })}
    />
  )
}
