export type { Locale } from '@samspel/api'
export { alphabets } from './alphabets'
export { errorIdMessages, fieldMessages, messageForError, messageForField, messageForRecord, messageForStatus } from './error-messages'
export type { ErrorFacts, ErrorMessages, Failure, RecordKind } from './error-messages'
export {
  dayOf,
  daysUntil,
  formatCompact,
  formatCountry,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatOre,
  formatPercent,
  formatRelativeDays,
  formatTime,
} from './format'
export type { DateStyle, Moment } from './format'
export { genericMessages, recordMessages, storeCount } from './generic-messages'
export { bootLocale, parseLocale } from './locale'
export { bilingual, defineMessages, isMessage, textIn, withValues } from './messages'
export type { BilingualMessage, Message, MessageDefinition, TextValues } from './messages'
export { createTranslate, IntlProvider, Text, useLocale, useText } from './text'
export type { Translate } from './text'
export { fetchTexts, isSpoken } from './texts'
export { useFormats } from './use-formats'
export type { Formats } from './use-formats'
