import type { Application } from '@samspel/api'
import { crowdOf, fittingOf } from '@samspel/api/campaign-rules'
import { type BrandMoney, reserveOn } from '@samspel/desk/money'
import type { ApplicationsOverview } from './data'

/** Answers that are not sent yet, by application. */
export type Held = ReadonlyMap<string, Application & { act: 'approve' | 'reject' }>

/** What the rule of approvals reads of an application. */
const approvalOf = <T extends Application>(application: T) => ({
  ...application,
  brandId: application.campaign.brandId,
})

const promisedIn = (held: Held) => [...held.values()].filter(({ act }) => act === 'approve').map(approvalOf)

/** What approving these reserves, by brand, besides approvals not sent yet; brands without a fee are left out. */
export const moneyFor = (
  overview: ApplicationsOverview | undefined,
  held: Held,
  applications: readonly Application[],
): BrandMoney[] => {
  const promised = promisedIn(held)
  return (overview?.accounts ?? []).flatMap((account) => {
    const feesOf = (all: readonly { brandId: string; reserves: number }[]) =>
      all.filter(({ brandId }) => brandId === account.brandId).map(({ reserves }) => reserves)
    const pending = feesOf(promised).reduce((sum, fee) => sum + fee, 0)
    return reserveOn(account, feesOf(applications.map(approvalOf)), pending) ?? []
  })
}

/** The first of these for whose place or product there is no room, with how many there are left. */
export const crowdAmong = (held: Held, applications: readonly Application[]) => {
  const crowd = crowdOf(applications.map(approvalOf), promisedIn(held))
  const first = crowd && applications.find(({ limits }) => limits.some(({ key }) => key === crowd.key))
  return crowd && first && { of: crowd.of, left: crowd.left, application: first }
}

/** Why one cannot be approved now, besides approvals not sent yet; undefined when it can. */
export type Obstacle = { of: 'money'; money: BrandMoney } | { of: 'places' | 'stock' }

export const obstacleTo = (
  overview: ApplicationsOverview | undefined,
  held: Held,
  application: Application,
): Obstacle | undefined => {
  const crowd = crowdAmong(held, [application])
  if (crowd) return { of: crowd.of }
  const money = moneyFor(overview, held, [application]).find(({ lacking }) => lacking > 0)
  return money && { of: 'money', money }
}

/** The earliest of these for which there is room and money. */
export const fitting = (
  overview: ApplicationsOverview | undefined,
  held: Held,
  applications: readonly Application[],
): Application[] => fittingOf(applications.map(approvalOf), overview?.accounts ?? [], promisedIn(held))
