import { commonMessages, useText } from '@samspel/i18n'
import { BulkDialog, type BulkDialogProps } from '../bulk'
import { type BrandMoney, TopUp } from '../money'
import { messages } from './messages'
import type { Answer } from './use-answer-run'

export interface AnswerProgressProps<R, A extends Answer> extends Pick<
  BulkDialogProps<R, A>,
  'run' | 'onStop' | 'onRetry' | 'onClose'
> {
  /** Money was missing for the last that was refused. */
  lacksMoney: boolean
  money: BrandMoney | undefined
  creatorOf: (record: R) => { name: string; avatarUrl: string | null }
}

/** The progress of the same answer to many applications. */
export function AnswerProgress<R extends { id: string }, A extends Answer>({
  lacksMoney,
  money,
  creatorOf,
  ...props
}: AnswerProgressProps<R, A>) {
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
      row={(record) => {
        const { name, avatarUrl } = creatorOf(record)
        return { name, title: name, avatarUrl }
      }}
    />
  )
}
