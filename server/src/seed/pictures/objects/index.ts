import { care, play } from './care'
import { kitchen } from './kitchen'
import { home, outdoor } from './outdoor'
import type { Thing } from './paint'

export type { Paint, Thing } from './paint'

export const objects = { ...kitchen, ...care, ...play, ...outdoor, ...home } as const satisfies Record<string, Thing>
export type ObjectName = keyof typeof objects
