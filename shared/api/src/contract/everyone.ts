/** Actors of an endpoint that anyone may call, signed in or not. */
export const everyone = ['anonymous', 'admin', 'company', 'store_user', 'creator'] as const
