import { useOwnAccount } from '../../../data/own-account'
import { Devices } from './Devices'
import { PasswordForm } from './PasswordForm'
import { Sessions } from './Sessions'
import { SignOutEverywhere } from './SignOutEverywhere'

/** The password, and where the account is signed in. */
export function SecurityPage() {
  const { user, instagramer } = useOwnAccount()
  return (
    <>
      <PasswordForm isStaff={Boolean(user)} isFirst={instagramer?.hasPassword === false} />
      <Sessions />
      <SignOutEverywhere />
      <Devices />
    </>
  )
}
