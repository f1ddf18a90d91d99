import type { RemoteSetting, RemoteSettings, SettingChange } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import type { AppContext } from '../../http/call'
import { type ConfigFacts, registryOf } from './registry-service'

type Row = ConfigFacts['settings'][number]

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Names of the companies that have values of their own. Ids that were typed in a command may be of none. */
const namesOf = async (db: Db, ids: readonly string[]): Promise<Map<string, string>> => {
  const known = ids.filter((id) => uuid.test(id))
  if (known.length === 0) return new Map()
  const rows = await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', known).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const roles: readonly string[] = entities.settingRoles
const isRole = (role: string): role is (typeof entities.settingRoles)[number] => roles.includes(role)

const toSetting = (
  { key, setting, value, companies = {}, roles = {}, ignored }: Row,
  names: ReadonlyMap<string, string>,
): RemoteSetting => ({
  key,
  type: setting?.type ?? 'unknown',
  title: setting?.title ?? null,
  default: setting?.default ?? null,
  min: setting?.min ?? null,
  max: setting?.max ?? null,
  choices: setting?.choices ?? [],
  value: value ?? null,
  companies: Object.entries(companies).map(([companyId, own]) => ({
    companyId,
    name: names.get(companyId) ?? null,
    value: own,
  })),
  roles: Object.entries(roles).flatMap(([role, own]) => (isRole(role) ? [{ role, value: own }] : [])),
  isIgnored: ignored,
})

const listed = async (
  db: Db,
  { name, version, environment, settings }: ConfigFacts,
): Promise<{ remoteSettings: RemoteSettings }> => {
  const names = await namesOf(
    db,
    settings.flatMap(({ companies = {} }) => Object.keys(companies)),
  )
  return { remoteSettings: { name, version, environment, settings: settings.map((row) => toSetting(row, names)) } }
}

export const getRemoteSettings = async (context: Context, { name }: { name: string }) =>
  listed(context.db, await registryOf(context).config(name))

/** Changes a value in the registry, and tells every open page that there is something new. */
export const changeRemoteSetting = async (
  context: Context<UserCaller> & Pick<AppContext, 'live'>,
  { name, key, value, reason, ...whom }: SettingChange & { name: string; key: string },
) => {
  const service = registryOf(context)
  // For a company or for a role, not for both.
  if (Object.keys(whom).length > 1) throw new AppError('invalid', { role: ['invalid'] })
  const { companyId, ...others } = whom
  const revision = await service.configure(name, key, {
    by: context.caller.name,
    reason,
    ...(value !== null && { value }),
    ...(companyId !== undefined && { company: companyId }),
    ...others,
  })
  await tellRegistryChanged(context, revision)
  return listed(context.db, await service.config(name))
}

/** Tells every open page that the registry has another revision. */
export const tellRegistryChanged = ({ db, live }: Pick<AppContext, 'db' | 'live'>, revision: number): Promise<void> =>
  transact(db, (trx) =>
    live.publish(trx, { fact: 'registry-changed', ids: { revision: String(revision) }, audience: {} }),
  )
