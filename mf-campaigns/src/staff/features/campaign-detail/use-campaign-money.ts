import type { Campaign } from '@samspel/api'
import { type BrandMoney, reserveOn } from '@samspel/desk/money'
import { useBrandAccount } from '../../components/use-brand-account'

/** Öre that approving one creator in the campaign reserves. */
export const feeOf = ({ enablePaidCollaborations, paidCollaborationPrice }: Campaign): number =>
  enablePaidCollaborations ? paidCollaborationPrice * 100 : 0

/** What approving some creators reserves on the brand's account; undefined when it costs nothing, or until the account is loaded. */
export function useCampaignMoney(campaign: Campaign): (creators: number) => BrandMoney | undefined {
  const fee = feeOf(campaign)
  const account = useBrandAccount(fee > 0 ? { id: campaign.brandId, name: campaign.brandName } : null)
  return (creators) => account && reserveOn(account, [fee * creators])
}
