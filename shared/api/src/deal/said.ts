import { type Locale, releaseHours } from '../constants'
import type { DealFacts, Terms } from '../contract/types'
import { money, moneySpan, once } from '../notices/words'
import { type PostDeadline, postDeadlineOfCampaign } from '../rules/pickup-dates'
import { owedOnCancel } from '../rules/terms'
import { withinSentence } from './say'
import type { Said } from './types'

const days = once(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** `tors 14 jan`, without a break inside. */
const dayWords = (locale: Locale, day: string): string =>
  days(locale)
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value.replace('.', ''))
    .join('\u00a0')

const order = ['post', 'reel', 'story', 'link'] as const

const publishedOf = ({ pieces, anyPiece }: Terms): Said['published'] => {
  const all = order.flatMap((piece) => (pieces[piece] > 0 ? [{ piece, count: pieces[piece] }] : []))
  return anyPiece ? all.map(({ piece }) => ({ piece, count: 1 })) : all
}

/** An agreement that counts no days after the arrival or the pick-up has its day alone. */
const deadlineOf = (facts: DealFacts, today: string): PostDeadline =>
  facts.postingDays === 0 ? { day: facts.dueAt, daysAfterPickup: null } : postDeadlineOfCampaign(facts, today)

/** Makes ready what both languages say of a deal. `today` is the day on which it is said; of an agreement, the day it was made. */
export const saidOf = (facts: DealFacts, locale: Locale, today: string): Said => {
  const { terms, exclusiveCategory: category, fee, productValue } = facts
  const span = fee > 0 ? terms.feeSpan : undefined
  const published = publishedOf(terms)
  const isEither = terms.anyPiece && published.length > 1
  const parts = (isEither ? 1 : published.reduce((sum, { count }) => sum + count, 0)) + terms.pieces.content
  const { day, daysAfterPickup, daysAfterArrival } = deadlineOf(facts, today)
  return {
    brand: facts.brandName,
    published,
    isEither,
    content: terms.pieces.content,
    isSeveral: parts > 1,
    accounts: facts.accounts,
    day: day && dayWords(locale, day),
    days: daysAfterPickup ?? daysAfterArrival ?? 0,
    isPickup: facts.deliveryMethod === 'pickup',
    fee: span ? moneySpan(locale, span) : fee > 0 ? money(locale, fee) : null,
    isProposed: span !== undefined,
    value: productValue > 0 ? money(locale, productValue * 100) : null,
    releaseHours,
    rights: terms.rights,
    exclusivity: terms.exclusivity &&
      category && {
        ...terms.exclusivity,
        category: withinSentence(locale === 'sv' ? category.nameSv : category.nameEn),
      },
    draftDays: published.length > 0 ? (terms.draft?.answerDays ?? null) : null,
    changeRounds: terms.changeRounds,
    answerDays: terms.answerDays,
    cancel:
      fee > 0 && terms.cancelShare !== 'none'
        ? { share: terms.cancelShare, sum: span ? null : money(locale, owedOnCancel(fee, terms.cancelShare)) }
        : null,
  }
}
