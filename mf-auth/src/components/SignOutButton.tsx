import { useText } from '@samspel/i18n'
import { signOut, useAppDispatch } from '@samspel/store'
import { Button } from '@samspel/ui'
import { messages } from './preference-messages'

export function SignOutButton() {
  const t = useText()
  const dispatch = useAppDispatch()
  return (
    <Button variant="line" icon="logout" size="lg" fullWidth onClick={() => dispatch(signOut())}>
      {t(messages.signOut)}
    </Button>
  )
}
