import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { AccountType } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { selectIsSignedIn, useAppSelector } from '@samspel/store'
import { Button, Link, LinkButton, Notice, SkeletonText } from '@samspel/ui'
import { AuthPage } from '../../components/AuthPage'
import { Claim } from '../../components/Claim'
import { messages } from './messages'
import { NewLinkForm } from './NewLinkForm'
import { useConfirmation } from './use-confirmation'

const titles = {
  asking: messages.asking,
  checking: messages.checking,
  confirmed: messages.confirmed,
  awaitsNew: messages.awaitsNewTitle,
  awaitsFormer: messages.awaitsFormerTitle,
  used: messages.usedTitle,
  already: messages.alreadyTitle,
  invalid: messages.invalidTitle,
  failed: messages.failedTitle,
  sent: messages.sentTitle,
}

/** /user-email-confirmation and /instagramer-email-confirmation (rows R-16, T-47, X-23). */
export function EmailConfirmationPage() {
  const { pathname, search } = useLocation()
  const type: AccountType = pathname.startsWith('/user-') ? 'brand' : 'creator'
  const params = new URLSearchParams(search)
  const token = params.get('confirmation_token')
  return <OneLink key={`${type} ${token}`} type={type} token={token} part={params.get('part')} />
}

interface Link {
  type: AccountType
  token: string | null
  /** Which address of a change the link was sent to; none for the first confirmation of an account. */
  part: string | null
}

function OneLink({ type, token, part }: Link) {
  const t = useText()
  const isSignedIn = useAppSelector(selectIsSignedIn)
  const { confirmation, confirm } = useConfirmation(type, token)
  const [sentTo, setSentTo] = useState<string>()
  const state = sentTo === undefined ? confirmation.state : 'sent'
  const isFormer = part === 'former'
  const title = t(state === 'asking' && isFormer ? messages.askingFormer : titles[state])
  usePageTitle(title)

  const onwards = (
    <LinkButton href={isSignedIn ? '/' : `/login/${type}`} variant="main" size="lg" fullWidth>
      {t(isSignedIn ? messages.goOn : commonMessages.logIn)}
    </LinkButton>
  )
  const contents = () => {
    switch (state) {
      case 'asking':
        return (
          <>
            <p>{t(isFormer ? messages.askingFormerText : messages.askingText)}</p>
            <Button variant="main" size="lg" fullWidth onClick={confirm}>
              {t(isFormer ? messages.agree : messages.confirm)}
            </Button>
          </>
        )
      case 'checking':
        return <SkeletonText label={title} lines={2} />
      case 'confirmed':
        return (
          <>
            <Notice kind="ok">
              {t(messages.confirmedText, { email: 'email' in confirmation ? confirmation.email : '' })}
            </Notice>
            {onwards}
          </>
        )
      case 'awaitsNew':
      case 'awaitsFormer':
        return (
          <>
            <Notice kind="info">{t(state === 'awaitsNew' ? messages.awaitsNewText : messages.awaitsFormerText)}</Notice>
            {onwards}
          </>
        )
      case 'used':
      case 'already':
        return (
          <>
            <Notice kind="info">
              <span lang="en">{t(messages.already)}</span>
            </Notice>
            <p>{t(messages.alreadyText)}</p>
            {onwards}
          </>
        )
      case 'failed':
        return (
          <>
            <Notice kind="bad">
              <span lang="en">{t(messages.failed)}</span>
            </Notice>
            <p>{t(messages.failedText)}</p>
            <Button variant="main" size="lg" fullWidth onClick={confirm}>
              {t(commonMessages.retry)}
            </Button>
          </>
        )
      case 'invalid':
        if (part)
          return (
            <>
              <p>{t(messages.invalidChangeText)}</p>
              {isSignedIn ? (
                <LinkButton href="/settings/security" variant="main" size="lg" fullWidth>
                  {t(messages.toSecurity)}
                </LinkButton>
              ) : (
                onwards
              )}
            </>
          )
        return (
          <>
            <p>{t(messages.invalidText)}</p>
            <NewLinkForm type={type} onSent={setSentTo} />
          </>
        )
      case 'sent':
        return (
          <>
            <Notice kind="ok">{t(messages.sentText, { email: sentTo })}</Notice>
            <p>{t(messages.sentHint)}</p>
            <Button variant="line" size="lg" fullWidth onClick={() => setSentTo(undefined)}>
              {t(messages.otherEmail)}
            </Button>
          </>
        )
    }
  }
  const leadsBack = !isSignedIn && (state === 'invalid' || state === 'sent' || state === 'failed')
  return (
    <AuthPage
      title={title}
      beside={<Claim type={type} />}
      footer={leadsBack && <Link href={`/login/${type}`}>{t(messages.back)}</Link>}
    >
      {contents()}
    </AuthPage>
  )
}
