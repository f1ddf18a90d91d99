import { type Provider, providerNames } from '@samspel/forms/sign-in-ways'
import { useText } from '@samspel/i18n'
import { Button, Row, Stack } from '@samspel/ui'
import { ProviderIcon } from '../../../components/ProviderIcon'
import css from './Connections.module.css'
import { ConnectProblem } from './ConnectProblem'
import { signInMessages } from './sign-in-messages'
import { useConnect } from './use-connect'

/** One button for each provider, what differs between them, and why one could not be opened. */
export function ConnectButtons({ ways }: { ways: readonly Provider[] }) {
  const t = useText()
  const { connect, busy, problem, retry } = useConnect()
  const isChoice = ways.length > 1
  return (
    <>
      {isChoice && <p>{t(signInMessages.difference)}</p>}
      {problem && <ConnectProblem problem={problem} onConfirmed={retry} />}
      <Stack gap={8}>
        {ways.map((provider) => (
          <Button
            key={provider}
            variant={isChoice ? 'line' : 'main'}
            onClick={() => connect(provider)}
            loading={busy === provider}
          >
            <Row gap={8}>
              <ProviderIcon provider={provider} className={isChoice ? undefined : css.onButton} />
              {t(signInMessages.continueWith, { provider: providerNames[provider] })}
            </Row>
          </Button>
        ))}
      </Stack>
    </>
  )
}
