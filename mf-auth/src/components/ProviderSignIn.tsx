import { providerNames, useSignInWays } from '@samspel/forms/sign-in-ways'
import { useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { Button, Row } from '@samspel/ui'
import { startProviderSignIn } from '../data/provider-sign-in'
import { LegalText } from './LegalText'
import { messages } from './messages'
import { ProviderIcon } from './ProviderIcon'
import css from './ProviderSignIn.module.css'

/** Sign-in with Facebook or Instagram for creators (row S-10). It also creates accounts, so the terms are shown below. */
export function ProviderSignIn({ newAccount = false }: { newAccount?: boolean }) {
  const t = useText()
  const ways = useSignInWays()
  // Providers refuse web views, so the wrapper app signs in on a screen of its own.
  if (isNative() || ways.length === 0) return null
  return (
    <>
      <div className={css.or}>
        <span>{t(messages.or)}</span>
      </div>
      {ways.map((provider) => (
        <Button key={provider} variant="line" size="lg" fullWidth onClick={() => startProviderSignIn(provider)}>
          <Row gap={8} align="center">
            <ProviderIcon provider={provider} />
            {t(newAccount ? messages.continueWith : messages.logInWith, { provider: providerNames[provider] })}
          </Row>
        </Button>
      ))}
      <p className={css.terms}>
        <LegalText message={messages.providerTerms} type="creator" />
      </p>
    </>
  )
}
