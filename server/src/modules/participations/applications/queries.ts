import { pageSizes } from '@samspel/api'
import { placesLeftOf } from '@samspel/api/campaign-rules'
import { type BrandIds } from '../../../auth/brand-scope'
import type { UserCaller } from '../../../auth/caller'
import { brandsWith } from '../../../auth/roles'
import type { Context, Query } from '../../../context'
import type { Db } from '../../../db/transact'
import { metaOf, pageOf } from '../../../http/page'
import { brandMoney } from '../../wallet'
import { toParticipation } from '../serialize'
import { applicationsCsv } from './csv'
import * as repository from './repository'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** How many applications are pending in these brands, and how many must be answered today; same as in the inbox. */
export const countApplications = async (db: Db, brandIds: BrandIds, now: Date) => {
  const campaigns = await repository.waitingByCampaign(db, brandIds, now)
  return {
    campaigns,
    counts: {
      all: sum(campaigns.map(({ waiting }) => waiting)),
      dueToday: sum(campaigns.map(({ due_today: due }) => due)),
      demandsMet: sum(campaigns.map(({ demands_met: met }) => met)),
    },
  }
}

/** Pending applications across campaigns. The tabs' counts are sums over the campaigns, so that the two agree. */
export const listApplications = async (
  { db, caller, now, config }: Context<UserCaller>,
  { brandId, ...query }: Query<'listApplications'>,
) => {
  const brandIds = brandsWith(caller, 'seeCampaigns', brandId)
  const page = pageOf(query, pageSizes.table)
  const asked = { ...query, brandIds, now, graceDays: config.feeGraceDays }
  const { rows, total } = await repository.listApplications(db, asked, page)
  const { campaigns, counts } = await countApplications(db, brandIds, now)
  const paying = new Set(campaigns.filter(({ fee }) => fee > 0).map(({ brand_id: brand }) => brand))
  const accounts = await brandMoney(db, [...paying])
  return {
    participations: rows.map((row) => toParticipation(row, caller)),
    meta: metaOf(page, total),
    counts,
    byCampaign: campaigns.map(({ id, name, brand_id: brand, waiting, target, approved, fee }) => ({
      id,
      name,
      brandId: brand,
      waiting,
      fee,
      placesLeft: placesLeftOf({ targetNumberOfInstagramers: target, approvedParticipationsCount: approved }),
    })),
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
  { db, caller, now, config }: Context<UserCaller>,
  { brandId, locale = 'sv', ...query }: Query<'exportApplications'>,
) => {
  const { rows } = await repository.listApplications(
    db,
    { ...query, brandIds: brandsWith(caller, 'seeCampaigns', brandId), now, graceDays: config.feeGraceDays },
    pageOf({ perPage: mostExported }, mostExported),
  )
  return {
    file: applicationsCsv(
      rows.map((row) => toParticipation(row, caller)),
      locale,
    ),
  }
}
