import type { PostDraft } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, TextButton } from '@samspel/ui'
import { keptOf, roundsOf } from '../../../../shared/components/drafts'
import { KeyHint, keyNames } from '../../../review-desk'
import { answerMessages as messages } from './answer-messages'
import css from './DraftDesk.module.css'
import type { Comments } from './use-comments'
import { lacksLabel, mayAnswer } from './use-draft-desk'

interface DraftFootProps {
  draft: PostDraft
  comments: Comments
  onApprove: () => void
  onChanges: () => void
  onDecline: () => void
}

/** The answers, one of them filled: a request for changes while there are comments to send, else the approval. */
export function DraftFoot({ draft, comments, onApprove, onChanges, onDecline }: DraftFootProps) {
  const t = useText()
  const { abilities, changesUsed, state } = draft
  if (!mayAnswer(draft)) return state === 'sent' ? <p className={css.reader}>{t(messages.readerHelp)}</p> : null
  const n = keptOf(comments.comments).length
  const rounds = roundsOf(draft)
  const isExtra = !abilities.includes('requestChanges') && abilities.includes('askExtraRound')
  const mayAsk = isExtra || abilities.includes('requestChanges')
  const left = rounds === null ? undefined : rounds - changesUsed
  const words = [
    n > 0 && t(messages.willSend, { n }),
    mayAsk && left === 1 && t(messages.lastRound),
    left !== undefined && left <= 0 && t(messages.noRound),
  ].filter(Boolean)
  return (
    <div className={css.foot}>
      <div className={css.acts}>
        {abilities.includes('approve') && (
          <Button
            variant={n > 0 && mayAsk ? 'line' : 'main'}
            icon="check"
            onClick={onApprove}
            {...(lacksLabel(draft) && { disabledReason: t(messages.labelMissing), reasonTone: 'bad' as const })}
          >
            {t(commonMessages.approve)}
            <KeyHint names={[keyNames.approve]} />
          </Button>
        )}
        {mayAsk && (
          <Button variant={n > 0 ? 'main' : 'line'} onClick={onChanges}>
            {t(isExtra ? messages.askExtra : messages.requestChanges)}
            <KeyHint names={[keyNames.changes]} />
          </Button>
        )}
      </div>
      <div className={css.footLine}>
        <span className={css.quiet}>{words.join(', ')}</span>
        {abilities.includes('decline') && (
          <TextButton tone="bad" onClick={onDecline}>
            {t(messages.decline)}
            <KeyHint names={[keyNames.reject]} />
          </TextButton>
        )}
      </div>
    </div>
  )
}
