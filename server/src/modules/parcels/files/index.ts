import { type RawBuilder, sql } from 'kysely'
import type { ParcelRow as BoardRow } from '@samspel/api'
import type { UserCaller } from '../../../auth/caller'
import { mayFor } from '../../../auth/roles'
import type { Body, Context, Query } from '../../../context'
import { type Db, transact } from '../../../db/transact'
import { AppError, invalid } from '../../../errors'
import { countParcels, lockOwnCampaign, seeCampaign } from '../../campaigns'
import { writeTracking } from '../commands'
import { boardOf, parcelsFor } from '../list'
import { lockParts } from '../lock'
import { seesAddresses } from '../policies'
import { type ParcelRow, selectParcels } from '../rows'
import { recordDownload } from '../seen'
import { toBoardRow } from '../serialize'
import { parcelsCsv } from './csv'
import { drawLabels, labelsOnPage } from './labels'
import { matchTracking, type TrackedParcel } from './match-tracking'
import { drawPackingList, parcelsOnPage } from './packing-list'
import { readTracking } from './read-tracking'

type Staff = Context<UserCaller>
interface Asked {
  campaignId: string
  parcelIds?: string | readonly string[] | undefined
}

/** The parcels that a file is about, with addresses: who may not see them gets no file. Each file is in the campaign's history. */
const parcelsOnFile = async (context: Staff, { campaignId, parcelIds }: Asked) => {
  const { db, caller, now } = context
  const campaign = await seeCampaign(db, campaignId, caller, now)
  if (!seesAddresses(caller, campaign.brand_id)) throw new AppError('forbidden')
  const ids = parcelIds === undefined ? undefined : [parcelIds].flat()
  const rows = await parcelsFor(db, campaign, ids)
  const parcels = rows.map((row) => toBoardRow(row, context)).filter(({ address }) => address !== null)
  if (parcels.length > 0) await transact(db, (trx) => recordDownload(trx, context, campaign, parcels.length))
  return { campaign, parcels }
}

export const exportParcels = async (context: Staff, { locale, ...asked }: Asked & Query<'exportParcels'>) => {
  const { parcels } = await parcelsOnFile(context, asked)
  return { csv: parcelsCsv(parcels, locale ?? 'sv') }
}

const senderOf = async (db: Db, brandId: string) =>
  db
    .selectFrom('brands')
    .innerJoin('companies', 'companies.id', 'brands.company_id')
    .select(['brands.name', 'companies.country_code'])
    .where('brands.id', '=', brandId)
    .executeTakeFirstOrThrow()

/** Nothing that could be packed is 422 at `parcelIds`: there is no paper without a page. */
export const getPackingList = async (context: Staff, { form, locale, ...asked }: Asked & Query<'getPackingList'>) => {
  const { campaign, parcels } = await parcelsOnFile(context, asked)
  if (parcels.length === 0) throw invalid({ parcelIds: ['required'] })
  const sender = await senderOf(context.db, campaign.brand_id)
  const paper = {
    campaignName: campaign.name,
    brandName: sender.name,
    home: sender.country_code,
    locale: locale ?? ('sv' as const),
    now: context.now,
  }
  const [pdf, onPage] =
    form === 'list'
      ? [await drawPackingList(parcels, paper), parcelsOnPage]
      : [await drawLabels(parcels, paper), labelsOnPage]
  return { pdf: pdf.toString('base64'), parcels: parcels.length, pages: Math.ceil(parcels.length / onPage) }
}

/** Names of addresses are known to those alone who may see them: others match by the creator's. */
const toTracked = ({ abilities, creator, address, ...parcel }: BoardRow): TrackedParcel => ({
  id: parcel.id,
  orderNumber: parcel.orderNumber,
  carrier: parcel.carrier,
  trackingNumber: parcel.trackingNumber,
  creatorName: creator.name,
  names: [creator.name, ...(address ? [address.name] : [])],
  mayTrack: abilities.includes('pack'),
})

const allOf = async (trx: Db, campaign: { id: string; brand_id: string }): Promise<ParcelRow[]> => {
  const of = (board: RawBuilder<unknown>) =>
    selectParcels(
      sql`(SELECT * FROM parcels WHERE brand_id = ${campaign.brand_id} AND id IN (SELECT id FROM ${board} k))`,
    )
  return (await of(boardOf(campaign, sql`true`)).execute(trx)).rows
}

/** Carriers and numbers of a file. Rows that fit are written, unless it is a dry run; the others change nothing. */
export const importTracking = async (
  context: Staff,
  { campaignId, csv, dryRun }: { campaignId: string } & Body<'importTracking'>,
) => {
  const file = readTracking(csv)
  return transact(context.db, async (trx) => {
    const { caller } = context
    const campaign = await lockOwnCampaign(trx, campaignId, caller)
    if (!mayFor(caller, 'followUpWork', campaign.brand_id)) throw new AppError('forbidden')
    const parcels = await allOf(trx, campaign)
    await lockParts(
      trx,
      campaign.brand_id,
      parcels.map((row) => row.participation_id),
    )
    const byId = new Map((await allOf(trx, campaign)).map((row) => [row.id, row]))
    const rows = matchTracking(
      file,
      [...byId.values()].map((row) => toTracked(toBoardRow(row, context))),
    )
    const written = dryRun ? [] : rows.filter(({ outcome }) => outcome === 'new' || outcome === 'overwrites')
    for (const { parcelId, carrier, trackingNumber } of written) {
      const row = byId.get(parcelId ?? '')
      if (row) await writeTracking(trx, context, row, { carrier, tracking_number: trackingNumber })
    }
    return { rows, written: written.length, counts: await countParcels(trx, campaign) }
  })
}
