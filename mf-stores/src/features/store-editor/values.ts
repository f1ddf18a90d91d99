import type { Country, RequestOf, Store } from '@samspel/api'

/** What the form holds; a position that is not written yet is null. */
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
})

export const valuesOf = ({
  name,
  address,
  postalCode,
  city,
  countryCode,
  latitude,
  longitude,
  phone,
  openingHours,
}: Store): StoreValues => ({
  name,
  address,
  postalCode,
  city,
  countryCode,
  latitude,
  longitude,
  phone: phone ?? '',
  openingHours: openingHours ?? '',
})

type Body = NonNullable<RequestOf<'createStore'>['body']>['store']

/** The request's body; called with values that the schema has let through. */
export const bodyOf = ({ phone, openingHours, ...values }: StoreValues): Body => ({
  ...(values as Omit<Body, 'phone' | 'openingHours'>),
  phone: phone.trim() || null,
  openingHours: openingHours.trim() || null,
})
