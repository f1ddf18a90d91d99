import { objectOf } from '../object-of'
import { type StoreFieldName, storeFieldNames, storeFields } from '../store-fields'
import { columnsCalled } from './table-text'

/** A column of a store file. */
export type StoreColumn = 'id' | StoreFieldName

/** Every column, in the order in which files are written. */
export const storeColumns: readonly StoreColumn[] = ['id', ...storeFieldNames]

/** The heading of a column as exports write it. */
const storeHeading = (column: StoreColumn): string => (column === 'id' ? 'id' : storeFields[column].column)

/** Headings of columns: the Swedish and English ones of the template, and others that people use. */
const columns = {
  id: { sv: null, en: null, also: [] },
  name: {
    sv: 'Butik',
    en: 'Store',
    also: ['namn', 'butiksnamn', 'store name', 'navn', 'butikk', 'butikknavn', 'nimi', 'myymälä'],
  },
  address: {
    sv: 'Gatuadress',
    en: 'Street address',
    also: ['adress', 'besöksadress', 'gata', 'street', 'adresse', 'besøksadresse', 'osoite', 'katuosoite'],
  },
  postalCode: {
    sv: 'Postnummer',
    en: 'Postal code',
    also: ['postnr', 'postcode', 'zip', 'zip code', 'postinumero'],
  },
  city: {
    sv: 'Ort',
    en: 'City',
    also: ['stad', 'postort', 'town', 'by', 'sted', 'poststed', 'kaupunki', 'postitoimipaikka'],
  },
  countryCode: { sv: 'Land', en: 'Country', also: ['landskod', 'country code', 'maa'] },
  latitude: { sv: 'Latitud', en: 'Latitude', also: ['lat', 'breddegrad', 'leveysaste'] },
  longitude: {
    sv: 'Longitud',
    en: 'Longitude',
    also: ['lng', 'lon', 'long', 'lengdegrad', 'pituusaste'],
  },
  phone: { sv: 'Telefon', en: 'Phone', also: ['tel', 'telefonnummer', 'phone number', 'puhelin'] },
  openingHours: {
    sv: 'Öppettider',
    en: 'Opening hours',
    also: ['åpningstider', 'åbningstider', 'aukioloajat'],
  },
  contactName: {
    sv: 'Kontaktperson',
    en: 'Contact person',
    also: ['kontakt', 'contact', 'yhteyshenkilö'],
  },
  contactEmail: {
    sv: 'Kontaktens e-post',
    en: 'Contact’s email',
    also: ['e-post', 'e-postadress', 'mejl', 'mail', 'email', 'e-mail', 'sähköposti'],
  },
  handoverNote: {
    sv: 'Anteckning vid utlämning',
    en: 'Hand-over note',
    also: ['utlämning'],
  },
} as const satisfies Record<StoreColumn, { sv: string | null; en: string | null; also: readonly string[] }>

/** What a column is called in a language, as in the template. */
export const storeColumnName = (column: string, language: 'sv' | 'en'): string =>
  (column in columns && columns[column as StoreColumn][language]) || column

const names = objectOf(storeColumns, (column): readonly string[] => {
  const { sv, en, also } = columns[column]
  return [storeHeading(column), ...(sv ? [sv, en] : []), ...also]
})

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
