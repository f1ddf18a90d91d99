/** Everything that is chosen in the sandbox. It lives in the sandbox's address, so that a state can be shared as a link. */
export interface Choice {
  role: (typeof roles)[number]
  locale: (typeof locales)[number]
  width: (typeof widths)[number]
  scheme: (typeof schemes)[number]
  /** Inside the native wrapper. */
  native: boolean
  fault: (typeof faults)[number]
  /** Calls that the fault hits: a part of their path; empty for all. */
  scope: string
  /** Address of a real Samspel; empty for the fake API. */
  api: string
  /** Path inside the app, with its query. */
  path: string
}

export const roles = ['anonymous', 'admin', 'company', 'store', 'creator'] as const
export const locales = ['sv', 'en'] as const
export const widths = ['360', '684', '768', '1280', 'full'] as const
export const schemes = ['system', 'light', 'dark'] as const
export const faults = ['none', 'slow', '500', '401', 'offline'] as const

/** Part of a choice that the server needs to answer a call. */
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
  path: '/',
}

const oneOf = <T extends string>(values: readonly T[], value: string | null, otherwise: T): T =>
  values.find((known) => known === value) ?? otherwise

const isPath = (value: string | null): value is string => value !== null && /^\/(?!\/)/.test(value)

/** An http address without a path, or empty. */
export function originOf(address: string): string {
  try {
    const { protocol, origin } = new URL(address)
    return protocol === 'http:' || protocol === 'https:' ? origin : ''
  } catch {
    return ''
  }
}

/** Reads a choice from a query. What is missing or unknown is as in `first`. */
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
    path: isPath(path) ? path : first.path,
  }
}

/** The query of a choice: role and path always, of the rest what is not as usual. */
export function writeChoice(choice: Choice): string {
  const query = new URLSearchParams({ role: choice.role, path: choice.path })
  for (const [name, value] of Object.entries(choice)) {
    if (query.has(name) || value === firstChoice[name as keyof Choice]) continue
    query.set(name, value === true ? 'on' : String(value))
  }
  return query.toString().replaceAll('%2F', '/').replaceAll('%3A', ':')
}

/** The part of a choice that travels in the address of each call. */
export const writeCallChoice = ({ role, locale, fault, scope, api }: CallChoice): string =>
  encodeURIComponent(new URLSearchParams({ role, locale, fault, scope, api }).toString())

/** Whether a call is hit by the chosen fault, and by which. `path` is that of the contract, without `/api`. */
export const faultFor = ({ fault, scope }: CallChoice, path: string): Choice['fault'] =>
  path.includes(scope) ? fault : 'none'
