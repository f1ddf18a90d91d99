import { useText } from '@samspel/i18n'
import { Button, TextButton } from '@samspel/ui'
import { KeyHint, keyNames } from '../../../review-desk'
import barCss from '../Bulk.module.css'
import { answerMessages as messages } from './answer-messages'
import type { DraftDeskState } from './use-draft-desk'

/** The answers to the selected drafts. */
export function DraftBulkBar({ desk: { selected, selection, answer, setQuestion } }: { desk: DraftDeskState }) {
  const t = useText()
  const n = selected.length
  return (
    <div className={barCss.bar} role="region" aria-label={t(messages.bar)}>
      <b className={barCss.count} role="status">
        {t(messages.selected, { n })}
      </b>
      <span className={barCss.acts}>
        <Button size="sm" onClick={() => setQuestion({ kind: 'changes', drafts: selected })}>
          {t(messages.requestChanges)}
        </Button>
        <Button size="sm" variant="main" onClick={() => answer(selected, { act: 'approve' })}>
          {t(messages.approveMany, { n })}
          <KeyHint names={['⇧', keyNames.approve]} />
        </Button>
      </span>
      <TextButton onClick={selection.clear}>{t(messages.clear)}</TextButton>
    </div>
  )
}
