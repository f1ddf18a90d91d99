import { useText } from '@samspel/i18n'
import { isNative } from '@samspel/native'
import { apiAction, useQuery } from '@samspel/store'
import { Button, FacebookIcon, Row } from '@samspel/ui'
import { startFacebookSignIn } from '../data/facebook'
import css from './FacebookSignIn.module.css'
import { LegalText } from './LegalText'
import { messages } from './messages'

const getSignInWays = apiAction('getSignInWays')

/** Sign-in with Facebook for creators (row S-10). It also creates accounts, so the terms are shown below. */
export function FacebookSignIn({ newAccount = false }: { newAccount?: boolean }) {
  const t = useText()
  const { result } = useQuery(getSignInWays())
  // Providers refuse web views, so the wrapper app signs in on a screen of its own.
  if (isNative() || result?.ways.facebook === false) return null
  return (
    <>
      <div className={css.or}>
        <span>{t(messages.or)}</span>
      </div>
      <Button variant="line" size="lg" fullWidth onClick={() => startFacebookSignIn()}>
        <Row gap={8} align="center">
          <FacebookIcon />
          {t(newAccount ? messages.facebookContinue : messages.facebook)}
        </Row>
      </Button>
      <p className={css.terms}>
        <LegalText message={messages.facebookTerms} type="creator" />
      </p>
    </>
  )
}
