import pg from 'pg'
import { type FieldErrors, invalid } from '../../errors'

const taken: Record<string, (slugField: string) => FieldErrors> = {
  users_email_key: () => ({ email: ['account_exists'] }),
  instagramers_email_key: () => ({ email: ['account_exists'] }),
  collaboration_pages_pkey: (slugField) => ({ [slugField]: ['taken'] }),
  brands_slug_key: (slugField) => ({ [slugField]: ['taken'] }),
  instagramers_username_key: (slugField) => ({ [slugField]: ['taken'] }),
}

/** Concurrent calls for the same name or address collide at the unique keys. */
export const orTaken =
  (slugField: string) =>
  (error: unknown): never => {
    const errors =
      error instanceof pg.DatabaseError && error.code === '23505' ? taken[error.constraint ?? ''] : undefined
    throw errors ? invalid(errors(slugField)) : error
  }
