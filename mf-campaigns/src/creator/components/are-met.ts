import type { Mention } from '@samspel/api'

export type Checks = Pick<Mention['checks'], 'adLabel' | 'missingHashtags' | 'missingAccounts'>

/** Whether a text has all that the brand looks at. */
export const areMet = ({ adLabel, missingHashtags, missingAccounts }: Checks): boolean =>
  adLabel === 'ok' && missingHashtags.length === 0 && missingAccounts.length === 0
