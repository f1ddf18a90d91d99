import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '@samspel/federation'
import { email, Form, Password, required, SubmitButton, TextInput } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { usePageTitle } from '@samspel/navigation'
import { useAppDispatch } from '@samspel/store'
import { BareLink, Button, Link, Notice, Row, Stack } from '@samspel/ui'
import { AccountTypeSwitch } from '../../components/AccountTypeSwitch'
import { AuthPage } from '../../components/AuthPage'
import { firstFocus } from '../../components/first-focus'
import { messages as shared } from '../../components/messages'
import { ProviderSignIn } from '../../components/ProviderSignIn'
import type { Step } from '../../components/second-step'
import { destinationOf, useAccountType } from '../../data/account-type'
import { signInInstagramer, signInUser } from '../../data/actions'
import { farewell } from '../../data/farewell'
import { providerError } from '../../data/provider-sign-in'
import css from './LoginPage.module.css'
import { messages } from './messages'

const schema = { email: [required, email], password: required }
// S-14: reported as an uncaught error, so that the shell's error reporting receives it.
const report = (error: Error) => (globalThis.reportError ?? console.error)(error)
const errorMessages = { 401: messages.wrong }
// Rarely needed, so kept out of the initial load.
const Farewell = lazyPart(() =>
  import(/* webpackChunkName: "login-more" */ '../../components/Farewell').then((module) => module.default),
)
const LookFirst = lazyPart(
  () => import(/* webpackChunkName: "look-first" */ '../../components/look-first').then((module) => module.default),
  { Loading: null, Failed: null },
)
const GoOn = lazyPart(
  () => import(/* webpackChunkName: "login-more" */ './GoOn').then((module) => module.default),
  // Reserves the height of the content.
  { Loading: () => <Notice kind="neutral">{'\u00a0'}</Notice>, Failed: null },
)
const SecondStep = lazyPart(() =>
  import(/* webpackChunkName: "second-step" */ '../../components/second-step').then((module) => module.default),
)
const CompanyLogin = lazyPart(() =>
  import(/* webpackChunkName: "company-sign-in" */ '../company-sign-in').then((module) => module.StartForm),
)
const FailureReason = lazyPart(() =>
  import(/* webpackChunkName: "login-more" */ '../../components/FailureReason').then((module) => module.default),
)

/**
 * Rows S-07 to S-14. The shell decides where a signed-in visitor goes from here (row S-11), and handles a jwt in the address (row S-13).
 */
export function LoginPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const type = useAccountType()
  const { search } = useLocation()
  const failure = providerError(search)
  const destination = new URLSearchParams(search).get('destination')
  const [focusFirst] = useState(firstFocus)
  const [step, setStep] = useState<Step>()
  const [byCompany, setByCompany] = useState(false)
  const native = isNative()
  usePageTitle(native ? undefined : t(commonMessages.logIn))
  useEffect(() => {
    if (native) report(new Error('The login page was opened inside the native wrapper'))
  }, [native])
  if (native) return null

  const submit = async (values: { email: string; password: string }) => {
    const credentials = { email: values.email, password: values.password }
    if (type !== 'brand') return dispatch(signInInstagramer({ body: { instagramer: credentials }, errorMessages }))
    const outcome = await dispatch(signInUser({ body: { user: credentials }, errorMessages }))
    const further = outcome.error?.secondStep
    if (!further) return outcome
    setStep(further)
    return undefined
  }

  return (
    <AuthPage
      title={t(commonMessages.logIn)}
      beside={
        <aside className={css.beside}>
          <LookFirst />
        </aside>
      }
      footer={
        <>
          {t(messages.noAccount)}{' '}
          <Link href={`/create-account/${type}${destinationOf(search)}`}>{t(messages.createAccount)}</Link>
        </>
      }
    >
      {step ? (
        <SecondStep step={step} onBack={() => setStep(undefined)} />
      ) : byCompany ? (
        <CompanyLogin onBack={() => setByCompany(false)} />
      ) : (
        <>
          {destination && <GoOn destination={destination} />}
          <AccountTypeSwitch base="/login" />
          {farewell.reason && <Farewell />}
          {failure !== undefined && (
            <Stack gap={8}>
              <Notice kind="bad">{t(messages.providerFailed)}</Notice>
              <FailureReason id={failure} />
            </Stack>
          )}
          <Form
            id="login"
            schema={schema}
            initialValues={{ email: '', password: '' }}
            onSubmit={submit}
            guard={false}
            draft={false}
          >
            {/* A prerendered view must not take the focus; the shell moves it here when the page is shown. */}
            <div data-first-focus={focusFirst || undefined}>
              <TextInput
                name="email"
                type="email"
                label={commonMessages.email}
                autoComplete="username"
                inputMode="email"
                autoFocus={focusFirst}
              />
            </div>
            <Stack gap={8}>
              <Password name="password" label={shared.password} autoComplete="current-password" />
              <Row justify="end">
                <BareLink href={`/reset-password/${type}`} className={css.forgot}>
                  {t(messages.forgot)}
                </BareLink>
              </Row>
            </Stack>
            <SubmitButton label={commonMessages.logIn} size="lg" fullWidth hideReason />
          </Form>
          {type === 'creator' ? (
            <ProviderSignIn />
          ) : (
            <Button size="lg" fullWidth onClick={() => setByCompany(true)}>
              {t(messages.byCompany)}
            </Button>
          )}
        </>
      )}
    </AuthPage>
  )
}
