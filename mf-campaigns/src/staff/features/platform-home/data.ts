import { addRoutes, type PlatformPart } from '@samspel/api'
import { platformRoutes } from '@samspel/api/routes/platform'
import { apiAction, type ResultOf } from '@samspel/store'

addRoutes(platformRoutes)

export const getPlatformWaiting = apiAction('getPlatformWaiting')
export const getPlatformStatus = apiAction('getPlatformStatus')
export const listPlatformJobs = apiAction('listPlatformJobs')

export type Waiting = ResultOf<'getPlatformWaiting'>['platformWaiting']
export type WaitingCampaign = NonNullable<Waiting['campaigns']>['rows'][number]

/** Interval between two updates while the page is visible, ms. */
export const pace = 30_000

/** Calendar days from which a wait is amber, and red. */
const longFrom = 5
const tooLongFrom = 10

export const waitTone = (days: number): 'usual' | 'long' | 'tooLong' =>
  days > tooLongFrom ? 'tooLong' : days > longFrom ? 'long' : 'usual'

const urgency = { deviating: 0, few: 2, unknown: 3, good: 4 } as const

/** Parts of the platform, those that deviate or are canaries first. */
export const partsByUrgency = (parts: readonly PlatformPart[]): PlatformPart[] => {
  const rank = ({ state, canary }: PlatformPart) => (state !== 'deviating' && canary ? 1 : urgency[state])
  return [...parts].sort((one, other) => rank(one) - rank(other))
}

/** The other things that wait, what burns first: an alarm, the hour of the bank, then the longest wait. */
export const othersInOrder = (
  waiting: Waiting,
): readonly ('alarm' | 'payouts' | 'reports' | 'companies' | 'adjustments')[] => {
  const byWait = (['reports', 'companies', 'adjustments'] as const)
    .filter((kind) => waiting[kind])
    .sort((one, other) => (waiting[one]?.oldestAt ?? '').localeCompare(waiting[other]?.oldestAt ?? ''))
  return [...(waiting.alarm ? ['alarm' as const] : []), ...(waiting.payouts ? ['payouts' as const] : []), ...byWait]
}
