import { type Provider, providerSignIn } from '@samspel/forms/sign-in-ways'
import { storage } from '@samspel/store'

/** Parameter names for errors from the provider, our own callback and /connect-provider-complete (row R-05). */
const errorNames = ['error', 'facebook_error', 'error_code', 'error_reason', 'connectProviderError']

/** The provider's error in the address (row S-12): its id or whatever stands for it; undefined without one. */
export const providerError = (search: string): string | undefined => {
  const query = new URLSearchParams(search)
  const name = errorNames.find((known) => query.has(known))
  return name && (query.get(name) ?? '')
}

/** Removes errors of an earlier attempt from a query. */
export const forgetError = (query: URLSearchParams): void =>
  [...errorNames, 'error_description'].forEach((name) => query.delete(name))

/** Goes to the provider in the same window. `fb-login-error-path` stores the current page, for the way back from /fb-login-callback-retry. */
export const startProviderSignIn = (
  provider: Provider,
  location: Pick<Location, 'href' | 'assign'> = window.location,
): void => {
  const page = new URL(location.href)
  // If the next attempt succeeds, it must not return with this one's error.
  if (providerError(page.search) !== undefined) forgetError(page.searchParams)
  storage.set('fb-login-error-path', page.pathname + page.search)
  location.assign(providerSignIn(provider, page.href))
}
