import { storage } from '@samspel/store'

/**
 * The session is in another company now. The page begins anew, and so do those in other tabs: nothing that was read of the first company
 * stays, and the live stream is opened for the second.
 */
export const goOver = (companyId: string, at: Pick<Location, 'assign'> = window.location): void => {
  storage.remove('preferred-brand')
  storage.set('company', companyId)
  at.assign('/overview')
}
