import { useState } from 'react'
import { lazyPart } from '@samspel/federation'
import { email as isEmail, Form, required, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useText } from '@samspel/i18n'
import { queryActions, useAppDispatch } from '@samspel/store'
import { Button, Card, notify } from '@samspel/ui'
import { changeEmail } from '../../../data/account-actions'
import type { OwnAccount } from '../../../data/own-account'
import { useConfirmationLink } from '../../../data/use-confirmation-link'
import { messages } from './email-messages'

// Under way seldom, so its words are no part of a first view.
const EmailChange = lazyPart(() =>
  import(/* webpackChunkName: "email-change" */ './email-change').then((module) => module.EmailChange),
)

/** Changes the own address, by a link to the new one and one to the one there is; where mails came back, also shows that the old one works again. */
export function EmailForm({ user, instagramer }: Pick<OwnAccount, 'user' | 'instagramer'>) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  const { email, send } = useConfirmationLink({ user, instagramer })
  const [isSending, setSending] = useState(false)
  const account = user ?? instagramer
  const isReturned = Boolean(account?.emailReturnedSince)
  const isProved = account?.emailConfirmed !== false

  const proveOld = async () => {
    setSending(true)
    const { ok, parsedError } = await send()
    setSending(false)
    if (ok) notify({ kind: 'ok', message: t(messages.worksSent, { email }) })
    else notify({ kind: 'bad', message: t(parsedError?.message ?? messages.failed) })
  }

  return (
    <Card
      title={t(messages.heading)}
      detail={email ? t(isProved ? messages.help : messages.helpUnproved, { email }) : t(messages.none)}
    >
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
          if (outcome.ok) {
            const words = email && isProved ? messages.sentBoth : messages.sent
            notify({ kind: 'ok', message: t(words, { email: to, former: email }) })
            dispatch(queryActions.invalidated({ prefix: 'getEmailChange' }))
          }
          return outcome
        }}
      >
        <TextInput name="email" type="email" label={messages.another} autoComplete="email" inputMode="email" />
        {confirmation.field}
        <SubmitButton label={messages.change} />
      </Form>
      <EmailChange email={email} hasSecondStep={Boolean(user?.secondStep)} />
    </Card>
  )
}
