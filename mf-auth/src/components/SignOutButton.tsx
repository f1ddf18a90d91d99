import { useText } from '@samspel/i18n'
import { signOut, useAppDispatch } from '@samspel/store'
import { Button, Row, useIsMobile } from '@samspel/ui'
import { messages } from './preference-messages'

export function SignOutButton() {
  const t = useText()
  const dispatch = useAppDispatch()
  const isPhone = useIsMobile()
  return (
    <Row>
      <Button
        variant="line"
        icon="logout"
        size={isPhone ? 'lg' : 'md'}
        fullWidth={isPhone}
        onClick={() => dispatch(signOut())}
      >
        {t(messages.signOut)}
      </Button>
    </Row>
  )
}
