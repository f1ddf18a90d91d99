import type { Country, RequestOf, Store } from '@samspel/api'
import { readHours, writeHours } from './hours-text'

/** An exceptional day while it is edited; null until a day is chosen. */
export interface ExceptionText {
  day: string | null
  hours: string
  note: string
}

/** Values of the form; the position is null until entered. */
export interface StoreValues {
  name: string
  address: string
  postalCode: string
  city: string
  countryCode: Country | null
  latitude: number | null
  longitude: number | null
  phone: string
  openingHours: string
  /** Seven days as text, Monday first. */
  openingWeek: string[]
  openingExceptions: ExceptionText[]
  contactName: string
  contactEmail: string
  handoverNote: string
  imageUrl: string | null
}

/** An empty form, in the brand's country. */
export const emptyValues = (countryCode: Country | null): StoreValues => ({
  name: '',
  address: '',
  postalCode: '',
  city: '',
  countryCode,
  latitude: null,
  longitude: null,
  phone: '',
  openingHours: '',
  openingWeek: Array<string>(7).fill(''),
  openingExceptions: [],
  contactName: '',
  contactEmail: '',
  handoverNote: '',
  imageUrl: null,
})

export const valuesOf = (store: Store): StoreValues => ({
  name: store.name,
  address: store.address,
  postalCode: store.postalCode,
  city: store.city,
  countryCode: store.countryCode,
  latitude: store.latitude,
  longitude: store.longitude,
  phone: store.phone ?? '',
  openingHours: store.openingHours ?? '',
  openingWeek: store.openingWeek?.map(writeHours) ?? emptyValues(null).openingWeek,
  openingExceptions: (store.openingExceptions ?? []).map(({ day, hours, note }) => ({
    day,
    hours: writeHours(hours),
    note,
  })),
  contactName: store.contactName ?? '',
  contactEmail: store.contactEmail ?? '',
  handoverNote: store.handoverNote ?? '',
  imageUrl: store.imageUrl,
})

type Body = NonNullable<RequestOf<'createStore'>['body']>['store']
const orNull = (text: string | null | undefined) => text?.trim() || null

/** Builds the request body from validated values. An unchanged picture is not sent. */
export const bodyOf = (
  { openingWeek, openingExceptions, imageUrl, ...values }: StoreValues,
  before: Pick<Store, 'imageUrl'> = { imageUrl: null },
): Body => ({
  ...(values as Pick<Body, 'name' | 'address' | 'postalCode' | 'city' | 'countryCode' | 'latitude' | 'longitude'>),
  phone: orNull(values.phone),
  openingHours: orNull(values.openingHours),
  openingWeek: openingWeek.some((text) => orNull(text)) ? openingWeek.map((text) => readHours(text ?? '') ?? []) : null,
  openingExceptions: openingExceptions
    .map(({ day, hours, note }) => ({ day: day!, hours: readHours(hours ?? '') ?? [], note: note?.trim() ?? '' }))
    .sort((a, b) => a.day.localeCompare(b.day)),
  contactName: orNull(values.contactName),
  contactEmail: orNull(values.contactEmail),
  handoverNote: orNull(values.handoverNote),
  ...(imageUrl !== before.imageUrl && { imageUrl }),
})
