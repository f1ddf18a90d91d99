import type { Mention } from '@samspel/api'
import { adLabelWords, checkCaption } from '@samspel/api/ad-label'
import { dayOf, daysBetween } from './days'

interface Checked {
  kind: Mention['kind']
  /** The creator's text; empty for links, which are never fetched. */
  caption: string
  postedAt: string
  dueAt: string | null
  accounts: readonly string[]
  hashtags: readonly string[]
}

/** Checks shown in the review panel. The text behind a link is unknown, so its ad label is left to the reviewer. */
export const checksOf = ({ kind, caption, postedAt, dueAt, accounts, hashtags }: Checked): Mention['checks'] => ({
  ...(kind === 'link'
    ? { adLabel: 'unclear', missingAccounts: [], missingHashtags: [] }
    : checkCaption(caption, { accounts, hashtags })),
  adLabelFound: kind === 'link' ? null : adLabelWords(caption),
  daysBeforeDue: dueAt ? daysBetween(dayOf(postedAt), dueAt) : null,
})

/**
 * Whether lists show a warning for a caption: no clear ad label, or a required account or hashtag is missing. Links never warn, since their
 * text is unknown.
 */
export const alertOf = (read: Pick<Checked, 'kind' | 'caption' | 'accounts' | 'hashtags'>): boolean => {
  if (read.kind === 'link') return false
  const { adLabel, missingAccounts, missingHashtags } = checksOf({ ...read, postedAt: '', dueAt: null })
  return adLabel !== 'ok' || missingAccounts.length > 0 || missingHashtags.length > 0
}
