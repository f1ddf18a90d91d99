import { commonMessages, defineMessages, useText } from '@samspel/i18n'
import { MessageScreen } from '../screens/MessageScreen'

const messages = defineMessages({
  title: {
    id: 'shell.refused-entry.title',
    description: 'The wrapper opened the page with a jwt that is no longer good',
    defaultMessage: 'Inloggningen gäller inte längre',
    en: 'Your login is no longer valid',
  },
  text: {
    id: 'shell.refused-entry.text',
    description: 'What to do',
    defaultMessage: 'Logga in igen, så kommer du dit du var på väg.',
    en: 'Log in again and you will get to where you were going.',
  },
})

/** In the native wrapper, behind its sign-in screen: says why that opened, with a button to reopen it. */
export function RefusedEntry({ onSignIn }: { onSignIn: () => void }) {
  const t = useText()
  return (
    <MessageScreen
      title={t(messages.title)}
      text={t(messages.text)}
      action={{ label: t(commonMessages.logIn), onClick: onSignIn }}
    />
  )
}
