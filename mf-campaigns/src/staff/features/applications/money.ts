import type { Participation } from '@samspel/api'
import type { ApplicationsOverview } from './data'
import { type Held, placesLeftIn } from './use-places'

type Application = Pick<Participation, 'id' | 'campaignId' | 'createdAt' | 'campaign'>

/** What approving applications reserves on one brand's account, öre. */
export interface BrandMoney {
  brandId: string
  brandName: string
  /** Null until the brand's account is made. */
  accountId: string | null
  reserves: number
  /** What there is, minus approvals not sent yet. */
  available: number
  /** 0 when the money is enough. */
  lacking: number
}

const feeIn = (overview: ApplicationsOverview, campaignId: string): number =>
  overview.byCampaign.find(({ id }) => id === campaignId)?.fee ?? 0

/** What approving these reserves, by brand; brands without a fee are left out. */
export const moneyFor = (
  overview: ApplicationsOverview | undefined,
  held: Held,
  applications: readonly Pick<Application, 'campaignId' | 'campaign'>[],
): BrandMoney[] => {
  if (!overview) return []
  const approving = [...held.values()].filter(({ act }) => act === 'approve')
  const feesOf = (brandId: string, all: readonly Pick<Application, 'campaignId' | 'campaign'>[]) =>
    all
      .filter(({ campaign }) => campaign.brandId === brandId)
      .reduce((sum, { campaignId }) => sum + feeIn(overview, campaignId), 0)
  return overview.accounts.flatMap(({ id: accountId, brandId, brandName, available: now }) => {
    const reserves = feesOf(brandId, applications)
    const available = now - feesOf(brandId, approving)
    return reserves > 0
      ? [{ brandId, brandName, accountId, reserves, available, lacking: Math.max(0, reserves - available) }]
      : []
  })
}

/** The earliest of these for which there are places and money, one after the other. */
export const fitting = <T extends Application>(
  overview: ApplicationsOverview | undefined,
  held: Held,
  applications: readonly T[],
): T[] => {
  const taken: T[] = []
  const fits = (one: T) => {
    const all = [...taken, one]
    const left = placesLeftIn(overview, held, one.campaignId)
    const inCampaign = all.filter(({ campaignId }) => campaignId === one.campaignId).length
    return (left === null || inCampaign <= left) && moneyFor(overview, held, all).every(({ lacking }) => lacking === 0)
  }
  for (const one of applications.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)))
    if (fits(one)) taken.push(one)
  return taken
}
