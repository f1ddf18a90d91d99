import { useText } from '@samspel/i18n'
import { Button, Card, FacebookIcon, Row, Stack } from '@samspel/ui'
import css from './Connections.module.css'
import { ConnectProblem } from './ConnectProblem'
import { messages } from './messages'
import { useConnect } from './use-connect'

/** Sign-in at the provider, for the first time or after it has expired. */
export function SignInCard({ isFirst }: { isFirst: boolean }) {
  const t = useText()
  const { connect, busy, problem } = useConnect()
  return (
    <Card title={t(isFirst ? messages.signIn : messages.signInAgain)}>
      <Stack gap={16} align="start">
        <p>{t(isFirst ? messages.signInText : messages.signInAgainText)}</p>
        {problem && <ConnectProblem problem={problem} onConfirmed={connect} />}
        <Button variant="main" onClick={connect} loading={busy}>
          <Row gap={8}>
            <FacebookIcon className={css.onButton!} />
            {t(messages.continue)}
          </Row>
        </Button>
      </Stack>
    </Card>
  )
}
