import { facebookSignIn, storage } from '@samspel/store'

/** Names under which the provider, our own callback and /connect-provider-complete (row R-05) tell of an error. */
const errorNames = ['error', 'facebook_error', 'error_code', 'error_reason', 'connectProviderError']

export { facebookSignIn }

/** The error that the provider sent the visitor back with (row S-12): its id, or what stands in its place; undefined when there is none. */
export const facebookError = (search: string): string | undefined => {
  const query = new URLSearchParams(search)
  const name = errorNames.find((known) => query.has(known))
  return name && (query.get(name) ?? '')
}

/** Takes the error of an earlier try out of a query. */
export const forgetError = (query: URLSearchParams): void =>
  [...errorNames, 'error_description'].forEach((name) => query.delete(name))

/**
 * Leaves for Facebook in the same window. `fb-login-error-path` keeps where the visitor was: the way back from /fb-login-callback-retry.
 */
export const startFacebookSignIn = (location: Pick<Location, 'href' | 'assign'> = window.location): void => {
  const page = new URL(location.href)
  // A later try that succeeds must not come back with the error of this one.
  if (facebookError(page.search) !== undefined) forgetError(page.searchParams)
  storage.set('fb-login-error-path', page.pathname + page.search)
  location.assign(facebookSignIn(page.href))
}
