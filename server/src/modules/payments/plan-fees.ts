import type { PlanName } from '@samspel/api'

/** What the plans cost for each brand in a month, öre. A company pays what it agreed to, which the provider knows; this is the list price. */
export const monthlyFees: Record<PlanName, number> = { small: 499_00, medium: 1_490_00, large: 2_990_00 }
