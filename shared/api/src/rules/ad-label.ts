import type { Country } from '../constants'
import { hasTag, plainCaption } from './caption-words'

/** How clearly a caption says that it is advertising. */
export type AdLabel = 'ok' | 'unclear' | 'missing'

/** A word ends where no letter, digit or compound goes on: `Annonsör`, `Adventskalender` and `ad-free` are other words. */
const end = String.raw`(?![\p{L}\p{N}_]|-\p{L})`
const start = String.raw`(?<![\p{L}\p{N}_#@])`

/** Nouns for advertising in Swedish, Norwegian and Danish, with what is joined to them there. */
const nordic = String.raw`(?:reklame?|annonse?|annonce)`
const joint = String.raw`(?:samarbete|samarbeide?|samarbejde|inlägg|innlegg|indlæg)`

/** Forms that say it outright. `Ad` is left out of what only begins like it in Latin and English phrases. */
const outright = [
  String.raw`${nordic}${joint}?(?:\s+f[öo]r)?`,
  String.raw`(?:(?:innehåller|inneholder|indeholder)\s+)?${nordic}s?(?:länk(?:ar)?|lenke[r]?|link(?:s|er)?)`,
  String.raw`(?:i\s+)?(?:ett?\s+)?betalt\s+(?:${joint}|partnerska[pb]|${nordic})(?:\s+med)?`,
  'mainos',
  String.raw`(?:sisältää\s+)?mainoslink(?:ki|kejä|it)`,
  String.raw`(?:kaupallinen|maksettu)\s+(?:yhteistyö|mainos|kumppanuus)`,
  String.raw`kaupallisessa\s+yhteistyössä`,
  String.raw`advert(?:isement)?(?:\s+for)?`,
  String.raw`contains\s+(?:ad|affiliate)\s+links`,
  String.raw`(?:in\s+)?(?:a\s+)?paid\s+(?:partnership|collaboration|promotion|advertisement|ad|post)(?:\s+with)?`,
  String.raw`sponsored\s+by`,
]
const outrightTags = String.raw`#(?:reklame?|annonse?|annonce|mainos|kaupallinenyhteistyö|betalt(?:samarbete|samarbeid|samarbejde|partnerska[pb])|ad|advert|advertisement|paidpartnership|paidcollaboration)`
const ad = String.raw`ad(?!\s+(?:hoc|astra|lib|libitum|infinitum|nauseam|absurdum|free)(?!\p{L}))(?:\s+for)?`

/** Forms that only hint at it, wherever they stand. */
const hints = [
  String.raw`(?:i\s+)?(?:samarbete|samarbeid|samarbejde)(?:\s+med)?`,
  String.raw`samarbe(?:ta|ide|jde)r\s+med`,
  String.raw`ta(?:ck|kk|k)\s+till?`,
  String.raw`spons(?:rat|rad|rade|et|ored|oreret)?`,
  'sponsoroitu',
  String.raw`yhteistyö(?:ssä)?`,
  String.raw`(?:in\s+)?collab(?:oration)?(?:\s+with)?`,
  String.raw`(?:in\s+)?partnership\s+with`,
  String.raw`thanks\s+to`,
  'gifted',
]
const hintTags = String.raw`#(?:samarbete|samarbeid|samarbejde|yhteistyö|collab|collaboration|spons|sponset|sponsrad|sponsrat|sponsored|sponsoreret|partner|partnership|gifted|pr)`

// Quotes, brackets, dashes and emoji before a label do not hide it.
const clear = new RegExp(String.raw`^([^\p{L}\p{N}#@]*)((?:${[...outright, ad, outrightTags].join('|')})${end})`, 'iu')
const vague = new RegExp(`(?:${start}(?:${[...outright, ...hints].join('|')})|${outrightTags}|${hintTags})${end}`, 'iu')

/** Where a label stands in a plain text: in a clear form at the start of the first line that says anything, or anywhere. */
const find = (text: string): { at: number; words: string; isClear: boolean } | undefined => {
  const first = text.trimStart()
  const found = clear.exec(first.split('\n')[0] ?? '')
  if (found) {
    const at = text.length - first.length + (found[1] ?? '').length
    return { at, words: found[2] ?? '', isClear: true }
  }
  const hint = vague.exec(text)
  return hint ? { at: hint.index, words: hint[0], isClear: false } : undefined
}

/** The words of a caption that are read as its label, as they stand there, at most 60 characters; null when there are none. */
export const adLabelWords = (caption: string): string | null => {
  const { text, original } = plainCaption(caption)
  const found = find(text)
  return found ? original(found.at, found.at + Math.min(found.words.length, 60)) : null
}

/**
 * Reads the label from a caption. `ok`: its first line starts with a form that says outright that it is advertising, in a language of the
 * five countries. `unclear`: such a form comes later, or there is only a hint (#samarbete, #collab, tack till). `missing`: neither.
 */
export const adLabelOf = (caption: string): AdLabel => {
  const found = find(plainCaption(caption).text)
  if (!found) return 'missing'
  return found.isClear ? 'ok' : 'unclear'
}

/** The words that posts of a country's campaigns begin with; either will do. */
export const adLabels = {
  DK: ['Reklame', 'Annonce'],
  FI: ['Mainos', 'Kaupallinen yhteistyö'],
  GB: ['Ad', 'Advert'],
  NO: ['Reklame', 'Annonse'],
  SE: ['Reklam', 'Annons'],
} as const satisfies Record<Country, readonly [string, string]>

/** The same, leading on to a name. */
export const adLabelBefore = {
  DK: 'Reklame for',
  FI: 'Mainos:',
  GB: 'Ad for',
  NO: 'Reklame for',
  SE: 'Reklam för',
} as const satisfies Record<Country, string>

/** Whether instructions say that the post is to be labelled. */
export const asksForAdLabel = (instructions: string): boolean =>
  /reklam|annon[sc]|mainos|mainon|kaupalli|\bad\b|advert/iu.test(plainCaption(instructions).text)

/** What a campaign asks of a text, and whether it is there: the same for the reviewer and for the creator before sending. */
export const checkCaption = (
  caption: string,
  { accounts, hashtags }: { accounts: readonly string[]; hashtags: readonly string[] },
) => {
  const { text } = plainCaption(caption)
  return {
    adLabel: adLabelOf(caption),
    missingAccounts: accounts.filter((account) => !hasTag(text, '@', account)),
    missingHashtags: hashtags.filter((hashtag) => !hasTag(text, '#', hashtag)),
  }
}
