import { type Carrier, carriers } from '../carriers'

export { type Carrier, carriers }

/** A carrier of the table; `other` has neither a name nor a page. */
export type KnownCarrier = Exclude<Carrier, 'other'>

/** What is known of a carrier. */
export interface CarrierFacts {
  name: string
  /** Other spellings in files. */
  also: readonly string[]
  /** Domains on which it has tracking pages. */
  hosts: readonly string[]
  /** Its tracking page, `#` is the number; by the country that the parcel goes to where the carrier has one for each. */
  page: string
  pages?: Readonly<Record<string, string>>
}

/** What is known of each carrier. */
export const carrierFacts: Readonly<Record<KnownCarrier, CarrierFacts>> = {
  postnord: {
    name: 'PostNord',
    also: ['posten', 'postnord sverige', 'post nord'],
    hosts: ['postnord.com', 'postnord.se', 'postnord.dk', 'postnord.no', 'postnord.fi'],
    page: 'https://tracking.postnord.com/en/?id=#',
    pages: {
      SE: 'https://tracking.postnord.com/se/?id=#',
      NO: 'https://tracking.postnord.com/no/?id=#',
      DK: 'https://tracking.postnord.com/dk/?id=#',
      FI: 'https://tracking.postnord.com/fi/?id=#',
    },
  },
  dhl: {
    name: 'DHL',
    also: ['dhl express', 'dhl freight', 'dhl service point', 'dhl ecommerce'],
    hosts: ['dhl.com', 'dhl.de', 'dhl.se', 'express.dhl', 'mydhl.express.dhl'],
    page: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=#&submit=1',
    pages: {
      SE: 'https://www.dhl.com/se-sv/home/tracking.html?tracking-id=#&submit=1',
      NO: 'https://www.dhl.com/no-no/home/tracking.html?tracking-id=#&submit=1',
      DK: 'https://www.dhl.com/dk-da/home/tracking.html?tracking-id=#&submit=1',
      FI: 'https://www.dhl.com/fi-fi/home/tracking.html?tracking-id=#&submit=1',
      GB: 'https://www.dhl.com/gb-en/home/tracking.html?tracking-id=#&submit=1',
    },
  },
  db_schenker: {
    name: 'DB Schenker',
    also: ['schenker', 'dbschenker', 'db schenker parcel'],
    hosts: ['dbschenker.com', 'schenker.nu'],
    page: 'https://eschenker.dbschenker.com/app/tracking-public/?refNumber=#',
  },
  budbee: {
    name: 'Budbee',
    also: [],
    hosts: ['budbee.com'],
    page: 'https://tracking.budbee.com/#',
  },
  instabox: {
    name: 'Instabox',
    also: ['instabee'],
    hosts: ['instabox.io', 'instabox.se', 'instabee.com'],
    page: 'https://track.instabox.io/#',
  },
  bring: {
    name: 'Bring',
    also: ['posten norge', 'posten bring', 'bring parcels'],
    hosts: ['bring.com', 'bring.se', 'bring.no', 'bring.dk', 'posten.no'],
    page: 'https://tracking.bring.com/tracking/#',
    pages: {
      SE: 'https://tracking.bring.se/tracking/#',
      NO: 'https://sporing.bring.no/sporing/#',
      DK: 'https://tracking.bring.dk/tracking/#',
    },
  },
  posti: {
    name: 'Posti',
    also: ['posten finland'],
    hosts: ['posti.fi', 'posti.com'],
    page: 'https://www.posti.fi/en/tracking#/lahetys/#',
    pages: {
      FI: 'https://www.posti.fi/fi/seuranta#/lahetys/#',
      SE: 'https://www.posti.fi/sv/uppfoljning#/lahetys/#',
    },
  },
  matkahuolto: {
    name: 'Matkahuolto',
    also: [],
    hosts: ['matkahuolto.fi'],
    page: 'https://www.matkahuolto.fi/seuranta?parcelNumber=#',
  },
  gls: {
    name: 'GLS',
    also: ['gls denmark', 'gls danmark', 'general logistics systems'],
    hosts: ['gls-group.com', 'gls-group.eu', 'gls-denmark.dk'],
    page: 'https://gls-group.com/GROUP/en/parcel-tracking?match=#',
    pages: { DK: 'https://gls-group.com/DK/da/find-pakke?match=#' },
  },
  dao: {
    name: 'DAO',
    also: ['dao365', 'dansk avis omdeling'],
    hosts: ['dao.as'],
    page: 'https://www.dao.as/privat/find-din-pakke?stregkode=#',
  },
  royal_mail: {
    name: 'Royal Mail',
    also: [],
    hosts: ['royalmail.com'],
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/#',
  },
  evri: {
    name: 'Evri',
    also: ['hermes', 'myhermes', 'hermes uk'],
    hosts: ['evri.com'],
    page: 'https://www.evri.com/track/parcel/#',
  },
  ups: {
    name: 'UPS',
    also: ['united parcel service'],
    hosts: ['ups.com'],
    page: 'https://www.ups.com/track?tracknum=#',
  },
  fedex: {
    name: 'FedEx',
    also: ['federal express', 'tnt'],
    hosts: ['fedex.com'],
    page: 'https://www.fedex.com/fedextrack/?trknbr=#',
  },
}
/** All of them but `other`. */
export const knownCarriers = Object.keys(carrierFacts) as readonly KnownCarrier[]

/** Names of carriers, the same in every language. `other` has none: the interface has a word for it. */
export const carrierNames = Object.fromEntries(
  knownCarriers.map((carrier) => [carrier, carrierFacts[carrier].name]),
) as Readonly<Record<KnownCarrier, string>>

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The carrier that a file calls so; undefined where none is. */
export const carrierCalled = (text: string): Carrier | undefined => {
  const word = plain(text)
  if (['other', 'annan', 'annat'].includes(word)) return 'other'
  return knownCarriers.find((carrier) =>
    [carrierFacts[carrier].name, ...carrierFacts[carrier].also].some((name) => plain(name) === word),
  )
}

/** The carrier's page about a parcel, for the country it goes to; null without a page or a number. */
export const trackingUrlOf = (carrier: Carrier | null, number: string | null, country?: string): string | null => {
  if (!carrier || carrier === 'other' || !number) return null
  const { page, pages } = carrierFacts[carrier]
  return ((country && pages?.[country]) || page).replace(/#$|#(?=&)/, () => encodeURIComponent(number))
}
