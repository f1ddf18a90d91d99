import { useState } from 'react'
import type { PayoutAnswerProblem, PayoutBatch } from '@samspel/api'
import { Area, Form, maxLength, Password, required, SubmitButton } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Modal, notify, Stack } from '@samspel/ui'
import { FileDrop } from '@samspel/ui/late'
import { Problems, readPicked } from '../../components/bank-files'
import { common } from '../../components/messages'
import { readPayoutAnswer } from '../../data'
import { messages } from './messages'
import type { Batch } from './use-batch'

interface DialogProps {
  page: PayoutBatch
  batch: Batch
  onClose: () => void
}

const emptyPassword = { password: '' }
const emptyReason = { reason: '' }

/** Repeats what is approved, and asks for the password. */
export function ApproveDialog({ page, batch, onClose }: DialogProps) {
  const t = useText()
  const f = useFormats()
  const send = async ({ password }: typeof emptyPassword) => {
    const outcome = await batch.approve(password)
    if (outcome.ok || outcome.parsedError?.status === 409) onClose()
    return outcome
  }
  return (
    <Modal open onClose={onClose} title={t(messages.approveTitle, { name: page.name })} size="sm">
      <Form
        id="approvePayoutBatch"
        schema={{ password: [required] }}
        initialValues={emptyPassword}
        onSubmit={send}
        guard={false}
        draft={false}
      >
        <Stack>
          <p>
            {t(messages.approveText, { money: f.ore(page.amount), count: page.count, date: f.date(page.arrivesOn) })}
          </p>
          <Password name="password" label={messages.password} autoComplete="current-password" autoFocus />
          <SubmitButton label={messages.approveButton} />
        </Stack>
      </Form>
    </Modal>
  )
}

interface ReasonProps {
  /** Of what it is sent back or taken out. */
  id: string
  title: string
  text: string
  label: typeof messages.sendBack
  send: (reason: string) => Promise<Awaited<ReturnType<Batch['giveBack']>>>
  onClose: () => void
}

/** Why something is sent back or taken out. */
export function ReasonDialog({ id, title, text, label, send, onClose }: ReasonProps) {
  const submit = async ({ reason }: typeof emptyReason) => {
    const outcome = await send(reason.trim())
    if (outcome.ok || outcome.parsedError?.status === 409) onClose()
    return outcome
  }
  return (
    <Modal open onClose={onClose} title={title} size="sm">
      <Form
        id={`payoutReason-${id}`}
        schema={{ reason: [required, maxLength(300)] }}
        initialValues={emptyReason}
        onSubmit={submit}
        guard={false}
      >
        <Stack>
          <p>{text}</p>
          <Area name="reason" label={messages.reason} sendsByKeys />
          <SubmitButton label={label} />
        </Stack>
      </Form>
    </Modal>
  )
}

/** Reads a file of the bank; what differs is listed, and then nothing of it was taken. */
export function AnswerDialog({ page, batch, onClose }: DialogProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [problems, setProblems] = useState<readonly PayoutAnswerProblem[]>([])
  const read = async (file: File | undefined) => {
    if (!file) return
    const said = await readPicked(file)
    if ('refusal' in said) return notify({ kind: 'bad', message: t(said.refusal) })
    const { ok, data, parsedError } = await dispatch(
      readPayoutAnswer({ params: { id: page.id }, body: { file: said.text } }),
    )
    batch.refresh()
    if (!ok || !data) return notify({ kind: 'bad', message: t(parsedError?.message ?? common.failed) })
    setProblems(data.problems)
    if (data.problems.length > 0) return
    notify({ kind: 'ok', message: t(messages.taken) })
    onClose()
  }
  return (
    <Modal open onClose={onClose} title={t(messages.answerTitle)}>
      <Stack>
        <FileDrop
          text={t(messages.drop)}
          pickText={t(messages.pick)}
          hint={t(messages.dropHint)}
          accept=".xml,.csv,text/csv,application/xml"
          onFiles={([file]) => void read(file)}
          bad={problems.length > 0}
        />
        <Problems title={t(messages.refused)} problems={problems} />
      </Stack>
    </Modal>
  )
}
