import { useState } from 'react'
import type { Participation } from '@samspel/api'
import { Area, Form, maxLength, SubmitButton, useFormFacts } from '@samspel/forms'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Modal, SaveStatus, Stack } from '@samspel/ui'
import { updateParticipation } from '../../../../shared/data'
import { FormFoot } from '../../../components/FormFoot'
import { staffWords } from '../../../components/words'
import { dialogMessages as messages } from './dialog-messages'

function NoteState({ savedAt }: { savedAt: number | undefined }) {
  const t = useText()
  const f = useFormats()
  const { dirty, submitting } = useFormFacts()
  if (submitting) return <SaveStatus state="saving" label={t(messages.saving)} />
  if (dirty) return <SaveStatus state="unsaved" label={t(messages.unsaved)} />
  return savedAt === undefined ? null : (
    <SaveStatus state="saved" label={t(commonMessages.saved, { time: f.time(savedAt) })} />
  )
}

export function NoteDialog({
  participation: { id, note = '', creator },
  onClose,
}: {
  participation: Participation
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [saved, setSaved] = useState<{ note: string; at: number | undefined }>({ note, at: undefined })
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.noteTitle, { name: creator.name })}
      closeLabel={t(commonMessages.close)}
    >
      <Form
        id={`participationNote.${id}`}
        schema={{ note: maxLength(2_000) }}
        initialValues={{ note: saved.note }}
        guard={false}
        onSubmit={async ({ note: words = '' }) => {
          const outcome = await dispatch(
            updateParticipation({ params: { id }, body: { participation: { note: words } } }),
          )
          if (outcome.ok) setSaved({ note: outcome.data!.participation.note ?? words, at: Date.now() })
          return outcome
        }}
      >
        <Stack gap={12}>
          <Area
            name="note"
            label={staffWords.note}
            help={messages.noteHelp}
            minRows={4}
            counterMax={2_000}
            autoFocus
            optional
          />
          <FormFoot cancel={t(commonMessages.close)} onCancel={onClose} state={<NoteState savedAt={saved.at} />}>
            <SubmitButton />
          </FormFoot>
        </Stack>
      </Form>
    </Modal>
  )
}
