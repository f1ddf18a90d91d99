import type { StoreCampaign } from '@samspel/api'
import { Picture } from '@samspel/ui'

/** The product of an offer at a store; smaller in rows than in cards. */
export const PickupPicture = ({ campaign, width = 64 }: Pick<StoreCampaign, 'campaign'> & { width?: number }) => (
  <Picture
    src={campaign.productImageUrl}
    focus={campaign.productImageFocus}
    alt=""
    ratio={1}
    width={width}
    fallbackIcon="gift"
  />
)
