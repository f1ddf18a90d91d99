/** Errors added to the return address when a sign-in fails. */
export const flowErrors = [
  'access_denied',
  'provider_unavailable',
  'no_email',
  'account_exists',
  'blocked',
  'state_invalid',
] as const
export type FlowError = (typeof flowErrors)[number]

/** Paths that the API and the edge serve themselves. No page there would remove the token from its address. */
const served =
  /^\/(?:api|public|docs|uploads|sandbox|telemetry|remotes|shell|registry\.json|healthz|readyz|metrics)(?:\/|$)/i

/** Parameters we set; values already in a page's address are left over from an earlier attempt. */
const ours = ['jwt', 'error', 'error_code', 'error_reason', 'facebook_error']

const decodedPath = ({ pathname }: URL): string => {
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, '/')
  } catch {
    return '/api'
  }
}

const isOwnPage = (page: URL, home: URL): boolean =>
  page.origin === home.origin &&
  !page.username &&
  !page.password &&
  !page.pathname.startsWith('//') &&
  !served.test(decodedPath(page))

/** The page to return to: the requested one if it is on this site, otherwise the creators' login (QUALITY 17). */
export const returnAddress = (appUrl: string, asked: unknown): string => {
  const home = new URL(appUrl)
  const login = new URL('/login/creator', home)
  if (
    typeof asked !== 'string' ||
    asked.length > 2_000 ||
    /[\u0000-\u0020\u007f\\]/.test(asked) ||
    !/^https?:\/\//i.test(asked) ||
    !URL.canParse(asked)
  )
    return login.href
  const page = new URL(asked)
  if (!isOwnPage(page, home)) return login.href
  for (const name of ours) page.searchParams.delete(name)
  return page.href
}

/** Shell pages that remove a token from their address before doing anything else (row S-13). */
const takesToken = /^\/(?:login|create-account)(?:\/|$)|^\/native-auth\/?$/

/**
 * The page a sign-in returns to. On any other page a token would stay in the address, so the login page receives it and forwards the
 * visitor.
 */
export const signInAddress = (page: string): string => {
  const { pathname, search, hash, origin } = new URL(page)
  if (takesToken.test(pathname)) return page
  const login = new URL('/login/creator', origin)
  login.searchParams.set('destination', pathname + search + hash)
  return login.href
}

/** Adds the result to the page's address. */
export const withAnswer = (page: string, answer: { jwt: string } | { error: FlowError } | undefined): string => {
  const url = new URL(page)
  for (const [name, value] of Object.entries(answer ?? {})) url.searchParams.set(name, value)
  return url.href
}

/** The page that asks for an address, with the way on from the page that the sign-in would have returned to. */
export const addressPage = (appUrl: string, page: string): string => {
  const url = new URL('/create-account/address', appUrl)
  const destination = new URL(page).searchParams.get('destination')
  if (destination) url.searchParams.set('destination', destination)
  return url.href
}
