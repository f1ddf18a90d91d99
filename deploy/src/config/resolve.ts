import type {
  ConfigSchema,
  ConfigValue,
  ConfigValues,
  Registry,
  RegistryRemote,
  Settings,
  Visitor,
} from '@samspel/federation/registry'
import { fitsSetting } from '@samspel/federation/registry'

/** The value of a key that a map has itself; undefined without one. */
export const ownOf = <T>(map: Readonly<Record<string, T>> | undefined, key: string | undefined): T | undefined =>
  map && key !== undefined && Object.hasOwn(map, key) ? map[key] : undefined

/** What was set for this visitor, the nearest first. */
const layersOf = ({ value, companies, roles }: Settings, { company, role }: Visitor): (ConfigValues | undefined)[] => [
  ownOf(companies, company),
  ownOf(roles, role),
  value,
]

/**
 * The values of a remote for one visitor, as far as they differ from the defaults: company before role before everybody. A value that the
 * release does not know or allow is passed over, so that what was set for one release cannot break another.
 */
function valuesFor(
  schema: ConfigSchema = {},
  settings: Settings = {},
  visitor: Visitor = {},
): ConfigValues | undefined {
  const layers = layersOf(settings, visitor)
  const values = Object.entries(schema).flatMap(([name, setting]): [string, ConfigValue][] => {
    const set = layers.map((layer) => ownOf(layer, name)).find((one) => one !== undefined && fitsSetting(setting, one))
    return set === undefined || set === setting.default ? [] : [[name, set]]
  })
  return values.length > 0 ? Object.fromEntries(values) : undefined
}

const resolved = ({ settings, ...remote }: RegistryRemote, visitor: Visitor): RegistryRemote => {
  const values = valuesFor(remote.config, settings, visitor)
  return values ? { ...remote, values } : remote
}

const isSet = ({ remotes, retired = {} }: Registry): boolean =>
  Object.values(remotes).some(({ settings }) => settings) || Object.values(retired).some(({ settings }) => settings)

/** The registry with the values for one visitor in the place of everybody's. The same object when nothing is set. */
export function withValues(registry: Registry, visitor: Visitor): Registry {
  if (!isSet(registry)) return registry
  return {
    ...registry,
    remotes: Object.fromEntries(Object.entries(registry.remotes).map(([name, one]) => [name, resolved(one, visitor)])),
    ...(registry.retired && {
      retired: Object.fromEntries(
        Object.entries(registry.retired).map(([name, { settings: _settings, ...gone }]) => [name, gone]),
      ),
    }),
  }
}

/** What sets the visitors apart who get the same values as this one; empty for those who get everybody's, whose pages can be shared. */
export function valuesKey({ remotes }: Registry, { company, role }: Visitor): string[] {
  const all = Object.values(remotes)
  return [
    ...(all.some(({ settings }) => ownOf(settings?.companies, company)) ? [`company:${company}`] : []),
    ...(all.some(({ settings }) => ownOf(settings?.roles, role)) ? [`role:${role}`] : []),
  ]
}
