/** Everything that can be chosen in the sandbox. Stored in the sandbox's URL, so that a state can be shared as a link. */
export interface Choice {
  role: (typeof roles)[number]
  locale: (typeof locales)[number]
  width: (typeof widths)[number]
  scheme: (typeof schemes)[number]
  /** Whether the app runs inside the native wrapper. */
  native: boolean
  fault: (typeof faults)[number]
  /** Part of the path of requests that the fault applies to; empty for all. */
  scope: string
  /** URL of a real Samspel; empty for the fake API. */
  api: string
  /** Values of settings, see `readValues`; empty for the defaults. */
  config: string
  /** Path inside the app, including the query. */
  path: string
}

export const roles = ['anonymous', 'admin', 'company', 'store', 'creator'] as const
export const locales = ['sv', 'en'] as const
export const widths = ['360', '684', '768', '1280', 'full'] as const
export const schemes = ['system', 'light', 'dark'] as const
export const faults = ['none', 'slow', '500', '401', 'offline'] as const

/** The part of a choice that the server needs to answer an API request. */
export type CallChoice = Pick<Choice, 'role' | 'locale' | 'fault' | 'scope' | 'api'>

export const firstChoice: Choice = {
  role: 'creator',
  locale: 'sv',
  width: 'full',
  scheme: 'system',
  native: false,
  fault: 'none',
  scope: '',
  api: '',
  config: '',
  path: '/',
}

const oneOf = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise

const isPath = (value: string | null): value is string => value !== null && /^\/(?!\/)/.test(value)

/** Normalises an http(s) address to its origin; empty if it is invalid. */
export function originOf(address: string): string {
  try {
    const { protocol, origin } = new URL(address)
    return protocol === 'http:' || protocol === 'https:' ? origin : ''
  } catch {
    return ''
  }
}

/** Parses a choice from a query string. Missing or unknown values are taken from `first`. */
export function readChoice(query: string, first: Choice = firstChoice): Choice {
  const given = new URLSearchParams(query)
  const path = given.get('path')
  return {
    role: oneOf(roles, given.get('role'), first.role),
    locale: oneOf(locales, given.get('locale'), first.locale),
    width: oneOf(widths, given.get('width'), first.width),
    scheme: oneOf(schemes, given.get('scheme'), first.scheme),
    native: given.has('native') ? given.get('native') === 'on' : first.native,
    fault: oneOf(faults, given.get('fault'), first.fault),
    scope: given.get('scope') ?? first.scope,
    api: originOf(given.get('api') ?? first.api),
    config: given.get('config') ?? first.config,
    path: isPath(path) ? path : first.path,
  }
}

/** Formats a choice as a query string: role and path always, the rest only if not at their defaults. */
export function writeChoice(choice: Choice): string {
  const query = new URLSearchParams({ role: choice.role, path: choice.path })
  for (const [name, value] of Object.entries(choice)) {
    if (query.has(name) || value === firstChoice[name as keyof Choice]) continue
    query.set(name, value === true ? 'on' : String(value))
  }
  return query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')
}

/** Encodes the part of a choice that each API request's URL contains. */
export const writeCallChoice = ({ role, locale, fault, scope, api }: CallChoice): string =>
  encodeURIComponent(new URLSearchParams({ role, locale, fault, scope, api }).toString())

/** The fault that applies to a request, or `none`. `path` is the contract's path, without `/api`. */
export const faultFor = ({ fault, scope }: CallChoice, path: string): Choice['fault'] =>
  path.includes(scope) ? fault : 'none'
