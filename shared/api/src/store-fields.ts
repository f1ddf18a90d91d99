interface StoreField {
  /** In the database, and the heading of files that we write. */
  column: string
  /** Characters that a text may have. */
  longest?: number
  /** Degrees to both sides of zero. */
  most?: number
  /** A store may be without it: an empty cell of a file takes away what was there. */
  mayBeEmpty?: true
}

/** What staff write of a store and files tell of it: the contract, forms, files and SQL read this list. */
export const storeFields = {
  name: { column: 'name', longest: 120 },
  address: { column: 'address', longest: 200 },
  postalCode: { column: 'postal_code', longest: 20 },
  city: { column: 'city', longest: 120 },
  countryCode: { column: 'country_code' },
  latitude: { column: 'latitude', most: 90 },
  longitude: { column: 'longitude', most: 180 },
  phone: { column: 'phone', longest: 40, mayBeEmpty: true },
  openingHours: { column: 'opening_hours', longest: 200, mayBeEmpty: true },
  contactName: { column: 'contact_name', longest: 120, mayBeEmpty: true },
  contactEmail: { column: 'contact_email', longest: 254, mayBeEmpty: true },
  handoverNote: { column: 'handover_note', longest: 500, mayBeEmpty: true },
} as const satisfies Record<string, StoreField>

/** A field of {@link storeFields}. */
export type StoreFieldName = keyof typeof storeFields

/** The column of each of {@link storeFields}. */
export const storeColumnOf = Object.fromEntries(
  Object.entries(storeFields).map(([name, { column }]) => [name, column]),
) as { [Name in StoreFieldName]: (typeof storeFields)[Name]['column'] }

/** All of {@link storeFields}, in the order of files. */
export const storeFieldNames = Object.keys(storeFields) as StoreFieldName[]

/** Rows that one imported file of stores may hold. */
export const storeImportRowsMax = 20_000
