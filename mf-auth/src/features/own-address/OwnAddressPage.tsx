import { useState } from 'react'
import { email, Form, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { useAppDispatch } from '@samspel/store'
import { LinkButton, Notice } from '@samspel/ui'
import { AuthPage } from '../../components/AuthPage'
import { Claim } from '../../components/Claim'
import { signUpByProvider } from '../../data/sign-up-actions'
import { messages } from './messages'

const schema = { email: [required, email] }

/** Asks for the address of a creator whose provider gave none; the account is created with it. */
export function OwnAddressPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const [isGone, setGone] = useState(false)
  usePageTitle(t(messages.title))

  const submit = async (values: { email: string }) => {
    const outcome = await dispatch(signUpByProvider({ body: { instagramer: { email: values.email } } }))
    setGone(outcome.parsedError?.id === 'provider_sign_in_needed')
    return outcome
  }

  return (
    <AuthPage title={t(messages.title)} beside={<Claim type="creator" />}>
      {isGone ? (
        <>
          <Notice kind="bad">{t(messages.gone)}</Notice>
          <LinkButton href="/login/creator" variant="main" size="lg" fullWidth>
            {t(commonMessages.logIn)}
          </LinkButton>
        </>
      ) : (
        <>
          <p>{t(messages.why)}</p>
          <Form
            id="ownAddress"
            schema={schema}
            initialValues={{ email: '' }}
            onSubmit={submit}
            guard={false}
            draft={false}
          >
            <TextInput
              name="email"
              type="email"
              label={commonMessages.email}
              autoComplete="email"
              inputMode="email"
              autoFocus
            />
            <SubmitButton label={messages.create} size="lg" fullWidth hideReason />
          </Form>
        </>
      )}
    </AuthPage>
  )
}
