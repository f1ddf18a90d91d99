/** What a visitor who did not get in comes back with. */
export const flowErrors = [
  'access_denied',
  'provider_unavailable',
  'no_email',
  'account_exists',
  'blocked',
  'state_invalid',
] as const
export type FlowError = (typeof flowErrors)[number]

/** Paths that the API and the edge answer themselves: no page that would take the token out of its address. */
const served =
  /^\/(?:api|public|docs|uploads|sandbox|telemetry|remotes|shell|registry\.json|healthz|readyz|metrics)(?:\/|$)/i

/** Ours to set; what a page's address already has of them is of an earlier try. */
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

/** The page to come back to: the one that was asked for when it is a page of this site, else the creators' login (QUALITY 17). */
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

/** Pages of the shell that take a token out of their address before anything else happens (row S-13). */
const takesToken = /^\/(?:login|create-account)(?:\/|$)|^\/native-auth\/?$/

/** The page for a sign-in to come back to: elsewhere a token would stay in the address, so the login takes it and leads on. */
export const signInAddress = (page: string): string => {
  const { pathname, search, origin } = new URL(page)
  if (takesToken.test(pathname)) return page
  const login = new URL('/login/creator', origin)
  login.searchParams.set('destination', pathname + search)
  return login.href
}

/** The page with what is to be said on it. */
export const withAnswer = (page: string, answer: { jwt: string } | { error: FlowError } | undefined): string => {
  const url = new URL(page)
  for (const [name, value] of Object.entries(answer ?? {})) url.searchParams.set(name, value)
  return url.href
}
