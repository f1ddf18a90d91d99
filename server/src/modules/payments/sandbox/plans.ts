import { planNames } from '@samspel/api'
import { monthlyFees } from '../plan-fees'
import type { PlanCheckout } from '../provider'

/** Sessions of the sandbox name their plan, as in `cs_test_plan_medium_7Qx2`: all others are unknown to it. */
const pattern = new RegExp(`^cs_test_plan_(${planNames.join('|')})_([A-Za-z0-9]{1,40})$`)

export const planOfSession = (sessionId: string): PlanCheckout | undefined => {
  const [, name, key] = pattern.exec(sessionId) ?? []
  const plan = planNames.find((each) => each === name)
  if (!plan || !key) return undefined
  return {
    plan,
    monthlyFee: monthlyFees[plan],
    customerId: `cus_sandbox${key}`,
    subscriptionId: `sub_sandbox${key}`,
    startedAt: new Date(),
  }
}
