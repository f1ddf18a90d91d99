import type { MentionRecord } from '@samspel/store'

/** Accounts and hashtags missing from the caption, as they are written. */
export const missingNames = ({ missingAccounts, missingHashtags }: MentionRecord['checks']): string[] => [
  ...missingAccounts.map((name) => `@${name}`),
  ...missingHashtags.map((name) => `#${name}`),
]
