import type { Locale } from '../constants'
import type { DealFacts } from '../contract/types'
import { en } from './en'
import { saidOf } from './said'
import { sv } from './sv'
import type {
  DealIcon,
  DealLine,
  DealLineKey,
  DealPart,
  DealRow,
  DealRowKey,
  DealSection,
  DealSectionKey,
  DealWords,
  Said,
  SentenceKey,
} from './types'

export type {
  DealField,
  DealIcon,
  DealLine,
  DealLineKey,
  DealPart,
  DealRow,
  DealRowKey,
  DealSection,
  DealSectionKey,
} from './types'

const words: Record<Locale, DealWords> = { sv, en }

/** What of a deal applies; the rest is not said at all. */
const applies: Record<SentenceKey, (said: Said) => boolean> = {
  pieces: () => true,
  content: ({ published, content }) => published.length > 0 && content > 0,
  label: ({ published }) => published.length > 0,
  due: ({ day, days }) => day !== null || days > 0,
  fee: ({ fee }) => fee !== null,
  goods: ({ fee, value }) => fee === null && value !== null,
  rights: ({ rights }) => rights !== null,
  exclusivity: ({ exclusivity }) => exclusivity !== null,
  draft: ({ draftDays }) => draftDays !== null,
  // Those of a draft are said with it.
  changes: ({ draftDays, changeRounds }) => draftDays === null && changeRounds !== null,
  silence: ({ answerDays }) => answerDays !== null,
  cancel: ({ cancel }) => cancel !== null,
}

const iconOf = (key: DealRowKey, { published }: Said): DealIcon => {
  const [first] = published
  const piece = first === undefined ? 'upload' : first.piece === 'link' ? 'link' : 'brand-instagram'
  const icons = {
    pieces: piece,
    due: 'calendar-due',
    fee: 'coin',
    goods: 'gift',
    rights: 'photo',
    exclusivity: 'ban',
    draft: 'upload',
    changes: 'refresh',
    silence: 'clock',
    cancel: 'circle-x',
  } as const satisfies Record<DealRowKey, DealIcon>
  return icons[key]
}

/** Sentences one after the other, a space between them. */
const text = (sentences: readonly DealPart[][]): DealPart[] =>
  sentences.flatMap((sentence, at) =>
    at === sentences.length - 1
      ? sentence
      : sentence.map((part, place) => (place === sentence.length - 1 ? { ...part, text: `${part.text} ` } : part)),
  )

const rowKeys: readonly DealRowKey[] = [
  'pieces',
  'draft',
  'due',
  'fee',
  'goods',
  'rights',
  'exclusivity',
  'changes',
  'silence',
  'cancel',
]
/** The sentences that a row opens, where they are not its own alone. */
const opened: Partial<Record<DealRowKey, readonly SentenceKey[]>> = { pieces: ['pieces', 'content', 'label'] }

/** The rows of the card 'Det här säger du ja till'. `today`: the day on which it is said; of an agreement, the day it was made. */
export const dealRows = (facts: DealFacts, locale: Locale, today: string): DealRow[] => {
  const said = saidOf(facts, locale, today)
  const { row, sentence } = words[locale]
  const sentenceOf = (key: DealRowKey) =>
    text((opened[key] ?? [key]).filter((each) => applies[each](said)).map((each) => sentence[each](said)))
  return rowKeys
    .filter((key) => applies[key](said))
    .map((key) => ({
      key,
      icon: iconOf(key, said),
      ...row[key](said),
      sentence: sentenceOf(key)
        .map((part) => part.text)
        .join(''),
    }))
}

const sections: Record<DealSectionKey, readonly SentenceKey[]> = {
  do: ['pieces', 'content', 'label'],
  draft: ['draft'],
  pictures: ['rights'],
  exclusivity: ['exclusivity'],
  get: ['fee', 'goods'],
  change: ['changes', 'silence', 'cancel'],
}

/** The text of the agreement, paragraph by paragraph: the editor's preview, and what is signed. `today` as in `dealRows`. */
export const dealSections = (facts: DealFacts, locale: Locale, today: string): DealSection[] => {
  const said = saidOf(facts, locale, today)
  const { section, sentence } = words[locale]
  return (Object.keys(sections) as DealSectionKey[])
    .map((key) => ({
      key,
      title: section[key],
      parts: text(sections[key].filter((each) => applies[each](said)).map((each) => sentence[each](said))),
    }))
    .filter(({ parts }) => parts.length > 0)
}

const lineKeys: readonly DealLineKey[] = [
  'pieces',
  'draft',
  'due',
  'fee',
  'goods',
  'paid',
  'rights',
  'exclusivity',
  'changes',
  'silence',
  'cancel',
]

/** The card shortened to labels and values: the sheet where one applies, the agreement, mails and notices. `today` as in `dealRows`. */
export const dealSummary = (facts: DealFacts, locale: Locale, today: string): DealLine[] => {
  const said = saidOf(facts, locale, today)
  return lineKeys
    .filter((key) => applies[key === 'paid' ? 'fee' : key](said))
    .map((key) => ({ key, ...words[locale].line[key](said) }))
}
