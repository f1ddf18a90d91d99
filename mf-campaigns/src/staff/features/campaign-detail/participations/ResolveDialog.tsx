import type { Participation } from '@samspel/api'
import { Area, DateInput, Form, maxLength, required, SubmitButton } from '@samspel/forms'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Modal, Notice, notify, Stack } from '@samspel/ui'
import { FormFoot } from '../../../components/FormFoot'
import { resolveDeliveryProblem } from './data/actions'
import { daysPaused, proposedDue } from './deadline'
import { dialogMessages as messages } from './dialog-messages'
import { problemNames } from './problem-names'

const schema = { answer: [required, maxLength(2_000)] }

/** Answers a delivery problem. The deadline resumes, extended by the days it was paused unless a later day is chosen. */
export function ResolveDialog({ participation, onClose }: { participation: Participation; onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const { deliveryProblem: problem, creator, deadlinePausedAt } = participation
  if (!problem) return null
  const due = proposedDue(participation)
  const today = dayOf(Date.now())
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.resolveTitle, { name: creator.name })}
      closeLabel={t(commonMessages.close)}
    >
      <Form
        id={`resolveDeliveryProblem.${problem.id}`}
        schema={schema}
        initialValues={{ answer: '', dueAt: due }}
        guard={false}
        onSubmit={async ({ answer, dueAt }) => {
          const outcome = await dispatch(
            resolveDeliveryProblem({ params: { id: problem.id }, body: { answer, ...(dueAt && { dueAt }) } }),
          )
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(messages.resolved) })
            onClose()
          }
          return outcome
        }}
      >
        <Stack gap={12}>
          <Notice kind="warn" icon="truck" title={t(problemNames[problem.kind])}>
            {problem.text} ({t(messages.reported, { date: f.date(problem.reportedAt) })})
          </Notice>
          <Area name="answer" label={messages.answer} help={messages.answerHelp} minRows={3} autoFocus />
          {due && (
            <DateInput
              name="dueAt"
              label={messages.newDue}
              help={t(messages.newDueHelp, { n: daysPaused(deadlinePausedAt) })}
              min={participation.dueAt && participation.dueAt > today ? participation.dueAt : today}
            />
          )}
          <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
            <SubmitButton label={messages.resolve} />
          </FormFoot>
        </Stack>
      </Form>
    </Modal>
  )
}
