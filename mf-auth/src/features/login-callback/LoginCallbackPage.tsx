import { useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/store'
import { LinkButton, Stack } from '@samspel/ui'
import { useLocation } from 'react-router'
import { AuthPage } from '../../components/AuthPage'
import { messages as shared } from '../../components/messages'
import { messages } from './messages'

/** The platform hint for a user agent, if it has one (row R-09). */
export const hintFor = (userAgent: string) => {
  if (/iPhone|iPad|iPod/.test(userAgent)) return messages.hintIos
  return /Android/.test(userAgent) ? messages.hintAndroid : undefined
}

/** The login could not be completed (rows ). The retry page has no retry link. */
export function LoginCallbackPage() {
  const t = useText()
  const { pathname, search } = useLocation()
  const hint = hintFor(navigator.userAgent)
  usePageTitle(t(messages.title))
  return (
    <AuthPage title={t(messages.title)} promise={t(shared.promiseCreator)}>
      <p>{t(messages.failed)}</p>
      {hint && <p>{t(hint)}</p>}
      <Stack gap={8}>
        {!pathname.endsWith('-retry') && <LinkButton href={`/fb-login-callback-retry${search}`} variant="main" size="lg" fullWidth>{t(messages.retry)}</LinkButton>}
        <LinkButton href={`/login${search}`} variant="line" size="lg" fullWidth>{t(messages.inBrowser)}</LinkButton>
      </Stack>
    </AuthPage>
  )
}
