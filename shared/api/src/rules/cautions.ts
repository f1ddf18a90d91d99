import { plainCaption } from './caption-words'

/** Why words of a text want a second look: a claim that the advertiser has to prove, or a subject with rules of its own. */
export type CautionKind = 'claim' | 'alcohol' | 'children' | 'health'

/** Words that want a second look, and where they stand in the text. */
export interface Caution {
  kind: CautionKind
  words: string
  from: number
  to: number
}

/** Whole words alone: `vinter` is no wine. A hashtag counts as its word. */
const whole = (...forms: string[]) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])#?(?:${forms.join('|')})(?![\p{L}\p{N}_])`, 'giu')

const best = String.raw`(?:\p{L}*(?:bäst|störst|minst|äldst|yngst|högst|lägst|längst)a|\p{L}+aste|första|enda|mest\s+\p{L}+)`
const claims = whole(
  String.raw`(?:sveriges|nordens|skandinaviens|europas|världens|marknadens|branschens|stans|stadens)\s+${best}`,
  String.raw`(?:bäst|godast)\s+(?:i|på)\s+(?:test|världen|sverige|norden|europa|marknaden|landet|stan|klassen)`,
  String.raw`(?:den|det|de)\s+(?:allra\s+|absolut\s+)?(?:bästa|godaste|effektivaste|nyttigaste)\s+(?!vän|kompis)\p{L}{2,}(?:e[nt]|an|na)`,
  'billigaste?',
  'lägsta\\s+priset',
  String.raw`(?<![\p{N}][\s.,]?)100\s*(?:%|procent|per\s?cent)\s*\p{L}+`,
  String.raw`hundraprocentigt?\s+\p{L}+`,
  'garantera(?:t|d|de|r)',
  String.raw`(?:nummer|nr)\s+(?:ett|1)`,
  String.raw`ett?a\s+på\s+marknaden`,
  String.raw`marknadsledande`,
  String.raw`(?:vetenskapligt|kliniskt)\s+(?:bevisa|testa|belag)\p{L}+`,
  String.raw`rekommendera\p{L}+\s+av\s+(?:tand)?läkare`,
  'botar?|läker|kurerar',
  String.raw`(?:helt\s+)?utan\s+biverkningar|riskfri(?:tt|a)?`,
  String.raw`(?:klimat|koldioxid)(?:neutral|positiv|kompensera)\p{L}*|miljövänlig\p{L}*`,
  String.raw`(?:sweden|britain|europe|scandinavia|world|uk|market|country|town)['’]s\s+(?:most\s+\p{L}+|\p{L}+est|only|first|number\s+one)`,
  String.raw`best\s+(?:in|on)\s+(?:the\s+)?(?:test|world|market|country|class|sweden|britain|town)`,
  String.raw`the\s+(?:very\s+|absolute\s+)?(?:best|tastiest|healthiest)\s+(?!of(?!\p{L})|part|day|time|thing|way|friend|i(?!\p{L})|we(?!\p{L})|you(?!\p{L}))\p{L}+`,
  'cheapest|lowest\\s+price',
  'guaranteed?|guarantees',
  String.raw`number\s+one`,
  String.raw`(?:scientifically|clinically)\s+(?:proven|tested)`,
  String.raw`recommended\s+by\s+(?:doctors|dentists|dermatologists)`,
  'cures|heals',
  String.raw`(?:no|without)\s+side\s+effects|risk-free`,
  String.raw`(?:carbon|climate)[\s-]neutral|eco-?friendly|environmentally\s+friendly`,
)

const alcohol = whole(
  String.raw`(?<!alkoholfri(?:tt|a)?\s+|(?:alcohol-free|non-alcoholic)\s+)(?:öl(?:en|et)?|(?:röd|vit|rosé)?vin(?:et|er|erna)?|wines?|beers?|cider|champagne|prosecco|cava|glögg)`,
  String.raw`(?<!non-)al[kc]ohol(?!fri|-free)\p{L}*`,
  String.raw`(?:stark|folk|lätt)öl|sprit|snaps|whiske?y|vodka|gin|tequila|likör|liquor|cocktails?|drinkar|booze`,
  'berusad|bakfull|bakis|drunk|hung\\s?over',
)

const children = whole(
  // An English barn has its article.
  String.raw`(?<!(?<!\p{L})(?:an?|the|old|red)\s+)(?:små|späd|skol)?barn(?:en|ens|et|ets|s)?`,
  String.raw`barn(?:mat|kläder|vagn|rum|skor)\p{L}*`,
  String.raw`b[eä]bis\p{L}*|nyfödd\p{L}*|minderårig\p{L}*|tonåring\p{L}*`,
  'dotter(?:n|s|ns)?|döttrar(?:na)?|son(?:en|ens)?|söner(?:na)?',
  String.raw`(?:child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|newborns?|infants?|daughters?|sons|teenagers?|minors)(?:['’]s)?`,
)

const health = whole(
  String.raw`(?:hälsan|ohälsa|hälso\p{L}+|(?:din|min|er|bättre|god|psykisk|fysisk)\s+hälsa)`,
  String.raw`o?nyttig\p{L}*|banta\p{L}*|bantning\p{L}*|vikt(?:minskning|nedgång)\p{L}*|(?:gå|går|gick|gått)\s+ner\s+i\s+vikt`,
  String.raw`detox\p{L}*|immunförsvar\p{L}*|kosttillskott\p{L}*|medicin\p{L}*|läkemed\p{L}+|sjukdom\p{L}*|biverkning\p{L}*`,
  String.raw`cancer\p{L}*|diabetes|eksem\p{L}*|akne|allergi\p{L}*|ångest\p{L}*|depression\p{L}*|smärt\p{L}+|migrän|huvudvärk|gravid\p{L}*`,
  String.raw`snus\p{L}*|nikotin\p{L}*|tobak\p{L}*`,
  String.raw`(?:un)?health(?:y|ier)?|diets?|weight\s+loss|los(?:e|ing)\s+weight|slimming|immune\s+system|supplements?|medicines?|medication`,
  String.raw`diseases?|eczema|acne|allerg(?:y|ies|ic)|anxiety|pain\s+relief|headaches?|migraines?|pregnan(?:t|cy)|side\s+effects|nicotine|tobacco`,
)

const rules: readonly (readonly [CautionKind, RegExp])[] = [
  ['claim', claims],
  ['alcohol', alcohol],
  ['children', children],
  ['health', health],
]

/** Names of accounts and addresses are nobody's claim; they are left out without moving what stands behind them. */
const names = /@[\p{L}\p{N}_.]+|https?:\/\/\S+|www\.\S+/giu

/**
 * Words of a text, Swedish or English, that want a second look before it is published. They warn and decide nothing: whether a claim can be
 * proved, and whether a child may be in the picture, is for people to know.
 */
export const cautionsIn = (text: string): Caution[] => {
  const plain = plainCaption(text)
  const read = plain.text.replace(names, (name) => ' '.repeat(name.length))
  const found: Caution[] = []
  for (const [kind, words] of rules)
    for (const match of read.matchAll(words)) {
      const { from, to } = plain.place(match.index, match.index + match[0].length)
      if (found.every((one) => to <= one.from || one.to <= from))
        found.push({ kind, words: text.slice(from, to), from, to })
    }
  return found.toSorted((a, b) => a.from - b.from)
}
