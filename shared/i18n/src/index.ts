export { alphabets } from './alphabets'
export { commonMessages } from './common-messages'
export type { ErrorFacts, ErrorMessages, Failure, RecordKind } from './error-messages'
export {
  errorIdMessages,
  fieldMessages,
  loadErrorTexts,
  messageForError,
  messageForField,
  messageForRecord,
  messageForStatus,
} from './error-messages'
export type { DateStyle, Moment } from './format'
export {
  dayMs,
  dayOf,
  daysUntil,
  formatCompact,
  formatCountry,
  formatDate,
  formatDateTime,
  formatMean,
  formatMoney,
  formatNumber,
  formatOre,
  formatOreSpan,
  formatPercent,
  formatRate,
  formatRelativeDays,
  formatTime,
} from './format'
export { genericMessages, recordMessages, storeCount } from './generic-messages'
export { bootLocale, parseLocale } from './locale'
export type { Message, TextValues } from './message'
export type { BilingualMessage, MessageDefinition } from './messages'
export { bilingual, defineMessages, isMessage, textIn, withValues } from './messages'
export type { Translate } from './text'
export { createTranslate, IntlProvider, Text, useLocale, useText } from './text'
export { fetchTexts, isSpoken } from './texts'
export { unreadMessages } from './unread-messages'
export type { Formats } from './use-formats'
export { useFormats } from './use-formats'
export type { Locale } from '@samspel/api'
