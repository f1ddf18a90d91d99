import { NewVersionNotice } from './NewVersionNotice'
import { OfflineNotice } from './OfflineNotice'

/** The notices that have no part in a first view. */
export function Notices() {
  return (
    <>
      <OfflineNotice />
      <NewVersionNotice />
    </>
  )
}
