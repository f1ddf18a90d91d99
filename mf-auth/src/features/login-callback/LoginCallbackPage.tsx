import { useLocation } from 'react-router-dom'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { storage } from '@samspel/store'
import { LinkButton, Notice, Stack } from '@samspel/ui'
import { AuthPage } from '../../components/AuthPage'
import { Claim } from '../../components/Claim'
import FailureReason from '../../components/FailureReason'
import { ownPath } from '../../data/own-path'
import { providerError } from '../../data/provider-sign-in'
import { messages } from './messages'

/** The device's platform hint, if it has one (row R-09). An iPad identifies as a Mac, but no Mac has multi-touch. */
export const hintFor = ({ userAgent, maxTouchPoints = 0 }: { userAgent: string; maxTouchPoints?: number }) => {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return messages.hintIos
  return /Android/.test(userAgent) ? messages.hintAndroid : undefined
}

/** The login could not be completed (rows ). The retry page has no retry link; it returns to where the visitor started. */
export function LoginCallbackPage() {
  const t = useText()
  const { pathname, search } = useLocation()
  const hint = hintFor(navigator)
  const isRetry = pathname.endsWith('-retry')
  const back = isRetry ? ownPath(storage.get('fb-login-error-path')) : undefined
  usePageTitle(t(messages.title))
  return (
    <AuthPage title={t(messages.title)} beside={<Claim type="creator" />}>
      <Notice kind="bad">{t(messages.failed)}</Notice>
      <FailureReason id={providerError(search) ?? ''} />
      {hint && <p style={{ margin: 0 }}>{t(hint)}</p>}
      <Stack gap={8}>
        {!isRetry && (
          <LinkButton href={`/fb-login-callback-retry${search}`} variant="main" size="lg" fullWidth>
            {t(commonMessages.retry)}
          </LinkButton>
        )}
        {back && (
          <LinkButton href={back} variant="main" size="lg" fullWidth>
            {t(commonMessages.retry)}
          </LinkButton>
        )}
        <LinkButton href={`/login${search}`} variant="line" size="lg" fullWidth>
          {t(messages.inBrowser)}
        </LinkButton>
      </Stack>
    </AuthPage>
  )
}
