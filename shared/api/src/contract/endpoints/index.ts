import { accountEndpoints } from './account'
import { authEndpoints } from './auth'
import { campaignEndpoints } from './campaigns'
import { companyEndpoints } from './companies'
import { directoryEndpoints } from './directory'
import { messageEndpoints } from './messages'
import { participationEndpoints } from './participations'
import { platformEndpoints } from './platform'
import { walletEndpoints } from './wallet'

/** Every call of the API by name. */
export const endpoints = {
  ...authEndpoints,
  ...accountEndpoints,
  ...companyEndpoints,
  ...campaignEndpoints,
  ...participationEndpoints,
  ...directoryEndpoints,
  ...walletEndpoints,
  ...messageEndpoints,
  ...platformEndpoints,
}
