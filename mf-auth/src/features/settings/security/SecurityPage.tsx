import { useOwnAccount } from '../../../data/own-account'
import { Devices } from './Devices'
import { EmailForm } from './EmailForm'
import { PasswordForm } from './PasswordForm'
import { Sessions } from './Sessions'
import { SignOutEverywhere } from './SignOutEverywhere'
import { TwoStepsCard } from './TwoStepsCard'

/** The password, the email address, and where the account is signed in. */
export function SecurityPage() {
  const { user, instagramer } = useOwnAccount()
  return (
    <>
      <PasswordForm isStaff={Boolean(user)} isFirst={instagramer?.hasPassword === false} />
      <EmailForm user={user} instagramer={instagramer} />
      {user && <TwoStepsCard user={user} />}
      <Sessions />
      <SignOutEverywhere />
      <Devices />
    </>
  )
}
