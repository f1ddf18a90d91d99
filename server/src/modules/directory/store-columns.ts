import type { StoreFields } from './store-repository'

/** Columns of a store file: the heading we write, and alternatives we recognise, in lower case. */
export const fileColumns = {
  id: { heading: 'id', also: [] },
  name: { heading: 'name', also: ['namn', 'butik', 'store'] },
  address: { heading: 'address', also: ['adress', 'gatuadress', 'street'] },
  postalCode: { heading: 'postal_code', also: ['postnummer', 'postnr', 'postal code', 'postcode', 'zip'] },
  city: { heading: 'city', also: ['ort', 'stad', 'postort', 'town'] },
  countryCode: { heading: 'country_code', also: ['land', 'landskod', 'country'] },
  latitude: { heading: 'latitude', also: ['latitud', 'lat'] },
  longitude: { heading: 'longitude', also: ['longitud', 'lng', 'lon'] },
  phone: { heading: 'phone', also: ['telefon', 'tel'] },
  openingHours: { heading: 'opening_hours', also: ['öppettider', 'opening hours'] },
  contactName: { heading: 'contact_name', also: ['kontakt', 'kontaktperson', 'contact'] },
  contactEmail: { heading: 'contact_email', also: ['e-post', 'epost', 'mejl', 'email', 'e-mail'] },
  handoverNote: { heading: 'handover_note', also: ['utlämning', 'hand-over note'] },
} as const satisfies Partial<Record<keyof StoreFields | 'id', { heading: string; also: readonly string[] }>>

export type FileColumn = keyof typeof fileColumns
export const fileColumnNames = Object.keys(fileColumns) as FileColumn[]
/** Columns a store cannot be without. */
export const neededColumns = ['name', 'address', 'city'] as const satisfies readonly FileColumn[]

/** The content of a cell, without the prefix that `toCell` or a spreadsheet added. */
export const fromCell = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text)
