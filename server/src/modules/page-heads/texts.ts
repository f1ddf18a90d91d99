import type { Locale } from '@samspel/api'
import { localeTag } from '../../locale-tag'

const wordy = {
  sv: {
    number: new Intl.NumberFormat(localeTag.sv),
    day: new Intl.DateTimeFormat(localeTag.sv, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  },
  en: {
    number: new Intl.NumberFormat(localeTag.en),
    day: new Intl.DateTimeFormat(localeTag.en, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  },
}

export const numberIn = (locale: Locale, value: number): string => wordy[locale].number.format(value)
/** Whole kr with non-breaking spaces: `3 450 kr`, `SEK 3,450`. */
export const moneyIn = (locale: Locale, kr: number): string =>
  locale === 'sv' ? `${numberIn(locale, kr)}\u00a0kr` : `SEK\u00a0${numberIn(locale, kr)}`
/** Formats a calendar day: `18 januari 2026`. */
export const dayIn = (locale: Locale, day: string): string => wordy[locale].day.format(new Date(`${day}T00:00:00Z`))

/** Texts of titles, descriptions and structured data for search engines. */
export const texts = {
  sv: {
    siteDescription:
      'Samspel för samman varumärken, butiker och kreatörer. Se aktuella samarbeten, butiker och varumärken utan konto.',
    imageAlt: 'Samspel: samarbeten mellan varumärken, butiker och kreatörer',
    marketplace: 'Upptäck',
    marketplaceText:
      'Aktuella samarbeten med varumärken: produkter som skickas hem eller hämtas i butik, i utbyte mot inlägg.',
    'store-campaigns': 'Hämta i butik',
    'store-campaignsText': 'Produkter att hämta i butik i utbyte mot inlägg, i butiker nära dig.',
    stores: 'Butiker',
    storesText: 'Butiker på kartan där varumärkenas produkter kan hämtas.',
    brands: 'Varumärken',
    brandsText: 'Alla varumärken som söker kreatörer på Samspel.',
    search: 'Sök',
    searchText: 'Sök bland erbjudanden, varumärken, städer och butiker.',
    help: 'Hjälp',
    helpText: 'Svar på vanliga frågor från kreatörer och varumärken, och hur du når oss.',
    'suggest-product': 'Föreslå en produkt',
    'suggest-productText': 'Berätta vilken produkt eller tjänst du vill samarbeta kring, så frågar vi varumärket.',
    'suggester-welcome': 'Saknar du en produkt?',
    'suggester-welcomeText':
      'Föreslå något du gärna vill visa för dina följare. Vi frågar varumärket om ett samarbete.',
    offerBy: (brand: string) => `Samarbete med ${brand}.`,
    valueIs: (money: string) => `Värde ${money}.`,
    feeIs: (money: string) => `Ersättning ${money}.`,
    applyBefore: (day: string) => `Pågår till ${day}.`,
    placesLeft: (count: number) =>
      count === 0 ? 'Inga platser kvar.' : count === 1 ? '1 plats kvar.' : `${numberIn('sv', count)} platser kvar.`,
    delivered: 'Produkten skickas hem till dig.',
    pickedUp: 'Produkten hämtas i butik.',
    pickUpAt: (store: string) => `Hämtas hos ${store}.`,
    needsApplication: 'Ansök först.',
    pickUpNow: 'Reservera och hämta nu.',
    paused: 'Pausat just nu.',
    storeOf: (brand: string, city: string) => `${brand} i ${city}.`,
    openingHours: (hours: string) => `Öppettider: ${hours}`,
    brandText: (brand: string) => `Samarbeten med ${brand} på Samspel.`,
    creatorText: (name: string, followers: string) => `${name} på Samspel. ${followers} följare.`,
    noOffers: 'Just nu finns inga öppna samarbeten.',
    value: 'Värde',
    followers: (count: string) => `${count} följare`,
  },
  en: {
    siteDescription:
      'Samspel brings brands, stores and creators together. Browse collaborations, stores and brands without an account.',
    imageAlt: 'Samspel: collaborations between brands, stores and creators',
    marketplace: 'Discover',
    marketplaceText:
      'Current collaborations with brands: products sent home or picked up in a store, in exchange for posts.',
    'store-campaigns': 'Pick up',
    'store-campaignsText': 'Products to pick up in a store in exchange for posts, in stores near you.',
    stores: 'Stores',
    storesText: 'Stores on the map where the products of brands can be picked up.',
    brands: 'Brands',
    brandsText: 'Every brand that looks for creators on Samspel.',
    search: 'Search',
    searchText: 'Search among offers, brands, cities and stores.',
    help: 'Help',
    helpText: 'Answers to common questions from creators and brands, and how to reach us.',
    'suggest-product': 'Suggest a product',
    'suggest-productText': 'Tell us which product or service you want to collaborate on, and we ask the brand.',
    'suggester-welcome': 'Is there a product you miss?',
    'suggester-welcomeText':
      'Suggest something you would love to show your followers. We ask the brand for a collaboration.',
    offerBy: (brand: string) => `Collaboration with ${brand}.`,
    valueIs: (money: string) => `Value ${money}.`,
    feeIs: (money: string) => `Fee ${money}.`,
    applyBefore: (day: string) => `Runs until ${day}.`,
    placesLeft: (count: number) =>
      count === 0 ? 'No places left.' : count === 1 ? '1 place left.' : `${numberIn('en', count)} places left.`,
    delivered: 'The product is sent home to you.',
    pickedUp: 'The product is picked up in a store.',
    pickUpAt: (store: string) => `Picked up at ${store}.`,
    needsApplication: 'Apply first.',
    pickUpNow: 'Reserve & pick up now.',
    paused: 'Paused for now.',
    storeOf: (brand: string, city: string) => `${brand} in ${city}.`,
    openingHours: (hours: string) => `Opening hours: ${hours}`,
    brandText: (brand: string) => `Collaborations with ${brand} on Samspel.`,
    creatorText: (name: string, followers: string) => `${name} on Samspel. ${followers} followers.`,
    noOffers: 'There are no open collaborations right now.',
    value: 'Value',
    followers: (count: string) => `${count} followers`,
  },
} as const satisfies Record<Locale, Record<string, string | ((...values: never[]) => string)>>

export type Texts = (typeof texts)[Locale]
