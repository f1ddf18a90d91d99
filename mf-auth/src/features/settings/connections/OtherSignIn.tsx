import { providerNames } from '@samspel/forms/sign-in-ways'
import { useText } from '@samspel/i18n'
import { Button, Stack } from '@samspel/ui'
import { ConnectProblem } from './ConnectProblem'
import { signInMessages } from './sign-in-messages'
import { useConnect } from './use-connect'
import { useConnectWays } from './use-connect-ways'

/** Signs in at a provider again, for creators who used another account there or shared too few pages. */
export function OtherSignIn() {
  const t = useText()
  const ways = useConnectWays()
  const { connect, busy, problem, retry } = useConnect()
  return (
    <Stack gap={8} align="start">
      {problem && <ConnectProblem problem={problem} onConfirmed={retry} />}
      {ways.map((provider) => (
        <Button key={provider} variant="quiet" size="sm" onClick={() => connect(provider)} loading={busy === provider}>
          {t(ways.length > 1 ? signInMessages.otherSignInAt : signInMessages.otherSignIn, {
            provider: providerNames[provider],
          })}
        </Button>
      ))}
    </Stack>
  )
}
