import { type DeliveryProblemKind, deliveryProblemKinds } from '@samspel/api'
import { Area, Form, maxLength, RadioCards, required, SubmitButton } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { notify, Sheet } from '@samspel/ui'
import { getParticipation, reportDeliveryProblem } from '../../data'
import { problemMessages } from './problem-messages'
import { reportMessages } from './report-messages'

const schema = { kind: required, text: [required, maxLength(2_000)] }
const initialValues: { kind: DeliveryProblemKind | null; text: string } = { kind: null, text: '' }
const errorMessages = { conflict: reportMessages.reportedAlready }

/** Reports a problem with the delivery to the brand. */
export function ReportSheet({ participationId, onClose }: { participationId: string; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const params = { id: participationId }
  const send = async ({ kind, text }: typeof initialValues) => {
    const outcome = await dispatch(
      reportDeliveryProblem({ params, body: { deliveryProblem: { kind: kind ?? 'other', text } }, errorMessages }),
    )
    if (!outcome.ok) {
      if (outcome.parsedError?.status === 409) void dispatch(getParticipation({ params }))
      return outcome
    }
    notify({ kind: 'ok', message: t(reportMessages.reported) })
    onClose()
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(reportMessages.reportTitle)}>
      <Form id="reportDelivery" schema={schema} initialValues={initialValues} onSubmit={send} guard={false}>
        <RadioCards
          name="kind"
          label={reportMessages.reportKind}
          options={deliveryProblemKinds.map((kind) => ({ value: kind, label: t(problemMessages[kind]) }))}
        />
        <Area
          name="text"
          label={reportMessages.reportText}
          help={reportMessages.reportTextHelp}
          minRows={3}
          counterMax={2_000}
        />
        <SubmitButton label={reportMessages.reportSend} size="lg" fullWidth />
      </Form>
    </Sheet>
  )
}
