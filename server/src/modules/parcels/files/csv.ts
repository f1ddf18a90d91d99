import type { Locale, ParcelRow } from '@samspel/api'
import { carrierNames } from '@samspel/api/carriers'
import { toCsv } from '@samspel/api/files'
import { choiceName } from './choice-name'

/** Headings that imports of carriers and shops offer by themselves, or let one point at; `trackingColumnsOf` knows them too. */
const heads: Record<Locale, readonly string[]> = {
  sv: [
    'Ordernummer',
    'Namn',
    'Gatuadress',
    'Postnummer',
    'Ort',
    'Landskod',
    'Telefon',
    'Bud till föraren',
    'Val',
    'Hälsning',
    'Transportör',
    'Spårningsnummer',
  ],
  en: [
    'Order number',
    'Name',
    'Street address',
    'Postal code',
    'City',
    'Country code',
    'Phone',
    'Delivery note',
    'Choice',
    'Greeting',
    'Carrier',
    'Tracking number',
  ],
}
const otherCarrier: Record<Locale, string> = { sv: 'Annan', en: 'Other' }

/** Parcels as a table: to whom and where, what is in it, and what is known of its way. */
export const parcelsCsv = (parcels: readonly ParcelRow[], locale: Locale): string =>
  toCsv(
    [
      heads[locale],
      ...parcels.map(({ orderNumber, creator, address, choice, greeting, carrier, trackingNumber }) => [
        orderNumber,
        address?.name ?? creator.name,
        address?.street ?? '',
        address?.postalCode ?? '',
        address?.city ?? '',
        address?.country ?? '',
        address?.phone ?? '',
        address?.note ?? '',
        choice ? choiceName(choice) : '',
        greeting,
        carrier === null ? '' : carrier === 'other' ? otherCarrier[locale] : carrierNames[carrier],
        trackingNumber ?? '',
      ]),
    ],
    locale,
  )
