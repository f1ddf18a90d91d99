import { useText } from '@samspel/i18n'
import { selectCurrentInstagramer, selectCurrentUser, useAppSelector } from '@samspel/store'
import { SkeletonDetail, Stack } from '@samspel/ui'
import { BankAccountForm } from './BankAccountForm'
import { messages } from './profile-messages'
import { CreatorProfileForm } from './CreatorProfileForm'
import { Preferences } from './Preferences'
import { StaffAccountForm, StaffPasswordForm } from './StaffForms'

/** Everything that whoever is signed in may set. The shell fetches the own record before any area opens. */
export function OwnSettings() {
  const t = useText()
  const user = useAppSelector(selectCurrentUser)
  const instagramer = useAppSelector(selectCurrentInstagramer)
  if (!user && !instagramer) return <SkeletonDetail label={t(messages.loading)} />
  return (
    <Stack gap={16}>
      {user && <StaffAccountForm user={user} />}
      {user && <StaffPasswordForm />}
      {instagramer && <CreatorProfileForm instagramer={instagramer} />}
      {instagramer && <BankAccountForm instagramer={instagramer} />}
      <Preferences />
    </Stack>
  )
}
