import type { RightsChannel } from '../states'
import { allOfThem, capital, oneOfThem, say, strong } from './say'
import type { DealWords, Piece, Said } from './types'

const both = (words: readonly string[]) => allOfThem('en', words)

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const nouns: Record<Piece, [one: string, several: string]> = {
  post: ['post', 'posts'],
  reel: ['reel', 'reels'],
  story: ['story', 'stories'],
  link: ['post in another channel', 'posts in other channels'],
  content: ['set of text and images', 'sets of text and images'],
}
const counted = (piece: Piece, count: number): string =>
  `${numbers[count] ?? count} ${nouns[piece][count === 1 ? 0 : 1]}`
const publishedOf = ({ published, isEither }: Said): string => {
  const pieces = published.map(({ piece, count }) => counted(piece, count))
  return isEither ? `either ${oneOfThem('en', pieces)}` : both(pieces)
}
const contentOf = ({ content }: Said) => counted('content', content)
const allOf = (said: Said): string =>
  [said.published.length > 0 && publishedOf(said), said.content > 0 && contentOf(said)].filter(Boolean).join(', plus ')

const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)
const months = (n: number) => (n === 1 ? '1 month' : `${n} months`)
const times = (n: number) => ['', 'once', 'twice'][n] ?? `${numbers[n] ?? n} times`
const included = (n: number) => `${capital(numbers[n] ?? '')} ${n === 1 ? 'round' : 'rounds'} of changes included`
const arrival = ({ isPickup }: Said) => (isPickup ? 'the pick-up' : 'when the parcel has arrived')
const goods = ({ isPickup, value }: Said) => `${isPickup ? 'the products' : 'the parcel'}, worth ${value}`
/** When the fee is earned. */
const done = ({ isSeveral }: Said) => (isSeveral ? 'everything is approved' : 'it is approved')
const publication = ({ published }: Said) => (published.length > 0 ? 'publication' : 'approval')

const places: Record<RightsChannel, string> = {
  own: 'in its own channels',
  web: 'on the web',
  ads: 'in ads',
  print: 'in print',
}
const shortPlaces: Record<RightsChannel, string> = { own: 'own channels', web: 'web', ads: 'ads', print: 'print' }
const allPlaces = Object.keys(places) as RightsChannel[]
const named = ({ rights }: Said) => allPlaces.filter((place) => rights?.channels.includes(place))
const unnamed = ({ rights }: Said) => allPlaces.filter((place) => !rights?.channels.includes(place))
const notIn = (said: Said, names: Record<RightsChannel, string>) =>
  oneOfThem(
    'en',
    unnamed(said).map((place) => names[place]),
  )

/** What is owed where the brand ends it: a sum, or a share of the fee while that is to be proposed. */
const owed = ({ cancel }: Said) => cancel?.sum ?? (cancel?.share === 'whole' ? 'the whole fee' : 'half the fee')
const accounts = (said: Said) => both(said.accounts.map((account) => `@${account}`))

/** The last day: where both are given, the later one. */
const lastDay = (said: Said) => {
  const verb = say('dueAt')
  const { day, days: after } = said
  if (day === null && after === 0) return verb`.`
  if (day === null) return verb` ${strong(`within ${days(after)}`)} from ${arrival(said)}.`
  if (after === 0) return verb` ${strong(`by ${day}`)}.`
  return verb` ${strong(`by ${day}`)}. You always have at least ${days(after)} from ${arrival(said)}.`
}

