import { useOwnAccount } from '../../../data/own-account'
import { DeleteAccount } from './DeleteAccount'
import { Export } from './Export'

/** What is stored, to take along or to end. */
export function PrivacyPage() {
  const { user, instagramer } = useOwnAccount()
  return (
    <>
      <Export isStaff={Boolean(user)} />
      <DeleteAccount user={user} instagramer={instagramer} />
    </>
  )
}
