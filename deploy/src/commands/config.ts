import type { ConfigValue, Registry, Setting } from '@samspel/federation/registry'
import { fitsSetting } from '@samspel/federation/registry'
import type { Whom } from '../config/change'
import { configured, mustBeConfigurable, schemasOf, setValue } from '../config/change'
import { visitorRoles } from '../model/visitor-roles'
import { Refused } from '../registry/refused'
import type { Storage } from '../storage/storage'
import { actor } from './actor'
import type { By } from './record'
import { changeAndRecord } from './record'

/** A setting of a remote, with its values by whom they are for. */
export interface ConfigRow {
  key: string
  /** Absent for one that no release that visitors get knows any more. */
  setting?: Setting
  /** Absent where nothing is set. */
  value?: ConfigValue
  companies?: Readonly<Record<string, ConfigValue>>
  roles?: Readonly<Record<string, ConfigValue>>
  /** False when only the canary has it. */
  live: boolean
  /** True when a value is set that the live release passes over. */
  ignored: boolean
}

/** All settings of a remote. */
export interface ConfigList {
  name: string
  version: string
  environment: string
  revision: number
  settings: ConfigRow[]
}

/** Result of setting a value or taking it away. */
export interface Configured {
  name: string
  key: string
  company?: string
  role?: string
  /** Absent where none was set. */
  before?: ConfigValue
  /** Absent where none is set now. */
  after?: ConfigValue
  revision: number
  /** False if it was so already. */
  changed: boolean
}

/** What to set, and for whom; for everybody in the environment without either. */
export interface ConfigOptions extends By {
  company?: string
  role?: string
}

const COMPANY = /^[\w-]{1,64}$/

function whomOf({ company, role }: Pick<ConfigOptions, 'company' | 'role'>): Whom {
  if (company !== undefined && role !== undefined)
    throw new Refused('a value is for a company or for a role, not for both; a company comes first', 'usage')
  if (company !== undefined && !COMPANY.test(company))
    throw new Refused(`'${company.slice(0, 80)}' is no id of a company`, 'usage')
  if (role !== undefined && !visitorRoles.some((known) => known === role))
    throw new Refused(`there is no role '${role.slice(0, 80)}'; there are ${visitorRoles.join(', ')}`, 'usage')
  return company !== undefined ? { company } : role !== undefined ? { role } : {}
}

function reasonOf(reason: string | undefined): string {
  if (!reason?.trim()) throw new Refused('a changed setting needs a reason, for whoever meets it', 'usage')
  return reason.trim()
}

/** Values of one setting by company or role, of those for whom one is set. */
const picked = (by: Readonly<Record<string, Readonly<Record<string, ConfigValue>>>> | undefined, key: string) => {
  const found = Object.entries(by ?? {}).flatMap(([whom, values]) =>
    Object.hasOwn(values, key) ? [[whom, values[key]!] as const] : [],
  )
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** The settings of a remote in a registry, with every value that is set. Throws {@link Refused}. */
export function settingsOf(registry: Registry, name: string): ConfigRow[] {
  const remote = mustBeConfigurable(registry, name)
  const { settings = {}, config = {} } = remote
  const { value: all = {}, companies, roles } = settings
  const layers = [all, ...Object.values(companies ?? {}), ...Object.values(roles ?? {})]
  const keys = new Set([...schemasOf(remote).flatMap((one) => Object.keys(one.config)), ...layers.flatMap(Object.keys)])
  return [...keys].map((key): ConfigRow => {
    const live = Object.hasOwn(config, key) ? config[key] : undefined
    const setting = live ?? schemasOf(remote).find((one) => Object.hasOwn(one.config, key))?.config[key]
    const [own, ofCompanies, ofRoles] = [setValue(settings, key, {}), picked(companies, key), picked(roles, key)]
    const set = [own, ...Object.values(ofCompanies ?? {}), ...Object.values(ofRoles ?? {})]
    return {
      key,
      ...(setting && { setting }),
      ...(own !== undefined && { value: own }),
      ...(ofCompanies && { companies: ofCompanies }),
      ...(ofRoles && { roles: ofRoles }),
      live: live !== undefined,
      ignored: set.some((one) => one !== undefined && !(live && fitsSetting(live, one))),
    }
  })
}

/** The settings of a remote, with every value that is set. Throws {@link Refused}. */
export async function listConfig(storage: Storage, name: string): Promise<ConfigList> {
  const registry = await storage.readRegistry()
  const { version } = mustBeConfigurable(registry, name)
  const { environment, revision } = registry
  return { name, version, environment, revision, settings: settingsOf(registry, name) }
}

async function change(
  storage: Storage,
  name: string,
  key: string,
  value: ConfigValue | undefined,
  { company, role, reason: given, by = actor(), ...rest }: ConfigOptions,
): Promise<Configured> {
  const whom = whomOf({ ...(company !== undefined && { company }), ...(role !== undefined && { role }) })
  const reason = reasonOf(given)
  const settingsIn = ({ remotes }: Registry) => remotes[name]?.settings
  const { setting, revision, changed } = await changeAndRecord(
    storage,
    name,
    { ...rest, by, reason },
    (registry, attribution) => configured(registry, name, { key, whom, value }, attribution),
    (before, after) => {
      const [was, is] = [setValue(settingsIn(before), key, whom), setValue(settingsIn(after), key, whom)]
      const values = { ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }
      return { action: 'configure', setting: { key, ...whom, ...values } }
    },
  )
  return { name, ...setting!, revision, changed }
}

/**
 * Sets a value of a remote, for everybody in the environment, for the people of a company or for a role. Open pages take it within seconds.
 * Needs a reason. Throws {@link Refused} for a value that the live release or the canary does not allow.
 */
export const setConfig = (
  storage: Storage,
  name: string,
  key: string,
  value: ConfigValue,
  options: ConfigOptions,
): Promise<Configured> => change(storage, name, key, value, options)

/** Takes a value away again, for exactly these. Needs a reason. Throws {@link Refused}. */
export const unsetConfig = (storage: Storage, name: string, key: string, options: ConfigOptions): Promise<Configured> =>
  change(storage, name, key, undefined, options)
