import type { Country, FieldErrorId, StoreImportRow } from '@samspel/api'
import { isAround, type Places, townCalled, townLike } from '../../places'
import type { FileStore } from './file'
import type { StoreFields, StoreRow } from './repository'

/** A row after it was compared with where its store is said to be. */
export interface Checked {
  fields: StoreFields
  errors: Record<string, FieldErrorId[]>
  said: Pick<StoreImportRow, 'notes' | 'isPlacedByTown' | 'meantTown'>
}

type Note = NonNullable<StoreImportRow['notes']>[number]

/** How many digits postal codes have, and whether they can begin with the zeros that sheets take away. */
const postalDigits: Partial<Record<Country, { digits: number; startsWithZero: boolean }>> = {
  SE: { digits: 5, startsWithZero: false },
  FI: { digits: 5, startsWithZero: true },
  NO: { digits: 4, startsWithZero: true },
  DK: { digits: 4, startsWithZero: true },
}
/** `1,16E+03`: what is left of a postal code that was taken for a number. */
const scientific = /^\d+(?:[.,]\d+)?e[+-]?\d+$/i

const postalCodeOf = (text: string, country: Country): { value?: string; note?: Note } => {
  if (scientific.test(text)) return { note: 'postal_code_eaten' }
  const rule = postalDigits[country]
  if (!rule || !/^\d+$/.test(text) || text.length >= rule.digits) return { value: text }
  return rule.startsWithZero
    ? { value: text.padStart(rule.digits, '0'), note: 'postal_code_zeros' }
    : { note: 'postal_code_eaten' }
}

/** The position of the file: as it stands, put right, or undefined where it is nowhere near the country. */
const positionOf = (places: Places, country: Country, latitude: number, longitude: number) => {
  if (isAround(places, country, latitude, longitude)) return { latitude, longitude }
  if (isAround(places, country, longitude, latitude))
    return { latitude: longitude, longitude: latitude, note: 'position_swapped' as const }
  return undefined
}

/** Towns that no place is called are looked up once, and no more of them than a person's mistakes make. */
const mostUnknown = 200

/** Half a position is none. */
const requireBoth = ({ latitude, longitude }: StoreFields, errors: Checked['errors']): void => {
  if (latitude === undefined && longitude !== undefined) errors['latitude'] ??= ['required']
  if (longitude === undefined && latitude !== undefined) errors['longitude'] ??= ['required']
}

/**
 * Compares rows with what is known of places. A store that exists keeps its position and what it has already; a new one without a position
 * is placed in the centre of its town.
 */
export const rowChecks = (places: Places, home: Country) => {
  const meant = new Map<string, string | undefined>()
  const townMeant = (city: string, country: Country): string | undefined => {
    const key = `${country} ${city}`
    if (!meant.has(key) && meant.size < mostUnknown) meant.set(key, townLike(places, city, country)?.name)
    return meant.get(key)
  }

  return ({ fields: read, errors: before }: FileStore, known: StoreRow | undefined): Checked => {
    const fields: StoreFields = { ...read }
    const errors: Checked['errors'] = { ...before }
    const notes: Note[] = []
    const country = read.countryCode ?? known?.country_code ?? home
    const said: Checked['said'] = {}

    const { postalCode, city, latitude, longitude } = read
    if (postalCode !== undefined && postalCode !== known?.postal_code) {
      const { value, note } = postalCodeOf(postalCode, country)
      if (note) notes.push(note)
      if (value === undefined) errors['postalCode'] = ['invalid']
      else fields.postalCode = value
    }
    if (latitude !== undefined && longitude !== undefined) {
      const isKept = latitude === known?.latitude && longitude === known.longitude
      const place = isKept ? { latitude, longitude } : positionOf(places, country, latitude, longitude)
      if (!place) {
        notes.push('outside_country')
        Object.assign(errors, { latitude: ['invalid'], longitude: ['invalid'] })
      } else {
        Object.assign(fields, { latitude: place.latitude, longitude: place.longitude })
        if ('note' in place && place.note) notes.push(place.note)
      }
    } else if (!known) requireBoth(read, errors)
    const hasNoPlace = latitude === undefined && longitude === undefined && !errors['latitude'] && !errors['longitude']
    if (!known && hasNoPlace && city) {
      const town = townCalled(places, city, country)
      if (town) {
        Object.assign(fields, { latitude: town.latitude, longitude: town.longitude })
        said.isPlacedByTown = true
      } else {
        errors['city'] = ['not_found']
        const other = townMeant(city, country)
        if (other) said.meantTown = other
      }
    }
    return { fields, errors, said: { ...said, ...(notes.length > 0 && { notes }) } }
  }
}
