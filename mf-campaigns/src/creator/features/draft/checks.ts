import type { Campaign } from '@samspel/api'
import { adLabelBefore, adLabelOf, checkCaption } from '@samspel/api/ad-label'

export interface DraftCheck {
  key: string
  kind: 'label' | 'account' | 'hashtag' | 'claim' | 'care'
  /** `@havsro`, `#vinter`; of the label, what to begin with; of a claim and of what wants care, the words found. */
  word: string
  isMet: boolean
  /** The text with what was missing put in; absent where words can only be chosen otherwise. */
  mended?: string
}

type Asks = Pick<Campaign, 'hashtags' | 'mentions' | 'country'>

const atEnd = (text: string, word: string) => (text.trim() === '' ? word : `${text.trimEnd()} ${word}`)

/** What the brand looks for in a text: what is missing first, then words that want proof or care, then what is right. */
export const draftChecks = (
  text: string,
  { hashtags, mentions, country }: Asks,
  cautions: { claim: string | null; care: string | null },
): DraftCheck[] => {
  const { missingAccounts, missingHashtags } = checkCaption(text, { accounts: mentions, hashtags })
  const account = mentions[0]
  const label = adLabelBefore[country] + (account ? ` @${account}` : '')
  const checks: DraftCheck[] = [
    {
      key: 'label',
      kind: 'label',
      word: label,
      isMet: adLabelOf(text) === 'ok',
      mended: text.trim() === '' ? `${label}. ` : `${label}. ${text.trimStart()}`,
    },
    ...mentions.map((name): DraftCheck => {
      const word = `@${name}`
      return { key: word, kind: 'account', word, isMet: !missingAccounts.includes(name), mended: atEnd(text, word) }
    }),
    ...hashtags.map((name): DraftCheck => {
      const word = `#${name}`
      return { key: word, kind: 'hashtag', word, isMet: !missingHashtags.includes(name), mended: atEnd(text, word) }
    }),
  ]
  const found = (['claim', 'care'] as const).flatMap((kind): DraftCheck[] => {
    const word = cautions[kind]
    return word ? [{ key: kind, kind, word, isMet: false }] : []
  })
  return [...checks.filter(({ isMet }) => !isMet), ...found, ...checks.filter(({ isMet }) => isMet)]
}
