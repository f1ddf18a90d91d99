import { type Provider, providerNames } from '@samspel/forms/sign-in-ways'
import { useText } from '@samspel/i18n'
import { Card, Stack } from '@samspel/ui'
import { ConnectButtons } from './ConnectButtons'
import { signInMessages } from './sign-in-messages'
import { useConnectWays } from './use-connect-ways'

interface Props {
  isFirst: boolean
  /** The provider that the connected account is read by, where it is known: the one to sign in at again. */
  own: Provider | null | undefined
}

const words = {
  first: {
    one: [signInMessages.signIn, signInMessages.signInText],
    choice: [signInMessages.chooseWay, signInMessages.chooseWayText],
  },
  again: {
    one: [signInMessages.signInAgain, signInMessages.signInAgainText],
    choice: [signInMessages.chooseWayAgain, signInMessages.chooseWayAgainText],
  },
} as const

/** Sign-in at a provider, for the first time or after it has expired. */
export function SignInCard({ isFirst, own }: Props) {
  const t = useText()
  const ways = useConnectWays(own)
  const [title, text] = words[isFirst ? 'first' : 'again'][ways.length > 1 ? 'choice' : 'one']
  const values = { provider: providerNames[ways[0]] }
  return (
    <Card title={t(title, values)}>
      <Stack gap={16} align="start">
        <p>{t(text, values)}</p>
        <ConnectButtons ways={ways} />
      </Stack>
    </Card>
  )
}
