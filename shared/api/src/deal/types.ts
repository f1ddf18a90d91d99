import type { Terms } from '../contract/types'

/** The field of the editor that a part of a sentence comes from. */
export type DealField =
  | 'pieces'
  | 'dueAt'
  | 'accounts'
  | 'draftDays'
  | 'changeRounds'
  | 'rightsChannels'
  | 'rightsMonths'
  | 'exclusiveCategory'
  | 'exclusiveDays'
  | 'fee'
  | 'products'
  | 'answerDays'
  | 'cancelShare'

/** A stretch of words; one after the other they are the text, spaces and all. */
export interface DealPart {
  text: string
  strong: boolean
  field: DealField
}

export type DealRowKey =
  | 'pieces'
  | 'due'
  | 'fee'
  | 'goods'
  | 'rights'
  | 'exclusivity'
  | 'draft'
  | 'changes'
  | 'silence'
  | 'cancel'

export type DealIcon =
  | 'brand-instagram'
  | 'link'
  | 'upload'
  | 'calendar-due'
  | 'coin'
  | 'gift'
  | 'photo'
  | 'ban'
  | 'refresh'
  | 'clock'
  | 'circle-x'

/** A row of the card 'Det här säger du ja till', with the whole sentence that it opens. */
export interface DealRow {
  key: DealRowKey
  icon: DealIcon
  title: string
  detail: string | null
  sentence: string
}

export type DealSectionKey = 'do' | 'draft' | 'pictures' | 'exclusivity' | 'get' | 'change'

/** A paragraph of the agreement's text. */
export interface DealSection {
  key: DealSectionKey
  title: string
  parts: DealPart[]
}

export type DealLineKey = DealRowKey | 'paid'

/** The same, shortened to a label and a value. */
export interface DealLine {
  key: DealLineKey
  label: string
  value: string
}

export type Piece = keyof Terms['pieces']

/** What both languages say, made ready: which parts apply, days and sums in words. */
export interface Said {
  brand: string
  /** What is published, kind by kind; one of each where any is enough. */
  published: readonly { piece: Exclude<Piece, 'content'>; count: number }[]
  /** Any one of several is enough. */
  isEither: boolean
  /** Sets of uploaded content. */
  content: number
  /** More than one part is handed in. */
  isSeveral: boolean
  accounts: readonly string[]
  /** Null: no day was named, or every arrival passes it. */
  day: string | null
  /** Days after the arrival or the pick-up; 0: none are given. */
  days: number
  isPickup: boolean
  /** Money in words; null without any. */
  fee: string | null
  /** The creator names the fee, which is said as a span. */
  isProposed: boolean
  value: string | null
  releaseHours: number
  rights: Terms['rights']
  exclusivity: { category: string; daysBefore: number; daysAfter: number } | null
  /** Days in which a draft is answered; null: none is shown before. */
  draftDays: number | null
  changeRounds: number | null
  answerDays: number | null
  /** `sum` is null while the fee is to be proposed. */
  cancel: { share: Exclude<Terms['cancelShare'], 'none'>; sum: string | null } | null
}

/** Sentences of a deal; the ones of rows by the row's key, others beside them. */
export type SentenceKey = DealRowKey | 'content' | 'label'

/** How one language says it. Only what applies is asked for. */
export interface DealWords {
  sentence: Record<SentenceKey, (said: Said) => DealPart[]>
  row: Record<DealRowKey, (said: Said) => { title: string; detail: string | null }>
  line: Record<DealLineKey, (said: Said) => { label: string; value: string }>
  section: Record<DealSectionKey, string>
}
