import { Preferences } from '../../../components/Preferences'
import { SignOutButton } from '../../../components/SignOutButton'
import { useOwnAccount } from '../../../data/own-account'
import { CreatorProfileForm } from './CreatorProfileForm'
import { MoneyForms } from './lazy-parts'
import { PageAddressForm } from './PageAddressForm'
import { StaffProfileForm } from './StaffProfileForm'

/** Public profile, language, and sign-out. */
export function ProfilePage() {
  const { user, instagramer } = useOwnAccount()
  return (
    <>
      {user && <StaffProfileForm user={user} />}
      {instagramer && <CreatorProfileForm instagramer={instagramer} />}
      {instagramer && <PageAddressForm current={instagramer.collaborationPageSlug ?? ''} />}
      {instagramer && <MoneyForms instagramer={instagramer} />}
      <Preferences />
      <SignOutButton />
    </>
  )
}
