import type {
  ConfigSchema,
  ConfigValue,
  ConfigValues,
  Registry,
  RegistryRemote,
  Settings,
} from '@samspel/federation/registry'
import { fitsSetting } from '@samspel/federation/registry'
import type { Attribution } from '../registry/change'
import { mustBeLive, withLive } from '../registry/change'
import { Refused } from '../registry/refused'
import { ownOf } from './resolve'
import { wantedOf } from './schema'

/** For whom a value is set: the people of a company, those with a role, or everybody in the environment. */
export type Whom = { company: string } | { role: string } | Record<string, never>

/** One value of one remote. */
export interface Change {
  key: string
  whom: Whom
  /** Undefined takes the value away. */
  value: ConfigValue | undefined
}

/** Says for whom, in words. */
export const whomText = ({ company, role }: { company?: string; role?: string }): string =>
  company !== undefined ? `company ${company}` : role !== undefined ? `role ${role}` : 'everybody'

/** The option of `config` that says for whom, with a blank before it; empty for everybody. */
export const whomOption = ({ company, role }: { company?: string; role?: string }): string =>
  company !== undefined ? ` --company ${company}` : role !== undefined ? ` --role ${role}` : ''

/** The values that are set for one company, one role or everybody. */
const setFor = (settings: Settings, whom: Whom): ConfigValues =>
  ('company' in whom
    ? ownOf(settings.companies, whom.company!)
    : 'role' in whom
      ? ownOf(settings.roles, whom.role!)
      : settings.value) ?? {}

/** The value that is set, for exactly these; undefined when none is. */
export const setValue = (settings: Settings = {}, key: string, whom: Whom): ConfigValue | undefined =>
  ownOf(setFor(settings, whom), key)

const put = <T>(map: Readonly<Record<string, T>> | undefined, key: string, value: T | undefined) => {
  const { [key]: _before, ...rest } = map ?? {}
  const next = value === undefined ? rest : { ...rest, [key]: value }
  return Object.keys(next).length > 0 ? next : undefined
}

function withValue(settings: Settings, { key, whom, value }: Change): Settings | undefined {
  const own = put(setFor(settings, whom), key, value)
  const { value: all, companies, roles } = settings
  const parts = {
    value: 'company' in whom || 'role' in whom ? all : own,
    companies: 'company' in whom ? put(companies, whom.company!, own) : companies,
    roles: 'role' in whom ? put(roles, whom.role!, own) : roles,
  }
  const kept = Object.entries(parts).filter(([, part]) => part !== undefined)
  return kept.length > 0 ? (Object.fromEntries(kept) as Settings) : undefined
}

/** The settings of those releases of a remote that visitors get: the live one and a canary. */
export const schemasOf = ({
  version,
  config = {},
  canary,
}: RegistryRemote): { release: string; config: ConfigSchema }[] => [
  { release: version, config },
  ...(canary ? [{ release: `${canary.release.version}, the canary`, config: canary.release.config ?? {} }] : []),
]

/** A remote that is live. Throws {@link Refused} for the shell, which has no settings, and for what is not live. */
export function mustBeConfigurable(registry: Registry, name: string): RegistryRemote {
  if (name === 'shell') throw new Refused('the shell has no settings of its own; remotes have', 'usage')
  return mustBeLive(registry, name) as RegistryRemote
}

/** Throws {@link Refused} when a release that visitors get does not allow the value, and says what it takes. */
export function mustFit(name: string, remote: RegistryRemote, key: string, value: ConfigValue): void {
  const schemas = schemasOf(remote)
  const knowing = schemas.filter(({ config }) => Object.hasOwn(config, key))
  if (knowing.length === 0) {
    const all = [...new Set(schemas.flatMap(({ config }) => Object.keys(config)))]
    throw new Refused(
      `${name} has no setting ${key.slice(0, 80)}; ${all.length > 0 ? `it has ${all.join(', ')}` : 'none are described in its src/remote.ts (config)'}`,
      'unknown',
    )
  }
  for (const { release, config } of knowing) {
    const setting = config[key]!
    if (!fitsSetting(setting, value))
      throw new Refused(
        `${key} of ${name} cannot be ${JSON.stringify(value)}: it takes ${wantedOf(setting)} (${release})`,
        'does_not_fit',
      )
  }
}

/**
 * Sets a value of a remote for a company, for a role or for everybody, or takes it away. Allowed under a lock, since no release moves.
 * Unchanged if it is so already. Throws {@link Refused}.
 */
export function configured(registry: Registry, name: string, change: Change, { at }: Attribution): Registry {
  const live = mustBeConfigurable(registry, name)
  const { settings: before = {}, ...rest } = live
  const { key, whom, value } = change
  const known = setValue(before, key, whom)
  if (value !== undefined) mustFit(name, live, key, value)
  else if (known === undefined && !schemasOf(live).some(({ config }) => Object.hasOwn(config, key)))
    throw new Refused(`${name} has no setting ${key.slice(0, 80)}, and no value is set for one`, 'unknown')
  if (known === value) return registry
  const settings = withValue(before, change)
  return withLive(registry, name, at, { ...rest, ...(settings && { settings }) })
}
