import { useOwnAccount } from '../../../data/own-account'
import { Devices } from './Devices'
import { EmailForm } from './EmailForm'
import { PasswordForm } from './PasswordForm'
import { Sessions } from './Sessions'
import { SignOutEverywhere } from './SignOutEverywhere'

/** The password, the email address, and where the account is signed in. */
export function SecurityPage() {
  const { user, instagramer } = useOwnAccount()
  return (
    <>
      <PasswordForm isStaff={Boolean(user)} isFirst={instagramer?.hasPassword === false} />
      <EmailForm user={user} instagramer={instagramer} />
      <Sessions />
      <SignOutEverywhere />
      <Devices />
    </>
  )
}
