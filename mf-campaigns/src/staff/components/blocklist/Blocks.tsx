import type { BlockedCreator } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Button, Notice } from '@samspel/ui'
import { blockMessages as m } from './messages'
import { useLetIn } from './use-let-in'

/** Which of the own brands have blocked a creator, and why. */
export function Blocks({ blocks }: { blocks: readonly BlockedCreator[] }) {
  const t = useText()
  const { busy, letIn } = useLetIn()
  return blocks.map((block) => (
    <Notice
      key={block.brandId}
      kind="warn"
      icon="ban"
      title={t(m.blockedBy, { brand: block.brandName })}
      action={
        <Button size="sm" loading={busy !== undefined} onClick={() => void letIn(block)}>
          {t(m.letIn)}
        </Button>
      }
    >
      {block.reason}
    </Notice>
  ))
}
