import type { Application } from '@samspel/api'

/** What approving applications reserves, as budgets count it. */
export const feesOf = (applications: readonly Pick<Application, 'reserves' | 'campaign'>[]) =>
  applications.map(({ reserves, campaign: { brandId, brandName, endAt, dueAt } }) => ({
    brandId,
    brandName,
    fee: reserves,
    endsOn: endAt ?? dueAt,
  }))
