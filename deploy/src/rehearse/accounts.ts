import type { Area } from '@samspel/federation/registry'
import { isRecord } from '../is-record'
import { Refused } from '../registry/refused'

/** The account that a rehearsal signs in with as a role. */
export interface Account {
  email: string
  password: string
}

export type Accounts = Partial<Record<Area, Account>>

const roles = ['admin', 'company', 'store', 'creator'] as const
const PATIENCE_MS = 10_000

const demo: Accounts = Object.fromEntries(
  roles.map((role) => [role, { email: `${role}@samspel.test`, password: 'samspel-demo' }]),
)

const isAccount = (value: unknown): value is Account =>
  isRecord(value) && typeof value.email === 'string' && typeof value.password === 'string'

/**
 * Accounts by role, from REHEARSE_ACCOUNTS: `{"creator":{"email":…,"password":…}}`. Those of the demo when it is left out and the
 * environment is `local`; otherwise none. Throws {@link Refused}.
 */
export function accountsFrom(text: string | undefined, environment: string): Accounts {
  if (!text) return environment === 'local' ? demo : {}
  const fault = new Refused(
    `REHEARSE_ACCOUNTS is JSON with ${roles.join(', ')}, each with email and password; what is left out is not walked`,
    'usage',
  )
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw fault
  }
  const names: readonly string[] = roles
  if (!isRecord(read) || !Object.entries(read).every(([role, value]) => names.includes(role) && isAccount(value)))
    throw fault
  return read as Accounts
}

/** Signs in and resolves with the session's token. Throws {@link Refused}. */
export async function signIn(site: string, role: Area, { email, password }: Account): Promise<string> {
  const kind = role === 'creator' ? 'instagramer' : 'user'
  const answer = await fetch(new URL(`/api/auth/${kind}s/sign_in`, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [kind]: { email, password } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error: Error) => {
    throw new Refused(
      `${site} does not answer (${((error.cause as Error | undefined) ?? error).message})`,
      'unreachable',
    )
  })
  const token = answer.headers.get('authorization')?.replace(/^Bearer /, '')
  if (!answer.ok || !token)
    throw new Refused(
      `${site} does not let the ${role} account in (${answer.status}): see REHEARSE_ACCOUNTS`,
      'forbidden',
    )
  return token
}
