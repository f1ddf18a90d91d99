import { BulkDialog } from '@samspel/desk'
import { useText } from '@samspel/i18n'
import { bulkMessages } from './bulk-messages'
import type { DecisionRun } from './use-bulk-decisions'

const titles = {
  approve: bulkMessages.approving,
  reject: bulkMessages.rejecting,
  changes: bulkMessages.asking,
  reset: bulkMessages.undoing,
} as const

interface BulkProgressProps {
  run: DecisionRun
  onStop: () => void
  onRetry: () => void
  onClose: () => void
}

/** Progress of a bulk decision. */
export function BulkProgress(props: BulkProgressProps) {
  const t = useText()
  const { which } = props.run.items[0]!.act
  return (
    <BulkDialog
      {...props}
      title={t(titles[which])}
      isUndo={which === 'reset'}
      row={({ creator }) => ({ name: creator.name, title: `@${creator.username}`, avatarUrl: creator.avatarUrl })}
    />
  )
}