/** How a deal is said in English, to its creator. */
export const en: DealWords = {
  section: {
    do: 'What you do',
    draft: 'First a draft',
    pictures: 'How the pictures may be used',
    exclusivity: 'Exclusivity',
    get: 'What you get',
    change: 'If something changes',
  },
  sentence: {
    pieces: (said) => [
      ...(said.published.length > 0
        ? say('pieces')`You publish ${strong(publishedOf(said))}`
        : say('pieces')`You hand in ${strong(contentOf(said))} to ${said.brand}`),
      ...lastDay(said),
    ],
    content: (said) => say('pieces')`You also hand in ${strong(contentOf(said))} to ${said.brand}.`,
    label: (said) =>
      said.accounts.length > 0
        ? say('accounts')`You mark it as advertising first in the text, and name ${strong(accounts(said))}.`
        : say('accounts')`You mark it as advertising first in the text.`,
    due: (said) => [...say('dueAt')`You are done`, ...lastDay(said)],
    draft: (said) => [
      ...say(
        'draftDays',
      )`You send pictures and text before you publish. ${said.brand} answers ${strong(`within ${days(said.draftDays ?? 0)}`)}, or else the draft is approved.`,
      ...(said.changeRounds === null
        ? []
        : say('changeRounds')` They can ask for changes ${strong(`at most ${times(said.changeRounds)}`)}.`),
    ],
    rights: (said) => [
      ...say('rightsChannels')`${said.brand} may show them ${strong(both(named(said).map((place) => places[place])))}`,
      ...say('rightsMonths')` for ${strong(months(said.rights?.months ?? 0))} from ${publication(said)}.`,
      ...(unnamed(said).length > 0 ? say('rightsChannels')` Not ${notIn(said, places)}.` : []),
      ...say('rightsChannels')` They are still yours.`,
    ],
    exclusivity: (said) => [
      ...say(
        'exclusiveCategory',
      )`You take part in no other collaborations about ${strong(said.exclusivity?.category ?? '')}`,
      ...(said.exclusivity?.daysBefore
        ? say(
            'exclusiveDays',
          )` from ${strong(days(said.exclusivity.daysBefore))} before ${publication(said)} until ${strong(days(said.exclusivity.daysAfter))} after it.`
        : say('exclusiveDays')` for ${strong(days(said.exclusivity?.daysAfter ?? 0))} from ${publication(said)}.`),
    ],
    fee: (said) => [
      ...(said.isProposed
        ? say('fee')`You name the fee yourself, ${strong(said.fee ?? '')}`
        : say('fee')`You get ${strong(said.fee ?? '')}`),
      ...(said.value === null ? [] : say('products')`${said.isProposed ? ', and get ' : ' and '}${goods(said)}`),
      ...say(
        'fee',
      )`. The money is set aside when you are approved, and is yours when ${done(said)}. It can be taken out ${String(said.releaseHours)} hours later.`,
    ],
    goods: (said) => say('products')`You get ${strong(goods(said))}.`,
    changes: (said) =>
      say(
        'changeRounds',
      )`${said.brand} can ask for changes${said.isSeveral ? ' to each part' : ''} ${strong(`at most ${times(said.changeRounds ?? 0)}`)}, and then approves or declines.`,
    silence: (said) =>
      say(
        'answerDays',
      )`If nobody answers within ${strong(days(said.answerDays ?? 0))}, what you have handed in is approved.`,
    cancel: (said) =>
      say(
        'cancelShare',
      )`If ${said.brand} cancels once ${said.isPickup ? 'you have picked up' : 'the parcel is sent'}, you get ${strong(owed(said))}.`,
  },
  row: {
    pieces: (said) => ({
      title: capital(allOf(said)),
      detail:
        said.published.length === 0
          ? `Handed in to ${said.brand}`
          : said.accounts.length > 0
            ? `Marked as advertising, with ${accounts(said)}`
            : 'Marked as advertising',
    }),
    due: (said) =>
      said.day === null
        ? { title: `Within ${days(said.days)}`, detail: `Counted from ${arrival(said)}` }
        : {
            title: `By ${said.day}`,
            detail: said.days > 0 ? `At least ${days(said.days)} from ${arrival(said)}` : null,
          },
    fee: (said) => ({
      title: said.isProposed ? `You name your fee, ${said.fee ?? ''}` : (said.fee ?? ''),
      detail: `Set aside when you get a yes. Yours when ${done(said)}, can be taken out after ${said.releaseHours} hours.`,
    }),
    goods: (said) => ({ title: capital(goods(said)), detail: null }),
    rights: (said) => ({
      title: `${said.brand} may show the pictures for ${months(said.rights?.months ?? 0)}`,
      detail: `${capital(both(named(said).map((place) => shortPlaces[place])))}${unnamed(said).length > 0 ? `, not ${notIn(said, shortPlaces)}` : ''}`,
    }),
    exclusivity: (said) => ({
      title: `No other collaborations about ${said.exclusivity?.category ?? ''}`,
      detail: said.exclusivity?.daysBefore
        ? `${days(said.exclusivity.daysBefore)} before and ${days(said.exclusivity.daysAfter)} after ${publication(said)}`
        : `${days(said.exclusivity?.daysAfter ?? 0)} from ${publication(said)}`,
    }),
    draft: (said) => ({
      title: 'First a draft',
      detail: `An answer within ${days(said.draftDays ?? 0)}, or else it is approved${said.changeRounds === null ? '' : `. ${included(said.changeRounds)}`}`,
    }),
    changes: (said) => ({
      title: included(said.changeRounds ?? 0),
      detail: 'Then they approve or decline',
    }),
    silence: (said) => ({ title: 'If nobody answers it is approved', detail: `After ${days(said.answerDays ?? 0)}` }),
    cancel: (said) => ({
      title: `If ${said.brand} cancels`,
      detail: `Once ${said.isPickup ? 'you have picked up' : 'the parcel is sent'}, ${said.cancel?.share === 'whole' ? 'the whole fee' : 'half the fee'} is yours`,
    }),
  },
  line: {
    pieces: (said) => ({ label: said.published.length > 0 ? 'Publish' : 'Hand in', value: capital(allOf(said)) }),
    due: (said) =>
      said.day === null
        ? { label: 'Last day', value: `${days(said.days)} from ${arrival(said)}` }
        : { label: 'Last day', value: said.day },
    fee: (said) => ({ label: 'Fee', value: `${said.isProposed ? 'you name it, ' : ''}${said.fee ?? ''}` }),
    goods: (said) => ({ label: 'You get', value: goods(said) }),
    paid: (said) => ({ label: 'Paid', value: `when ${done(said)}` }),
    rights: (said) => ({
      label: 'Rights',
      value: `${months(said.rights?.months ?? 0)}, ${both(named(said).map((place) => shortPlaces[place]))}`,
    }),
    exclusivity: (said) => ({
      label: 'Exclusivity',
      value: `${said.exclusivity?.category ?? ''}, ${days(said.exclusivity?.daysAfter ?? 0)}`,
    }),
    draft: (said) => ({ label: 'Draft', value: `answered within ${days(said.draftDays ?? 0)}, or else approved` }),
    changes: (said) => ({ label: 'Changes', value: `at most ${times(said.changeRounds ?? 0)}` }),
    silence: (said) => ({ label: 'No answer', value: `approved after ${days(said.answerDays ?? 0)}` }),
    cancel: (said) => ({ label: `If ${said.brand} cancels`, value: `${owed(said)} to you` }),
  },
}
