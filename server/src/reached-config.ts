import type { settings, ValuesOf } from './settings'

/** How addresses that companies name are reached: whether they may lead into the own network, and how long an answer may take. */
interface Reached {
  ownNetwork: boolean
  patienceMs: number
}

/** What companies have us reach: their issuers, and the receivers of their webhooks. */
export interface ReachedConfig {
  companyIssuers: Reached
  webhooks: Reached
}

export const reachedOf = (values: ValuesOf<typeof settings>): ReachedConfig => ({
  companyIssuers: { ownNetwork: values.ISSUERS_IN_OWN_NETWORK, patienceMs: 8_000 },
  webhooks: { ownNetwork: values.WEBHOOKS_IN_OWN_NETWORK, patienceMs: 10_000 },
})
