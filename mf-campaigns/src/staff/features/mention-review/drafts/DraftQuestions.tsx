import { FollowsOf } from '@samspel/desk/ending'
import { ReasonDialog } from '@samspel/desk/reason'
import { commonMessages, useText } from '@samspel/i18n'
import { ConfirmDialog } from '@samspel/ui'
import { answerMessages as messages } from './answer-messages'
import { answeredOf, type DraftDeskState } from './use-draft-desk'

const done = { ok: true as const, parsedError: undefined }

/** What is asked before an answer: whether comments are left unsent, what several are to change, and why a draft is declined. */
export function DraftQuestions({ desk: { question, setQuestion, answer } }: { desk: DraftDeskState }) {
  const t = useText()
  const close = () => setQuestion(undefined)
  if (!question) return null
  if (question.kind === 'approve')
    return (
      <ConfirmDialog
        open
        title={t(messages.approveTitle)}
        confirmLabel={t(messages.approveAnyway)}
        cancelLabel={t(commonMessages.back)}
        onCancel={close}
        onConfirm={() => {
          close()
          answer([answeredOf(question.draft)], { act: 'approve' })
        }}
      >
        {t(messages.approveText, { n: question.kept })}
      </ConfirmDialog>
    )
  if (question.kind === 'changes')
    return (
      <ReasonDialog
        id="draftChanges"
        title={t(messages.changesTitle, { n: question.drafts.length })}
        help={messages.changesHelp}
        submit={messages.requestChanges}
        onClose={close}
        onSend={(note) => {
          answer(question.drafts, { act: 'changes', note })
          return Promise.resolve(done)
        }}
      />
    )
  const { draft } = question
  return (
    <ReasonDialog
      id={`declineDraft.${draft.id}`}
      title={t(messages.declineTitle, { username: draft.creator.username })}
      help={messages.changesHelp}
      submit={messages.declineSubmit}
      onClose={close}
      onSend={(reason) => {
        answer([answeredOf(draft)], { act: 'decline', reason })
        return Promise.resolve(done)
      }}
    >
      {/* What is owed then is the same as for any reason of the brand's own. */}
      <FollowsOf
        id={draft.id}
        isPickup={draft.deliveryMethod === 'pickup'}
        reason="other"
        otherwise={t(messages.declineText)}
      />
    </ReasonDialog>
  )
}
