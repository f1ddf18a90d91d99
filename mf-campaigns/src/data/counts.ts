import { apiAction } from '@samspel/store'

/** Campaigns by state, and what waits for staff; alone in its file, as it is all that the badges need. */
export const countCampaigns = apiAction('countCampaigns')
