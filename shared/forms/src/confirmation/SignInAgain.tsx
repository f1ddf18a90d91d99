import { useText } from '@samspel/i18n'
import { isNative, native } from '@samspel/native'
import { Button, FacebookIcon, Icon, Row, Stack } from '@samspel/ui'
import { messages } from '../messages'
import { type Provider, providerNames, providerSignIn, useSignInWays } from '../sign-in-ways'

/** Providers refuse web views: the wrapper signs in by its own screen, and comes back here. */
const signInInApp = () => {
  const { pathname, search, hash } = window.location
  native.post({ type: 'openAuth', destination: pathname + search + hash }).catch(console.error)
}

/** The way back to the providers that are set up, for those without a password. */
export default function SignInAgain() {
  const t = useText()
  const ways = useSignInWays()
  if (isNative())
    return (
      <Button variant="main" autoFocus onClick={signInInApp}>
        {t(messages.signInAgainInApp)}
      </Button>
    )
  const signIn = (provider: Provider) => window.location.assign(providerSignIn(provider, window.location.href))
  return (
    <Stack gap={8} align="start">
      {ways.map((provider, index) => (
        <Button
          key={provider}
          variant={ways.length > 1 ? 'line' : 'main'}
          autoFocus={index === 0}
          onClick={() => signIn(provider)}
        >
          <Row gap={8} align="center">
            {provider === 'facebook' ? <FacebookIcon /> : <Icon name="brand-instagram" size={24} />}
            {t(messages.signInAgain, { provider: providerNames[provider] })}
          </Row>
        </Button>
      ))}
    </Stack>
  )
}
