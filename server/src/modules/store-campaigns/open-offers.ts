import { sql } from 'kysely'
import { isPublicOffer } from '../campaigns'

/** The store still has something to give. Speaks of the store campaign as `sc`. */
export const hasPlaces = sql`(sc.places = 0 OR sc.taken < sc.places)`

/** The campaign `c` may be shown to anyone at its stores, if the brand's company has been approved. */
export const isShownOffer = (today: string) => sql`${isPublicOffer(today)} AND c.delivery_method = 'pickup'`

export const offersWithCampaigns = sql`store_campaigns sc JOIN campaigns c ON c.brand_id = sc.brand_id AND c.id = sc.campaign_id`
