import type { StoreCampaign } from '@samspel/api'
import { Picture } from '@samspel/ui'

/** The product of an offer at a store, as in every row. */
export const PickupPicture = ({ campaign }: Pick<StoreCampaign, 'campaign'>) => (
  <Picture
    src={campaign.productImageUrl}
    focus={campaign.productImageFocus}
    alt=""
    ratio={1}
    width={64}
    fallbackIcon="gift"
  />
)
