import { useState } from 'react'
import { email as isEmail, Form, required, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Button, Card, notify } from '@samspel/ui'
import { changeEmail } from '../../../data/account-actions'
import type { OwnAccount } from '../../../data/own-account'
import { useConfirmationLink } from '../../../data/use-confirmation-link'
import { messages } from './email-messages'

/** Changes the own address, by a link to the new one; where mails came back, also shows that the old one works again. */
export function EmailForm({ user, instagramer }: Pick<OwnAccount, 'user' | 'instagramer'>) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const { email, send } = useConfirmationLink({ user, instagramer })
  const [isSending, setSending] = useState(false)
  const isReturned = Boolean((user ?? instagramer)?.emailReturnedSince)

  const proveOld = async () => {
    setSending(true)
    const { ok, parsedError } = await send()
    setSending(false)
    if (ok) notify({ kind: 'ok', message: t(messages.worksSent, { email }) })
    else notify({ kind: 'bad', message: t(parsedError?.message ?? messages.failed) })
  }

  return (
    <Card title={t(messages.heading)} detail={email ? t(messages.help, { email }) : t(messages.none)}>
      {isReturned && (
        <Button onClick={() => void proveOld()} loading={isSending}>
          {t(messages.works)}
        </Button>
      )}
      <Form
        id="changeEmail"
        schema={{ email: [required, isEmail], ...confirmation.schema }}
        initialValues={{ email: '' }}
        afterSubmit="clear"
        draft={false}
        onSubmit={async (values) => {
          const to = values.email.trim()
          const outcome = await confirmation.run(values, () => dispatch(changeEmail({ body: { email: to } })))
          if (outcome.ok) notify({ kind: 'ok', message: t(messages.sent, { email: to }) })
          return outcome
        }}
      >
        <TextInput name="email" type="email" label={messages.another} autoComplete="email" inputMode="email" />
        {confirmation.field}
        <SubmitButton label={messages.change} />
      </Form>
    </Card>
  )
}
