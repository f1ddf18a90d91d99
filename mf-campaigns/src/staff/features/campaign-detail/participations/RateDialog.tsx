import type { Participation } from '@samspel/api'
import { Area, Form, maxLength, type Rule, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Modal, notify, Stack } from '@samspel/ui'
import { FormFoot } from '../../../components/FormFoot'
import { rateParticipation } from './data/actions'
import { dialogMessages as messages } from './dialog-messages'
import { StarField } from './StarField'

const chosen: Rule = (value) => (Number(value) >= 1 ? undefined : messages.scoreMissing)
const schema = { score: chosen, comment: maxLength(1_000) }

/** Rates a collaboration from one to five; a later rating replaces the earlier one. */
export function RateDialog({
  participation: { id, rating, creator },
  onClose,
}: {
  participation: Participation
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.rateTitle, { name: creator.name })}
      closeLabel={t(commonMessages.close)}
    >
      <Form
        id={`rateParticipation.${id}`}
        schema={schema}
        initialValues={{ score: rating?.score ?? 0, comment: rating?.comment ?? '' }}
        guard={false}
        onSubmit={async ({ score, comment = '' }) => {
          const outcome = await dispatch(rateParticipation({ params: { id }, body: { rating: { score, comment } } }))
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(messages.ratedDone) })
            onClose()
          }
          return outcome
        }}
      >
        <Stack gap={12}>
          <StarField name="score" />
          <Area name="comment" label={messages.rateComment} help={messages.rateHelp} minRows={2} optional />
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={messages.rate} reason={messages.scoreMissing} />
          </FormFoot>
        </Stack>
      </Form>
    </Modal>
  )
}
