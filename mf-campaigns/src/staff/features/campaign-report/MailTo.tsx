import { useState } from 'react'
import { useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { Button, Stack, TextButton, TextField } from '@samspel/ui'
import { updateReportLink } from './data/reports'
import { messages } from './messages'

/** Whom a shared report is mailed to on Mondays. */
export function MailTo({ id, mailTo }: { id: string; mailTo: readonly string[] }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<RequestError>()
  const [isSending, setSending] = useState(false)
  const save = async (text: string) => {
    setSending(true)
    const addresses = text.split(/[\s,;]+/).filter(Boolean)
    const { ok, parsedError } = await dispatch(updateReportLink({ params: { id }, body: { mailTo: addresses } }))
    setSending(false)
    setError(parsedError)
    if (ok) setTyped(undefined)
  }
  if (typed === undefined)
    return (
      <span>
        <TextButton icon="mail" onClick={() => setTyped(mailTo.join(', '))}>
          {mailTo.length > 0 ? t(messages.mailedTo, { list: mailTo.join(', ') }) : t(messages.mailIt)}
        </TextButton>
      </span>
    )
  return (
    <Stack gap={8}>
      <TextField
        label={t(messages.mailTo)}
        help={t(messages.mailToHelp)}
        value={typed}
        onChange={setTyped}
        {...(error && { error: t(error.status === 422 ? messages.mailToWrong : error.message) })}
      />
      <span>
        <Button size="sm" variant="light" loading={isSending} onClick={() => void save(typed)}>
          {t(messages.mailSave)}
        </Button>
      </span>
    </Stack>
  )
}
