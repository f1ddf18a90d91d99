import { useLocation } from 'react-router-dom'
import { providerNames } from '@samspel/forms/sign-in-ways'
import { useFormats, useText } from '@samspel/i18n'
import { selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { Button, Notice } from '@samspel/ui'
import { connectMessages } from './connect-messages'
import { useConnectInstagram } from './use-connect-instagram'

/** For creators whose consent at the network has ended: since when nothing is read, and one button to connect again. */
export function ConsentEnded() {
  const t = useText()
  const format = useFormats()
  const { pathname, search } = useLocation()
  const { ways, connect, busy, problem } = useConnectInstagram(pathname + search)
  const endedAt = useAppSelector(selectCurrentInstagramer)?.consentEndedAt
  if (!endedAt) return null
  return (
    <Notice
      kind="warn"
      icon="brand-instagram"
      title={t(connectMessages.ended)}
      action={
        <>
          {ways.map((provider) => (
            <Button
              key={provider}
              size="sm"
              variant="main"
              onClick={() => connect(provider)}
              loading={busy === provider}
            >
              {ways.length > 1
                ? t(connectMessages.connectBy, { provider: providerNames[provider] })
                : t(connectMessages.again)}
            </Button>
          ))}
        </>
      }
    >
      {t(problem ?? connectMessages.endedText, { date: format.date(endedAt, 'year') })}
    </Notice>
  )
}
