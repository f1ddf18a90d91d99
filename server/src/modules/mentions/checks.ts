import type { Mention } from '@samspel/api'
import { adLabelOf, adLabelWords } from '@samspel/api/ad-label'
import { dayOf, daysBetween } from '../../days'

interface Checked {
  kind: Mention['kind']
  /** What the creator wrote; empty for links, which are never fetched. */
  caption: string
  postedAt: string
  dueAt: string | null
  accounts: readonly string[]
  hashtags: readonly string[]
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isIn = (caption: string, sign: string, word: string) =>
  new RegExp(`${sign}${escaped(word)}(?![\\p{L}\\p{N}_])`, 'iu').test(caption)

/** What the review panel shows of a mention. A link's text is unknown: its label is for the reviewer to judge. */
export const checksOf = ({ kind, caption, postedAt, dueAt, accounts, hashtags }: Checked): Mention['checks'] => ({
  adLabel: kind === 'link' ? 'unclear' : adLabelOf(caption),
  adLabelFound: kind === 'link' ? null : adLabelWords(caption),
  missingAccounts: kind === 'link' ? [] : accounts.filter((account) => !isIn(caption, '@', account)),
  missingHashtags: kind === 'link' ? [] : hashtags.filter((hashtag) => !isIn(caption, '#', hashtag)),
  daysBeforeDue: dueAt ? daysBetween(dayOf(postedAt), dueAt) : null,
})

/**
 * Whether lists shall warn of a caption: no clear label, or a named account or hashtag is missing. A link's text is unknown and warns of
 * nothing.
 */
export const alertOf = (read: Pick<Checked, 'kind' | 'caption' | 'accounts' | 'hashtags'>): boolean => {
  if (read.kind === 'link') return false
  const { adLabel, missingAccounts, missingHashtags } = checksOf({ ...read, postedAt: '', dueAt: null })
  return adLabel !== 'ok' || missingAccounts.length > 0 || missingHashtags.length > 0
}
