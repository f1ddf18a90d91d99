import type { Campaign, Mention } from '@samspel/api'
import { adLabelOf } from '@samspel/api/ad-label'

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const isIn = (text: string, sign: string, word: string) =>
  new RegExp(`${sign}${escaped(word)}(?![\\p{L}\\p{N}_])`, 'iu').test(text)

/** Runs the reviewer's checks on a text, so that the creator can correct it before sending. The server's result is authoritative. */
export const checkText = (
  text: string,
  { hashtags, mentions }: Pick<Campaign, 'hashtags' | 'mentions'>,
): Pick<Mention['checks'], 'adLabel' | 'missingAccounts' | 'missingHashtags'> => ({
  adLabel: adLabelOf(text),
  missingHashtags: hashtags.filter((hashtag) => !isIn(text, '#', hashtag)),
  missingAccounts: mentions.filter((account) => !isIn(text, '@', account)),
})
