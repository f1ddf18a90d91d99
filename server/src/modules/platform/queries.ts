import { createHash } from 'node:crypto'
import { pageSizes, type PlatformEvent } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import type { UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { metaOf, pageOf } from '../../http/page'
import { listFailures } from './figures'
import { type HistoryLine, registryOf, type Turn } from './registry-service'
import { statusOf } from './status'

const historyLines = 1_000
const actions = new Set<string>(entities.platformActions)

const platformStatus = async ({ db, config, now }: Pick<Context, 'db' | 'config' | 'now'>, hours: number) => ({
  platformStatus: await statusOf(db, await registryOf({ config }).registry(), { now, hours, bounds: config.platform }),
})

export const getPlatformStatus = (context: Context, { hours = 24 }: Query<'getPlatformStatus'>) =>
  platformStatus(context, hours)

const shown = (value: boolean | number | string | undefined) =>
  value === undefined ? null : String(value).slice(0, 500)

const settingOf = ({ key, company, role, before, after }: NonNullable<HistoryLine['setting']>) => ({
  key: key.slice(0, 40),
  company: company?.slice(0, 64) ?? null,
  role: role?.slice(0, 40) ?? null,
  before: shown(before),
  after: shown(after),
})

const toEvent = (line: HistoryLine): PlatformEvent => ({
  // History lines have no ids, so their content, including the time, is hashed into one.
  id: createHash('sha256').update(JSON.stringify(line)).digest('hex').slice(0, 24),
  at: line.at,
  by: line.by.slice(0, 200),
  action: line.action as PlatformEvent['action'],
  name: line.name,
  from: line.from ?? null,
  to: line.to ?? null,
  percent: line.percent ?? null,
  revision: line.revision ?? null,
  forced: (line.forced ?? []).map((finding) => finding.slice(0, 200)),
  reason: line.reason?.slice(0, 500) ?? null,
  automatic: line.automatic ?? false,
  ...(line.setting && { setting: settingOf(line.setting) }),
})

export const listPlatformEvents = async ({ config }: Context, query: Query<'listPlatformEvents'>) => {
  const lines = (await registryOf({ config }).history({ limit: historyLines, name: query.name })).filter(({ action }) =>
    actions.has(action),
  )
  const page = pageOf(query, pageSizes.table)
  return {
    platformEvents: lines.slice(page.offset, page.offset + page.limit).map(toEvent),
    meta: metaOf(page, lines.length),
  }
}

export const listRemoteFailures = async ({ db }: Context, query: Query<'listRemoteFailures'>) => {
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await listFailures(db, query, page)
  return { remoteFailures: rows, meta: metaOf(page, total) }
}

interface RemoteVersion {
  name: string
  version: string
}

const reason = 'on the status page'

export const stopCanary = async (context: Context<UserCaller>, { name, version }: RemoteVersion) => {
  await registryOf(context).stop(name, { by: context.caller.name, version, reason })
  return platformStatus(context, 24)
}

export const turnRemote = async (
  context: Context<UserCaller>,
  { name, turn, reason: why }: { name: string; turn: Turn; reason: string },
) => {
  await registryOf(context).turn(name, turn, { by: context.caller.name, reason: why.trim() })
  return platformStatus(context, 24)
}

export const rollBackRemote = async (context: Context<UserCaller>, { name, version }: RemoteVersion) => {
  await registryOf(context).rollback(name, { by: context.caller.name, version, reason })
  return platformStatus(context, 24)
}
