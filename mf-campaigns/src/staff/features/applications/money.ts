import type { Participation } from '@samspel/api'
import { type BrandMoney, reserveOn } from '@samspel/desk/money'
import type { ApplicationsOverview } from './data'
import { type Held, placesLeftIn } from './use-places'

type Application = Pick<Participation, 'id' | 'campaignId' | 'createdAt' | 'campaign'>

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
    all.filter(({ campaign }) => campaign.brandId === brandId).map(({ campaignId }) => feeIn(overview, campaignId))
  return overview.accounts.flatMap((account) => {
    const pending = feesOf(account.brandId, approving).reduce((sum, fee) => sum + fee, 0)
    return reserveOn(account, feesOf(account.brandId, applications), pending) ?? []
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
