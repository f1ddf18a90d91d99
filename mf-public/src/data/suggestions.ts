import { apiAction } from '@samspel/store'

/** A visitor suggests a product (rows E-23, V-32); the same for everyone, signed in or not. */
export const createProductSuggestion = apiAction('createProductSuggestion', { skipAuth: true })
