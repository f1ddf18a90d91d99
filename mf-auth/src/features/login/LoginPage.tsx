import { useText } from '@samspel/i18n'
import { Form, Password, SubmitButton, TextInput, email, required } from '@samspel/forms'
import { useAppDispatch, usePageTitle } from '@samspel/store'
import { BareLink, Button, FacebookIcon, Link, Notice, Row, Stack } from '@samspel/ui'
import { isNative } from '@samspel/native'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AccountTypeSwitch } from '../../components/AccountTypeSwitch'
import { AuthPage } from '../../components/AuthPage'
import { messages as shared } from '../../components/messages'
import { signInInstagramer, signInUser } from '../../data/actions'
import { useAccountType } from '../../data/account-type'
import { facebookSignIn, hasFacebookError } from '../../data/facebook'
import css from './LoginPage.module.css'
import { messages } from './messages'

const schema = { email: [required, email], password: required }
const errorMessages = { 401: messages.wrong }

/** Rows S-07 to S-14. Where a signed-in visitor goes from here is the shell's to decide (row S-11). */
export function LoginPage() {
  const t = useText()
  const dispatch = useAppDispatch()
  const type = useAccountType()
  const { search } = useLocation()
  usePageTitle(t(messages.title))
  const native = isNative()
  useEffect(() => {
    if (native) console.error(new Error('The login page was opened inside the native wrapper'))
  }, [native])
  if (native) return null

  const submit = (values: { email: string; password: string }) => {
    const credentials = { email: values.email, password: values.password }
    return type === 'brand'
      ? dispatch(signInUser({ body: { user: credentials }, errorMessages }))
      : dispatch(signInInstagramer({ body: { instagramer: credentials }, errorMessages }))
  }

  return (
    <AuthPage
      title={t(messages.title)} promise={t(type === 'brand' ? shared.promiseBrand : shared.promiseCreator)}
      footer={<>{t(messages.noAccount)} <Link href={`/create-account/${type}`}>{t(messages.createAccount)}</Link></>}
    >
      <AccountTypeSwitch base="/login" />
      {hasFacebookError(search) && <Notice kind="bad">{t(messages.facebookFailed)}</Notice>}
      <Form id="login" schema={schema} initialValues={{ email: '', password: '' }} onSubmit={submit} guard={false} draft={false}>
        <TextInput name="email" type="email" label={shared.email} autoComplete="username" inputMode="email" />
        <Stack gap={8}>
          <Password name="password" label={shared.password} autoComplete="current-password" />
          <Row justify="end"><BareLink href={`/reset-password/${type}`} className={css.forgot}>{t(messages.forgot)}</BareLink></Row>
        </Stack>
        <SubmitButton label={messages.submit} size="lg" fullWidth hideReason />
      </Form>
      {type === 'creator' && (
        <>
          <div className={css.or}><span>{t(messages.or)}</span></div>
          <Button variant="line" size="lg" fullWidth onClick={() => window.location.assign(facebookSignIn(window.location.href))}>
            <Row gap={8} align="center"><FacebookIcon />{t(messages.facebook)}</Row>
          </Button>
        </>
      )}
    </AuthPage>
  )
}
