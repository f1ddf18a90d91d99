import type { IconNames } from './name-list'
import { iconPaths } from './paths'

export type { IconName } from './name-list'

/** Names of the icons, in the order of the alphabet. */
export const iconNames = Object.keys(iconPaths) as unknown as IconNames
