import type { Audience, VisitorRole } from '@samspel/federation/registry'
import { visitorRoles } from '../model/visitor-roles'
import { Refused } from '../registry/refused'

const COMPANY = /^[\w-]{1,64}$/
const MOST = 100

const shown = (text: unknown): string => `'${String(text).slice(0, 80)}'`

/** Throws {@link Refused} for what is no id of a company. */
export function checkCompanies(companies: readonly string[]): void {
  const odd = companies.find((id) => !COMPANY.test(id))
  if (odd !== undefined) throw new Refused(`${shown(odd)} is no id of a company`, 'usage')
}

/** Whom a canary is for, each named once. Undefined for everybody. Throws {@link Refused} for what is no id or role, and for nobody. */
export function audienceFrom(to: { companies?: readonly string[]; roles?: readonly string[] } | undefined) {
  if (!to) return undefined
  const companies = [...new Set(to.companies)]
  const roles = [...new Set(to.roles)]
  checkCompanies(companies)
  const odd = roles.find((role) => !visitorRoles.includes(role as VisitorRole))
  if (odd !== undefined) throw new Refused(`${shown(odd)} is no role; there are ${visitorRoles.join(', ')}`, 'usage')
  if (companies.length + roles.length === 0) throw new Refused('a canary for nobody: name a company or a role', 'usage')
  if (companies.length > MOST) throw new Refused(`at most ${MOST} companies can be named`, 'usage')
  return {
    ...(companies.length > 0 && { companies }),
    ...(roles.length > 0 && { roles: roles as VisitorRole[] }),
  } satisfies Audience
}

/** `company 0190…, role creator`. */
export const audienceText = ({ companies = [], roles = [] }: Audience): string =>
  [...companies.map((id) => `company ${id}`), ...roles.map((role) => `role ${role}`)].join(', ')
