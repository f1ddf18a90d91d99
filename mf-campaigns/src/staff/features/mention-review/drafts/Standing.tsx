import type { PostDraft } from '@samspel/api'
import { type Message, useText } from '@samspel/i18n'
import { Notice } from '@samspel/ui'
import { answerMessages as messages } from './answer-messages'

const words = (draft: PostDraft): Message | undefined => {
  if (draft.extraRound === 'asked') return messages.extraAsked
  if (draft.state === 'approved') return messages.stateApproved
  if (draft.state === 'changes_requested') return messages.stateChanges
  if (draft.state === 'writing') return messages.stateWriting
  return draft.extraRound === 'refused' ? messages.extraRefused : undefined
}

/** Why a draft does not wait for an answer, or what of it is settled. */
export function Standing({ draft }: { draft: PostDraft }) {
  const t = useText()
  const message = words(draft)
  return message ? <Notice kind={draft.state === 'approved' ? 'ok' : 'info'}>{t(message)}</Notice> : null
}
