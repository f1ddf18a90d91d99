import type { Campaign, Participation } from '@samspel/api'
import { type BrandMoney, reserveOn } from '@samspel/desk/money'
import { useBrandAccount } from '../../components/use-brand-account'

/** Öre that approving one creator in the campaign reserves; where creators name the fee, at most. */
export const feeOf = ({ enablePaidCollaborations, paidCollaborationPrice }: Campaign): number =>
  enablePaidCollaborations ? paidCollaborationPrice * 100 : 0

/** Öre that both have said, or that the creator has; undefined where creators do not name the fee. */
export const feeOfProposal = (proposal: Participation['proposal']): number | undefined =>
  proposal?.counter?.state === 'accepted' ? proposal.counter.fee : proposal?.fee

/** Öre that approving this very application reserves. */
export const feeOfApplication = (campaign: Campaign, { proposal }: Pick<Participation, 'proposal'>): number =>
  feeOfProposal(proposal) ?? feeOf(campaign)

/** What approving some creators reserves on the brand's account; undefined when it costs nothing, or until the account is loaded. */
export function useCampaignMoney(campaign: Campaign): (creators: number) => BrandMoney | undefined {
  const fee = feeOf(campaign)
  const account = useBrandAccount(fee > 0 ? { id: campaign.brandId, name: campaign.brandName } : null)
  return (creators) => account && reserveOn(account, [fee * creators])
}
