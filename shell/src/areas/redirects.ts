/** Where the shell's own addresses lead. All functions here are pure. */

export type AccountType = 'creator' | 'brand'

const accountType = (stored: string | null | undefined): AccountType => (stored === 'brand' ? 'brand' : 'creator')

/** R-03: /login goes to the account type that was chosen last, and keeps the query. */
export const loginTarget = (storedAccountType: string | null | undefined, search: string): string =>
  `/login/${accountType(storedAccountType)}${search}`

/** brand, whatever was chosen last. */
export const resetPasswordTarget = (search: string): string => `/reset-password/brand${search}`

const providerError = 'connectProviderError'

/** what a provider answered goes along from the start page to the page that stands there for this visitor, which tells of it. */
export const withProviderError = (to: string, search: string): string => {
  const error = new URLSearchParams(search).get(providerError)
  return error === null ? to : `${to}${to.includes('?') ? '&' : '?'}${providerError}=${encodeURIComponent(error)}`
}

/** the address is kept as the destination, unless it is the start page. */
export const signInTarget = (path: string, search: string, hash: string): string =>
  path === '/' ? withProviderError('/login', search) : `/login?destination=${encodeURIComponent(path + search + hash)}`

const here = 'https://here.invalid'

/**
 * Only addresses of this site may be returned to: '//evil.example', '/\\evil.example' and full addresses are refused, control characters too, since browsers
 * drop them before they read the address, and so is '/.//evil.example', whose dots they take out: what is left starts with two slashes.
 */
export const safePath = (path: string | null | undefined): string | undefined => {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\u0000-\u001f]/.test(path) || !URL.canParse(path, here)) return undefined
  const url = new URL(path, here)
  return url.origin === here && !url.pathname.startsWith('//') ? path : undefined
}

/** Addresses that only lead elsewhere: sending somebody signed in back to one would loop, or sign them out. */
export const isDoor = (path: string) =>
  /^\/(login|create-account|reset-password|instagramer-reset-password|native-auth|connect-provider-complete)(?=[/?#]|$)/.test(
    new URL(path, here).pathname,
  )

const innerPath = (path: string | null | undefined): string | undefined => {
  const safe = safePath(path)
  return safe && !isDoor(safe) ? safe : undefined
}

/** S-11: a signed-in visitor of the sign-in pages is sent to the destination, else the stored path, else the start page. */
export const signedInTarget = (search: string, storedPath: string | null | undefined): string =>
  innerPath(new URLSearchParams(search).get('destination')) ?? innerPath(storedPath) ?? '/'

/** error_code wins over error; the stored path may already have a query or a fragment. */
export const connectProviderTarget = (storedPath: string | null | undefined, search: string): string => {
  const target = innerPath(storedPath) ?? '/'
  const query = new URLSearchParams(search)
  const error = query.get('error_code') ?? query.get('error')
  if (error === null) return target
  const [address = '/', ...fragment] = target.split('#')
  return [
    withProviderError(address, `?${new URLSearchParams({ [providerError]: error }).toString()}`),
    ...fragment,
  ].join('#')
}

/** Where a new creator says a name, before going on to `destination`. */
export const welcomePath = '/welcome'

export const isSignUp = (path: string): boolean => /^\/create-account(\/|$)/.test(path)

export const welcomeTarget = (destination: string): string =>
  destination === '/' ? welcomePath : `${welcomePath}?destination=${encodeURIComponent(destination)}`
