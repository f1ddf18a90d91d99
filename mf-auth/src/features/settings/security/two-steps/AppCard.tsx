import { useState } from 'react'
import { Form, required, SubmitButton, TextInput, useConfirmation } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch } from '@samspel/store'
import { Card, Chip, notify, Stack } from '@samspel/ui'
import { QrCode } from '@samspel/ui/qr'
import { confirmSecondStepApp, startSecondStepApp } from './actions'
import { Ask } from './Ask'
import { messages } from './messages'
import css from './TwoSteps.module.css'

interface Secret {
  secret: string
  address: string
}

/** The secret in groups, as one types it. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** The app with codes: how it is connected, and since when it is. */
export function AppCard({ since, onChanged }: { since: string | null; onChanged: (codes: string[]) => void }) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const [secret, setSecret] = useState<Secret>()

  return (
    <Card
      title={t(messages.app)}
      detail={t(messages.appText)}
      aside={
        since && (
          <Chip tone="ok" icon="check">
            {t(messages.since, { date: format.date(since, 'year') })}
          </Chip>
        )
      }
    >
      {secret ? (
        <Connect
          secret={secret}
          onDone={(codes) => {
            setSecret(undefined)
            onChanged(codes)
          }}
        />
      ) : (
        <Ask
          id="secondStepApp"
          label={since ? messages.anotherApp : messages.connectApp}
          variant={since ? 'light' : 'main'}
          send={async () => {
            const outcome = await dispatch(startSecondStepApp())
            if (outcome.data) setSecret(outcome.data)
            return outcome
          }}
        />
      )}
    </Card>
  )
}

const schema = { code: required }
const errorMessages = { 422: messages.notTurnedOn }

function Connect({ secret, onDone }: { secret: Secret; onDone: (codes: string[]) => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const confirmation = useConfirmation()
  return (
    <Form
      id="secondStepCode"
      schema={{ ...schema, ...confirmation.schema }}
      initialValues={{ code: '' }}
      draft={false}
      guard={false}
      onSubmit={async (values) => {
        const code = values.code.replace(/\s/g, '')
        const outcome = await confirmation.run(values, async () => {
          const sent = await dispatch(confirmSecondStepApp({ body: { code }, errorMessages }))
          if (sent.data) {
            notify({ kind: 'ok', message: t(messages.appOn) })
            onDone(sent.data.recoveryCodes)
          }
          return sent
        })
        return outcome
      }}
    >
      <Stack gap={12}>
        <p>{t(messages.scan)}</p>
        <QrCode text={secret.address} label={t(messages.qr)} className={css.qr} />
        <p>{t(messages.orType)}</p>
        <code className={css.secret}>{grouped(secret.secret)}</code>
      </Stack>
      <TextInput
        name="code"
        label={messages.code}
        help={messages.codeHelp}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      {confirmation.field}
      <SubmitButton label={messages.turnOn} />
    </Form>
  )
}
