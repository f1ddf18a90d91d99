import type { OpenCommunityList } from '@samspel/api'
import { Area, Form, maxLength, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, Sheet } from '@samspel/ui'
import { requestCommunityMembership } from './data/open-lists'
import { listMessages as messages } from './list-messages'

const longest = 1_000
const schema = { note: maxLength(longest) }
const initialValues = { note: '' }
const errorMessages = { conflict: messages.askedAlready }

interface AskSheetProps {
  list: OpenCommunityList
  /** Called after success, or a refusal that means something has changed; the lists are reloaded. */
  onAsked: () => void
  onClose: () => void
}

/** Asks to join a brand's list, with a note. */
export function AskSheet({ list, onAsked, onClose }: AskSheetProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const send = async ({ note }: typeof initialValues) => {
    const outcome = await dispatch(
      requestCommunityMembership({ params: { id: list.id }, body: note.trim() ? { note } : {}, errorMessages }),
    )
    if (outcome.ok || outcome.parsedError?.status === 409) onAsked()
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(messages.asked) })
    onClose()
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.askTitle, { name: list.name })}>
      <Form id={`joinList-${list.id}`} schema={schema} initialValues={initialValues} onSubmit={send} guard={false}>
        <Area
          name="note"
          label={messages.note}
          help={messages.noteHelp}
          minRows={3}
          counterMax={longest}
          optional
          autoFocus
        />
        <SubmitButton label={commonMessages.send} allowUnchanged size="lg" fullWidth />
      </Form>
    </Sheet>
  )
}
