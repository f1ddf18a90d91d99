import type { Canary, Ramp, RemoteRelease } from '@samspel/federation/registry'
import { Refused } from '../registry/refused'

const FACT = /^[a-z][a-z0-9-]{0,62}:[a-z][a-z0-9-]{0,62}$/
const MOST_STEPS = 20
const WEEK = 7 * 24 * 60

/** What is asked of a ramp. */
export type RampPlan = Pick<Ramp, 'steps' | 'everyMinutes' | 'fact'>

/** Throws {@link Refused} for steps that do not go up, for a pace out of bounds and for what is no fact. */
export function checkRamp({ steps, everyMinutes, fact }: RampPlan): void {
  const isStep = (step: number, index: number) =>
    Number.isInteger(step) && step >= 1 && step <= 100 && (index === 0 || step > steps[index - 1]!)
  if (steps.length < 2 || steps.length > MOST_STEPS || !steps.every(isStep))
    throw new Refused(
      `a ramp has 2 to ${MOST_STEPS} steps, whole numbers from 1 to 100 that go up, such as 1,10,50,100; not ${steps.join(',').slice(0, 80)}`,
      'usage',
    )
  if (!Number.isInteger(everyMinutes) || everyMinutes < 1 || everyMinutes > WEEK)
    throw new Refused(
      'a ramp takes a step every minute at most and every seven days at least, such as 30m, 2h or 1d',
      'usage',
    )
  if (fact !== undefined && !FACT.test(fact))
    throw new Refused(`'${fact.slice(0, 80)}' is no fact of the bus such as campaigns:mention-approved`, 'usage')
}

/** When the next step of a ramp is due (ISO); undefined at the last one. */
export const dueOf = ({ steps, at, since, everyMinutes }: Ramp): string | undefined =>
  at + 1 < steps.length ? new Date(Date.parse(since) + everyMinutes * 60_000).toISOString() : undefined

/** Where a ramp is, when the next step is due and why it waits. */
export function rampText({ to, ramp }: Pick<Canary<RemoteRelease>, 'to' | 'ramp'>): string {
  if (!ramp) return ''
  const { steps, at, fact, waits } = ramp
  const due = dueOf(ramp)
  const next = steps[at + 1]
  return [
    `step ${at + 1} of ${steps.join(', ')}`,
    ...(due ? [`${next === 100 && !to ? 'live' : `${next} %`} from ${due}`] : ['the last one']),
    ...(fact ? [`by ${fact}`] : []),
    ...(waits ? [`waits: ${waits}`] : []),
  ].join(', ')
}
