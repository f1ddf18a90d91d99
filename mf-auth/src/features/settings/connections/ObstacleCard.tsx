import type { Instagramer } from '@samspel/api'
import type { Provider } from '@samspel/forms/sign-in-ways'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Card, Stack } from '@samspel/ui'
import { ConnectButtons } from './ConnectButtons'
import css from './Connections.module.css'
import { ConnectProblem } from './ConnectProblem'
import { messages } from './messages'
import { stepsOf } from './obstacle-steps'
import { signInMessages } from './sign-in-messages'
import { useConnect } from './use-connect'
import { useConnectWays } from './use-connect-ways'

/**
 * Shown when none of the provider's accounts can be connected: what is required, how to get there, and the ways to try again (row P-07).
 */
export function ObstacleCard({ obstacle }: { obstacle: NonNullable<Instagramer['connectionObstacle']> }) {
  const t = useText()
  const ways = useConnectWays()
  const { what, app, steps } = stepsOf[obstacle]
  return (
    <Card title={t(what)}>
      <Stack gap={12} align="start">
        <p>
          {t(ways.includes('instagram') ? signInMessages.mustBeProfessionalNoPage : signInMessages.mustBeProfessional)}
        </p>
        {app && <span className={css.app}>{t(messages.inApp, { app: t(app) })}</span>}
        <ol className={css.needs}>
          {steps.map((step) => (
            <li key={step.id}>{t(step)}</li>
          ))}
        </ol>
        {ways.length > 1 ? <ConnectButtons ways={ways} /> : <Again provider={ways[0]} />}
      </Stack>
    </Card>
  )
}

function Again({ provider }: { provider: Provider }) {
  const t = useText()
  const { connect, busy, problem, retry } = useConnect()
  return (
    <>
      {problem && <ConnectProblem problem={problem} onConfirmed={retry} />}
      <Button variant="main" icon="refresh" onClick={() => connect(provider)} loading={busy !== undefined}>
        {t(commonMessages.retry)}
      </Button>
    </>
  )
}
