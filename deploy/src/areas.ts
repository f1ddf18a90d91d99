import type { Area } from '@samspel/federation/registry'

/** Every area of the application: who is signed in, or nobody. */
export const areas = ['anonymous', 'admin', 'company', 'store', 'creator'] as const satisfies readonly Area[]
