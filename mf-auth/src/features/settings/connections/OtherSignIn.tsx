import { useText } from '@samspel/i18n'
import { Button, Stack } from '@samspel/ui'
import { ConnectProblem } from './ConnectProblem'
import { messages } from './messages'
import { useConnect } from './use-connect'

/** Signs in at the provider again, for creators who used another account there or shared too few pages. */
export function OtherSignIn() {
  const t = useText()
  const { connect, busy, problem } = useConnect()
  return (
    <Stack gap={8} align="start">
      {problem && <ConnectProblem problem={problem} onConfirmed={connect} />}
      <Button variant="quiet" size="sm" onClick={connect} loading={busy}>
        {t(messages.otherSignIn)}
      </Button>
    </Stack>
  )
}
