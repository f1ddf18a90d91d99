import { useOwnAccount } from '../../../data/own-account'
import { DeleteAccount } from './DeleteAccount'
import { Export } from './Export'

/** Export of stored data, and deletion of the account. */
export function PrivacyPage() {
  const { user, instagramer } = useOwnAccount()
  return (
    <>
      <Export isStaff={Boolean(user)} />
      <DeleteAccount user={user} instagramer={instagramer} />
    </>
  )
}
