import type { RightEntry } from '@samspel/api'
import { Area, Form, maxLength, required, type Rule, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, type ErrorMessages, messageForField, useText } from '@samspel/i18n'
import { apiAction, useAppDispatch } from '@samspel/store'
import { Modal, notify, Stack } from '@samspel/ui'
import { rightsMessages as m } from './messages'

const reportRightUse = apiAction('reportRightUse')
const errors = { conflict: m.already, illegal_transition: m.holds } satisfies ErrorMessages

/** Whoever is told presses it, so that it is an address of the web. */
const webAddress: Rule = (value) =>
  typeof value === 'string' && value.trim() !== '' && !/^https?:\/\/\S+$/i.test(value.trim())
    ? messageForField('invalid')
    : undefined
const schema = { text: [required, maxLength(1_000)], link: [webAddress, maxLength(2_000)] }

interface ReportUseProps {
  right: RightEntry
  onSent: () => void
  onClose: () => void
}

/** The creator says that a picture is shown without a right. */
export function ReportUse({ right, onSent, onClose }: ReportUseProps) {
  const t = useText()
  const dispatch = useAppDispatch()
  const send = async ({ text, link }: { text: string; link: string }) => {
    const outcome = await dispatch(
      reportRightUse({
        params: { id: right.id },
        body: { use: { text: text.trim(), ...(link.trim() && { link: link.trim() }) } },
        errorMessages: errors,
      }),
    )
    if (!outcome.ok) return outcome
    notify({ kind: 'ok', message: t(m.sent) })
    onSent()
    onClose()
    return outcome
  }
  return (
    <Modal open onClose={onClose} title={t(m.reportTitle)} closeLabel={t(commonMessages.close)}>
      <Form id={`reportUse-${right.id}`} schema={schema} initialValues={{ text: '', link: '' }} onSubmit={send}>
        <Stack gap={16}>
          <p>{t(m.reportIntro, { brand: right.brandName })}</p>
          <Area name="text" label={m.text} counterMax={1_000} minRows={3} autoFocus />
          <TextInput name="link" label={m.link} help={m.linkHelp} optional />
          <SubmitButton label={m.send} size="lg" fullWidth />
        </Stack>
      </Form>
    </Modal>
  )
}
