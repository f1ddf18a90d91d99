import type { RightsChannel } from '../states'
import { allOfThem, capital, oneOfThem, say, strong } from './say'
import type { DealWords, Piece, Said } from './types'

const both = (words: readonly string[]) => allOfThem('sv', words)

const neuter = ['noll', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio', 'elva', 'tolv']
const nouns: Record<Piece, [article: 'ett' | 'en', one: string, several: string]> = {
  post: ['ett', 'inlägg', 'inlägg'],
  reel: ['en', 'reel', 'reels'],
  story: ['en', 'story', 'stories'],
  link: ['ett', 'inlägg i annan kanal', 'inlägg i andra kanaler'],
  content: ['en', 'omgång text och bilder', 'omgångar text och bilder'],
}
const counted = (piece: Piece, count: number): string => {
  const [article, one, several] = nouns[piece]
  return count === 1 ? `${article} ${one}` : `${neuter[count] ?? count} ${several}`
}
const publishedOf = ({ published, isEither }: Said): string => {
  const pieces = published.map(({ piece, count }) => counted(piece, count))
  return isEither ? `antingen ${oneOfThem('sv', pieces)}` : both(pieces)
}
const contentOf = ({ content }: Said) => counted('content', content)
const allOf = (said: Said): string =>
  [said.published.length > 0 && publishedOf(said), said.content > 0 && contentOf(said)].filter(Boolean).join(', samt ')

const days = (n: number) => (n === 1 ? '1 dag' : `${n} dagar`)
const months = (n: number) => (n === 1 ? '1 månad' : `${n} månader`)
const times = (n: number) => (n === 1 ? 'en gång' : `${neuter[n] ?? n} gånger`)
const included = (n: number) => (n === 1 ? 'En ändring ingår' : `${capital(neuter[n] ?? '')} ändringar ingår`)
const arrival = ({ isPickup }: Said) => (isPickup ? 'hämtningen' : 'att paketet är framme')
const goods = ({ isPickup, value }: Said) => (isPickup ? `produkterna, värda ${value}` : `paketet, värt ${value}`)
/** When the fee is earned. */
const done = ({ isSeveral }: Said) => (isSeveral ? 'allt är godkänt' : 'det är godkänt')
const publication = ({ published }: Said) => (published.length > 0 ? 'publiceringen' : 'godkännandet')

const places: Record<RightsChannel, string> = {
  own: 'i egna kanaler',
  web: 'på webben',
  ads: 'i annonser',
  print: 'i tryck',
}
const shortPlaces: Record<RightsChannel, string> = {
  own: 'egna kanaler',
  web: 'webben',
  ads: 'annonser',
  print: 'tryck',
}
const allPlaces = Object.keys(places) as RightsChannel[]
const named = ({ rights }: Said) => allPlaces.filter((place) => rights?.channels.includes(place))
const unnamed = ({ rights }: Said) => allPlaces.filter((place) => !rights?.channels.includes(place))
const notIn = (said: Said, names: Record<RightsChannel, string>) =>
  oneOfThem(
    'sv',
    unnamed(said).map((place) => names[place]),
  )

/** What is owed where the brand ends it: a sum, or a share of the fee while that is to be proposed. */
const owed = ({ cancel }: Said) => cancel?.sum ?? (cancel?.share === 'whole' ? 'hela arvodet' : 'halva arvodet')
const accounts = (said: Said) => both(said.accounts.map((account) => `@${account}`))

/** The last day: where both are given, the later one. */
const lastDay = (said: Said) => {
  const verb = say('dueAt')
  const { day, days: after } = said
  if (day === null && after === 0) return verb`.`
  if (day === null) return verb` ${strong(`inom ${days(after)}`)} från ${arrival(said)}.`
  if (after === 0) return verb` ${strong(`senast ${day}`)}.`
  return verb` ${strong(`senast ${day}`)}. Du har alltid minst ${days(after)} från ${arrival(said)}.`
}

/** How a deal is said in Swedish, to its creator. */
export const sv: DealWords = {
  section: {
    do: 'Det här gör du',
    draft: 'Först ett utkast',
    pictures: 'Så får bilderna användas',
    exclusivity: 'Ensamrätt',
    get: 'Det här får du',
    change: 'Om något ändras',
  },
  sentence: {
    pieces: (said) => [
      ...(said.published.length > 0
        ? say('pieces')`Du publicerar ${strong(publishedOf(said))}`
        : say('pieces')`Du lämnar ${strong(contentOf(said))} till ${said.brand}`),
      ...lastDay(said),
    ],
    content: (said) => say('pieces')`Du lämnar också ${strong(contentOf(said))} till ${said.brand}.`,
    label: (said) =>
      said.accounts.length > 0
        ? say('accounts')`Du märker det som reklam först i texten och nämner ${strong(accounts(said))}.`
        : say('accounts')`Du märker det som reklam först i texten.`,
    due: (said) => [...say('dueAt')`Du är klar`, ...lastDay(said)],
    draft: (said) => [
      ...say(
        'draftDays',
      )`Du skickar bild och text innan du publicerar. ${said.brand} svarar ${strong(`inom ${days(said.draftDays ?? 0)}`)}, annars är utkastet godkänt.`,
      ...(said.changeRounds === null
        ? []
        : say('changeRounds')` De kan be om ändring ${strong(`högst ${times(said.changeRounds)}`)}.`),
    ],
    rights: (said) => [
      ...say('rightsChannels')`${said.brand} får visa dem ${strong(both(named(said).map((place) => places[place])))}`,
      ...say('rightsMonths')` i ${strong(months(said.rights?.months ?? 0))} från ${publication(said)}.`,
      ...(unnamed(said).length > 0 ? say('rightsChannels')` Inte ${notIn(said, places)}.` : []),
      ...say('rightsChannels')` De är fortfarande dina.`,
    ],
    exclusivity: (said) => [
      ...say('exclusiveCategory')`Du gör inga andra samarbeten om ${strong(said.exclusivity?.category ?? '')}`,
      ...(said.exclusivity?.daysBefore
        ? say(
            'exclusiveDays',
          )` från ${strong(days(said.exclusivity.daysBefore))} före ${publication(said)} till ${strong(days(said.exclusivity.daysAfter))} efter.`
        : say(
            'exclusiveDays',
          )` från ${publication(said)} och ${strong(days(said.exclusivity?.daysAfter ?? 0))} framåt.`),
    ],
    fee: (said) => [
      ...(said.isProposed
        ? say('fee')`Du föreslår själv arvodet, ${strong(said.fee ?? '')}`
        : say('fee')`Du får ${strong(said.fee ?? '')}`),
      ...(said.value === null ? [] : say('products')`${said.isProposed ? ', och får ' : ' och '}${goods(said)}`),
      ...say(
        'fee',
      )`. Pengarna reserveras när du blir godkänd och är dina när ${done(said)}. De kan tas ut ${String(said.releaseHours)} timmar senare.`,
    ],
    goods: (said) => say('products')`Du får ${strong(goods(said))}.`,
    changes: (said) =>
      say(
        'changeRounds',
      )`${said.brand} kan be om ändring${said.isSeveral ? ' av varje del' : ''} ${strong(`högst ${times(said.changeRounds ?? 0)}`)}, sedan godkänner eller nekar de.`,
    silence: (said) =>
      say('answerDays')`Svarar ingen inom ${strong(days(said.answerDays ?? 0))} är det du lämnat in godkänt.`,
    cancel: (said) =>
      said.isPickup
        ? say('cancelShare')`Avbokar ${said.brand} när du har hämtat får du ${strong(owed(said))}.`
        : say('cancelShare')`Avbokar ${said.brand} när paketet är skickat får du ${strong(owed(said))}.`,
  },
  row: {
    pieces: (said) => ({
      title: capital(allOf(said)),
      detail:
        said.published.length === 0
          ? `Lämnas till ${said.brand}`
          : said.accounts.length > 0
            ? `Märkt som reklam, med ${accounts(said)}`
            : 'Märkt som reklam',
    }),
    due: (said) =>
      said.day === null
        ? { title: `Inom ${days(said.days)}`, detail: `Räknat från ${arrival(said)}` }
        : {
            title: `Senast ${said.day}`,
            detail: said.days > 0 ? `Minst ${days(said.days)} från ${arrival(said)}` : null,
          },
    fee: (said) => ({
      title: said.isProposed ? `Du föreslår själv, ${said.fee ?? ''}` : (said.fee ?? ''),
      detail: `Läggs undan när du får ja. Ditt när ${done(said)}, kan tas ut efter ${said.releaseHours} timmar.`,
    }),
    goods: (said) => ({ title: capital(goods(said)), detail: null }),
    rights: (said) => ({
      title: `${said.brand} får visa bilderna i ${months(said.rights?.months ?? 0)}`,
      detail: `${capital(both(named(said).map((place) => shortPlaces[place])))}${unnamed(said).length > 0 ? `, inte ${notIn(said, shortPlaces)}` : ''}`,
    }),
    exclusivity: (said) => ({
      title: `Inga andra samarbeten om ${said.exclusivity?.category ?? ''}`,
      detail: said.exclusivity?.daysBefore
        ? `${days(said.exclusivity.daysBefore)} före och ${days(said.exclusivity.daysAfter)} efter ${publication(said)}`
        : `${days(said.exclusivity?.daysAfter ?? 0)} från ${publication(said)}`,
    }),
    draft: (said) => ({
      title: 'Först ett utkast',
      detail: `Svar inom ${days(said.draftDays ?? 0)}, annars är det godkänt${said.changeRounds === null ? '' : `. ${included(said.changeRounds)}`}`,
    }),
    changes: (said) => ({
      title: included(said.changeRounds ?? 0),
      detail: 'Sedan godkänner eller nekar de',
    }),
    silence: (said) => ({ title: 'Svarar ingen är det godkänt', detail: `Efter ${days(said.answerDays ?? 0)}` }),
    cancel: (said) => ({
      title: `Avbokar ${said.brand}?`,
      detail: `${said.isPickup ? 'När du har hämtat' : 'När paketet skickats'} är ${said.cancel?.share === 'whole' ? 'hela' : 'halva'} arvodet ditt`,
    }),
  },
  line: {
    pieces: (said) => ({ label: said.published.length > 0 ? 'Publicera' : 'Lämna', value: capital(allOf(said)) }),
    due: (said) =>
      said.day === null
        ? { label: 'Senast', value: `${days(said.days)} från ${arrival(said)}` }
        : { label: 'Senast', value: said.day },
    fee: (said) => ({ label: 'Arvode', value: `${said.isProposed ? 'du föreslår, ' : ''}${said.fee ?? ''}` }),
    goods: (said) => ({ label: 'Du får', value: goods(said) }),
    paid: (said) => ({ label: 'Betalas', value: `när ${done(said)}` }),
    rights: (said) => ({
      label: 'Rättigheter',
      value: `${months(said.rights?.months ?? 0)}, ${both(named(said).map((place) => shortPlaces[place]))}`,
    }),
    exclusivity: (said) => ({
      label: 'Ensamrätt',
      value: `${said.exclusivity?.category ?? ''}, ${days(said.exclusivity?.daysAfter ?? 0)}`,
    }),
    draft: (said) => ({ label: 'Utkast', value: `svar inom ${days(said.draftDays ?? 0)}, annars godkänt` }),
    changes: (said) => ({ label: 'Ändringar', value: `högst ${times(said.changeRounds ?? 0)}` }),
    silence: (said) => ({ label: 'Inget svar', value: `godkänt efter ${days(said.answerDays ?? 0)}` }),
    cancel: (said) => ({ label: `Avbokar ${said.brand}`, value: `${owed(said)} till dig` }),
  },
}
