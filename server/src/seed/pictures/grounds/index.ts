import { indoors } from './indoors'
import { outdoors } from './outdoors'
import type { Ground } from './parts'

export type { Colours } from './parts'

export const grounds = { ...indoors, ...outdoors } as const satisfies Record<string, Ground>
export type GroundName = keyof typeof grounds
