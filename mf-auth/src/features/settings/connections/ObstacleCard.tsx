import type { Instagramer } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Card, Stack } from '@samspel/ui'
import css from './Connections.module.css'
import { ConnectProblem } from './ConnectProblem'
import { messages } from './messages'
import { stepsOf } from './obstacle-steps'
import { useConnect } from './use-connect'

/**
 * Shown when none of the provider's accounts can be connected: what is required, how to get there, and a button to try again (row P-07).
 */
export function ObstacleCard({ obstacle }: { obstacle: NonNullable<Instagramer['connectionObstacle']> }) {
  const t = useText()
  const { connect, busy, problem } = useConnect()
  const { what, app, steps } = stepsOf[obstacle]
  return (
    <Card title={t(what)}>
      <Stack gap={12} align="start">
        <p>{t(messages.mustBeProfessional)}</p>
        {app && <span className={css.app}>{t(messages.inApp, { app: t(app) })}</span>}
        <ol className={css.needs}>
          {steps.map((step) => (
            <li key={step.id}>{t(step)}</li>
          ))}
        </ol>
        {problem && <ConnectProblem problem={problem} onConfirmed={connect} />}
        <Button variant="main" icon="refresh" onClick={connect} loading={busy}>
          {t(commonMessages.retry)}
        </Button>
      </Stack>
    </Card>
  )
}
