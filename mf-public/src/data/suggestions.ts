import { apiAction } from '@samspel/store'

/** A visitor's product suggestion (rows E-23, V-32); the same whether signed in or not. */
export const createProductSuggestion = apiAction('createProductSuggestion', { skipAuth: true })
