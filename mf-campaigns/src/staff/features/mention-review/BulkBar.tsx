import type { Selection } from '@samspel/desk'
import { commonMessages, useText } from '@samspel/i18n'
import { can, type MentionRecord } from '@samspel/store'
import { Button, TextButton } from '@samspel/ui'
import { decisionMessages } from '../../../shared/components/decision-messages'
import { KeyHint, keyNames } from '../../review-desk'
import css from './Bulk.module.css'
import { bulkMessages } from './bulk-messages'
import { messages } from './messages'
import type { Act } from './use-decide'

export function BulkBar({
  mentions,
  selection,
  total,
  onAct,
}: {
  mentions: readonly MentionRecord[]
  selection: Selection
  total: number
  onAct: (act: Act) => void
}) {
  const t = useText()
  const mayAsk = mentions.some((mention) => can(mention, 'requestChanges'))
  return (
    <div className={css.bar} role="region" aria-label={t(bulkMessages.bar)}>
      <b className={css.count} role="status">
        {t(bulkMessages.selected, { n: mentions.length })}
      </b>
      <span className={css.acts}>
        <Button size="sm" onClick={() => onAct('reject')}>
          {t(decisionMessages.reject)}
          <KeyHint names={[keyNames.reject]} />
        </Button>
        {mayAsk && (
          <Button size="sm" onClick={() => onAct('changes')}>
            {t(messages.requestChanges)}
            <KeyHint names={[keyNames.changes]} />
          </Button>
        )}
        <Button size="sm" variant="main" onClick={() => onAct('approve')}>
          {t(commonMessages.approve)}
          <KeyHint names={[keyNames.approve]} />
        </Button>
      </span>
      {mentions.length < total && (
        <TextButton onClick={selection.all}>{t(bulkMessages.selectAll, { n: total })}</TextButton>
      )}
      <TextButton onClick={selection.clear}>{t(bulkMessages.clear)}</TextButton>
    </div>
  )
}
