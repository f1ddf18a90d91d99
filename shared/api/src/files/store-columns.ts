import { columnsCalled } from './table-text'

/** Columns of a store file: the heading that we write, the Swedish and English ones of the template, and others that people use. */
const columns = {
  id: { heading: 'id', sv: null, en: null, also: [] },
  name: {
    heading: 'name',
    sv: 'Butik',
    en: 'Store',
    also: ['namn', 'butiksnamn', 'store name', 'navn', 'butikk', 'butikknavn', 'nimi', 'myymälä'],
  },
  address: {
    heading: 'address',
    sv: 'Gatuadress',
    en: 'Street address',
    also: ['adress', 'besöksadress', 'gata', 'street', 'adresse', 'besøksadresse', 'osoite', 'katuosoite'],
  },
  postalCode: {
    heading: 'postal_code',
    sv: 'Postnummer',
    en: 'Postal code',
    also: ['postnr', 'postcode', 'zip', 'zip code', 'postinumero'],
  },
  city: {
    heading: 'city',
    sv: 'Ort',
    en: 'City',
    also: ['stad', 'postort', 'town', 'by', 'sted', 'poststed', 'kaupunki', 'postitoimipaikka'],
  },
  countryCode: { heading: 'country_code', sv: 'Land', en: 'Country', also: ['landskod', 'country code', 'maa'] },
  latitude: { heading: 'latitude', sv: 'Latitud', en: 'Latitude', also: ['lat', 'breddegrad', 'leveysaste'] },
  longitude: {
    heading: 'longitude',
    sv: 'Longitud',
    en: 'Longitude',
    also: ['lng', 'lon', 'long', 'lengdegrad', 'pituusaste'],
  },
  phone: { heading: 'phone', sv: 'Telefon', en: 'Phone', also: ['tel', 'telefonnummer', 'phone number', 'puhelin'] },
  openingHours: {
    heading: 'opening_hours',
    sv: 'Öppettider',
    en: 'Opening hours',
    also: ['åpningstider', 'åbningstider', 'aukioloajat'],
  },
  contactName: {
    heading: 'contact_name',
    sv: 'Kontaktperson',
    en: 'Contact person',
    also: ['kontakt', 'contact', 'yhteyshenkilö'],
  },
  contactEmail: {
    heading: 'contact_email',
    sv: 'Kontaktens e-post',
    en: 'Contact’s email',
    also: ['e-post', 'e-postadress', 'mejl', 'mail', 'email', 'e-mail', 'sähköposti'],
  },
  handoverNote: {
    heading: 'handover_note',
    sv: 'Anteckning vid utlämning',
    en: 'Hand-over note',
    also: ['utlämning'],
  },
} as const

/** A column of a store file. */
export type StoreColumn = keyof typeof columns

/** Every column, in the order in which files are written. */
export const storeColumns = Object.keys(columns) as StoreColumn[]

/** The heading of a column as exports write it. */
export const storeHeading = (column: StoreColumn) => columns[column].heading

const names = Object.fromEntries(
  storeColumns.map((column) => {
    const { heading, sv, en, also } = columns[column]
    return [column, [heading, ...(sv ? [sv, en] : []), ...also]]
  }),
) as unknown as Record<StoreColumn, readonly string[]>

/** Where each column stands, by the heading of a file; of several with one meaning the first. Absent ones are not in the file. */
export const storeColumnsOf = (heading: readonly string[]): Map<StoreColumn, number> => {
  const found = columnsCalled(heading, names)
  return new Map(
    storeColumns.flatMap((column) => {
      const [at] = found[column]
      return at === undefined ? [] : [[column, at] as const]
    }),
  )
}

const example: Partial<Record<StoreColumn, Record<'sv' | 'en', string>>> = {
  name: { sv: 'Exempelbutiken', en: 'Example store' },
  address: { sv: 'Storgatan 1', en: 'Storgatan 1' },
  postalCode: { sv: '903 26', en: '903 26' },
  city: { sv: 'Umeå', en: 'Umeå' },
  countryCode: { sv: 'Sverige', en: 'Sweden' },
  latitude: { sv: '63,8258', en: '63.8258' },
  longitude: { sv: '20,2630', en: '20.2630' },
}

/** A file to fill in: the headings and one store as an example, for programs with the language's number format. */
export const storeTemplate = (language: 'sv' | 'en'): string => {
  const shown = storeColumns.filter((column) => columns[column][language] !== null)
  const rows = [
    shown.map((column) => columns[column][language] ?? ''),
    shown.map((column) => example[column]?.[language] ?? ''),
  ]
  return `\uFEFF${rows.map((row) => row.join(language === 'sv' ? ';' : ',')).join('\r\n')}\r\n`
}
