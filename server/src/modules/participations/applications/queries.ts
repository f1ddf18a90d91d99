import { type ApplicationKind, pageSizes } from '@samspel/api'
import type { BrandIds } from '../../../auth/brand-scope'
import type { UserCaller } from '../../../auth/caller'
import { brandsWith } from '../../../auth/roles'
import type { Context, Query } from '../../../context'
import type { Db } from '../../../db/transact'
import { metaOf, pageOf } from '../../../http/page'
import { brandMoney } from '../../wallet'
import { applicationsCsv } from './csv'
import * as repository from './repository'
import { toApplication } from './serialize'

type Group = repository.WaitingGroup

const countsOf = (groups: readonly Group[]) => {
  const sum = (of: (group: Group) => number) => groups.reduce((total, group) => total + of(group), 0)
  return {
    all: sum(({ waiting }) => waiting),
    dueToday: sum(({ due_today: due }) => due),
    demandsMet: sum(({ demands_met: met }) => met),
  }
}

/** How many applications of both kinds wait in these brands, and how many must be answered today; same as in the inbox. */
export const countApplications = async (db: Db, brandIds: BrandIds, now: Date) =>
  countsOf(await repository.groupWaiting(db, brandIds, now))

const byCampaign = (groups: readonly Group[]) => {
  const found = new Map<string, { id: string; name: string; brandId: string; waiting: number; atStores: number }>()
  for (const { campaign_id: id, campaign_name: name, brand_id: brandId, kind, waiting } of groups) {
    const one = found.get(id) ?? { id, name, brandId, waiting: 0, atStores: 0 }
    one[kind === 'store' ? 'atStores' : 'waiting'] += waiting
    found.set(id, one)
  }
  return [...found.values()]
}

const byStore = (groups: readonly Group[]) => {
  const found = new Map<string, { id: string; name: string; city: string; brandId: string; waiting: number }>()
  for (const { store_id: id, store_name: name, store_city: city, brand_id: brandId, waiting } of groups) {
    if (id === null) continue
    found.set(id, { id, name, city, brandId, waiting: (found.get(id)?.waiting ?? 0) + waiting })
  }
  return [...found.values()].toSorted(
    (a, b) => a.city.localeCompare(b.city, 'sv') || a.name.localeCompare(b.name, 'sv'),
  )
}

/** Pending applications to campaigns and at stores. All counts are sums over the same groups, so that they agree. */
export const listApplications = async (
  { db, caller, now }: Context<UserCaller>,
  { brandId, ...query }: Query<'listApplications'>,
) => {
  const brandIds = brandsWith(caller, 'seeCampaigns', brandId)
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await repository.listApplications(db, { ...query, brandIds, now }, page)
  const groups = await repository.groupWaiting(db, brandIds, now)
  const ofKind = (kind: ApplicationKind) => groups.filter((group) => group.kind === kind)
  const accounts = await brandMoney(db, [
    ...new Set(groups.filter((group) => group.is_paid).map(({ brand_id: brand }) => brand)),
  ])
  return {
    applications: rows.map((row) => toApplication(row, { caller, now })),
    meta: metaOf(page, total),
    counts: countsOf(query.kind ? ofKind(query.kind) : groups),
    kinds: { campaign: countsOf(ofKind('campaign')).all, store: countsOf(ofKind('store')).all },
    byCampaign: byCampaign(groups),
    byStore: byStore(groups),
    towns: [...new Set(groups.flatMap(({ towns }) => towns))].toSorted((a, b) => a.localeCompare(b, 'sv')),
    accounts: accounts.map(({ id, brand_id: brand, brand_name: brandName, available }) => ({
      id,
      brandId: brand,
      brandName,
      available,
    })),
  }
}

const mostExported = 5_000

export const exportApplications = async (
  { db, caller, now }: Context<UserCaller>,
  { brandId, locale = 'sv', ...query }: Query<'exportApplications'>,
) => {
  const { rows } = await repository.listApplications(
    db,
    { ...query, brandIds: brandsWith(caller, 'seeCampaigns', brandId), now },
    pageOf({ perPage: mostExported }, mostExported),
  )
  return {
    file: applicationsCsv(
      rows.map((row) => toApplication(row, { caller, now })),
      locale,
    ),
  }
}
