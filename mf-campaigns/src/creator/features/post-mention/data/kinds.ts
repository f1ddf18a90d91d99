import type { Campaign, Mention } from '@samspel/api'
import { checkCaption } from '@samspel/api/ad-label'

/** Runs the reviewer's checks on a text, so that the creator can correct it before sending. The server's result is authoritative. */
export const checkText = (
  text: string,
  { hashtags, mentions }: Pick<Campaign, 'hashtags' | 'mentions'>,
): Pick<Mention['checks'], 'adLabel' | 'missingAccounts' | 'missingHashtags'> =>
  checkCaption(text, { accounts: mentions, hashtags })
