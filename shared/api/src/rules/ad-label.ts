/** How clearly a caption says that it is advertising. */
export type AdLabel = 'ok' | 'unclear' | 'missing'

/** A word ends where no letter, digit or compound goes on: `Annonsör`, `Adventskalender` and `ad-free` are other words. */
const end = String.raw`(?![\p{L}\p{N}_]|-\p{L})`
const start = String.raw`(?<![\p{L}\p{N}_#@])`

/** Forms that say it outright. `Ad` is left out of what only begins like it in Latin and English phrases. */
const outright = [
  String.raw`reklam(?:samarbete|inlägg)?(?:\s+för)?`,
  String.raw`annons(?:samarbete)?(?:\s+för)?`,
  String.raw`(?:i\s+)?(?:ett\s+)?betalt\s+(?:samarbete|partnerskap|inlägg)(?:\s+med)?`,
  String.raw`advert(?:isement)?(?:\s+for)?`,
  String.raw`(?:in\s+)?(?:a\s+)?paid\s+(?:partnership|collaboration|promotion|advertisement|ad|post)(?:\s+with)?`,
  String.raw`sponsored\s+by`,
]
const outrightTags = String.raw`#(?:reklam|annons|betaltsamarbete|ad|advert|advertisement|paidpartnership|paidcollaboration)`
const ad = String.raw`ad(?!\s+(?:hoc|astra|lib|libitum|infinitum|nauseam|absurdum|free)(?!\p{L}))(?:\s+for)?`

/** Forms that only hint at it, wherever they stand. */
const hints = [
  String.raw`(?:i\s+)?samarbete(?:\s+med)?`,
  String.raw`samarbetar\s+med`,
  String.raw`tack\s+till`,
  String.raw`spons(?:rat|rad|rade|ored)?`,
  String.raw`(?:in\s+)?collab(?:oration)?(?:\s+with)?`,
  String.raw`(?:in\s+)?partnership\s+with`,
  String.raw`thanks\s+to`,
  'gifted',
]
const hintTags = String.raw`#(?:samarbete|collab|collaboration|spons|sponsrad|sponsrat|sponsored|partner|partnership|gifted|pr)`

// Quotes, brackets, dashes and emoji before a label do not hide it.
const clear = new RegExp(String.raw`^[^\p{L}\p{N}#@]*((?:${[...outright, ad, outrightTags].join('|')})${end})`, 'iu')
const vague = new RegExp(`(?:${start}(?:${[...outright, ...hints].join('|')})|${outrightTags}|${hintTags})${end}`, 'iu')

/** A clear form at the start of the first line that says anything. */
const clearIn = (caption: string): string | undefined => clear.exec(caption.trimStart().split('\n')[0] ?? '')?.[1]

/** The words of a caption that are read as its label, as they stand there, at most 60 characters; null when there are none. */
export const adLabelWords = (caption: string): string | null =>
  (clearIn(caption) ?? vague.exec(caption)?.[0])?.slice(0, 60) ?? null

/**
 * Reads the label from a caption. `ok`: its first line starts with a form that says outright that it is advertising, in Swedish or
 * English. `unclear`: such a form comes later, or there is only a hint (#samarbete, #collab, tack till). `missing`: neither.
 */
export const adLabelOf = (caption: string): AdLabel => {
  if (clearIn(caption)) return 'ok'
  return vague.test(caption) ? 'unclear' : 'missing'
}
