import { sql } from 'kysely'
import { type CampaignPackage, type PackageName, packageNames, packages } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Body, Context } from '../../context'
import type { Db } from '../../db/transact'

interface Row {
  name: PackageName
  price: number | null
  description_sv: string
  description_en: string
  active: boolean
  campaigns_count: number
}

/** Only the platform gets the counts: other brands must not see how many campaigns use each package. */
const listRows = async (db: Db, counts: boolean): Promise<CampaignPackage[]> => {
  const { rows } = await sql<Row>`SELECT p.*, coalesce(n.count, 0) AS campaigns_count FROM campaign_packages p
    LEFT JOIN (SELECT package, count(*) AS count FROM campaigns WHERE ${counts} GROUP BY package) n ON n.package = p.name`.execute(
    db,
  )
  return packageNames
    .flatMap((name) => rows.filter((row) => row.name === name))
    .map((row) => {
      const defaults: { reach?: number; profiles?: number } = packages[row.name]
      return {
        name: row.name,
        reach: defaults.reach ?? null,
        profiles: defaults.profiles ?? null,
        price: row.price,
        descriptionSv: row.description_sv,
        descriptionEn: row.description_en,
        active: row.active,
        campaignsCount: row.campaigns_count,
      }
    })
}

export const listPackages = async ({ db, caller }: Context<UserCaller>) => ({
  packages: await listRows(db, may(caller, 'managePackages')),
})

export const updatePackage = async (
  { db }: Context<UserCaller>,
  { name, price, descriptionSv, descriptionEn, active }: { name: PackageName } & Body<'updatePackage'>['package'],
): Promise<{ package: CampaignPackage }> => {
  const changes = {
    ...(price !== undefined && { price }),
    ...(descriptionSv !== undefined && { description_sv: descriptionSv }),
    ...(descriptionEn !== undefined && { description_en: descriptionEn }),
    ...(active !== undefined && { active }),
  }
  if (Object.keys(changes).length > 0)
    await db.updateTable('campaign_packages').set(changes).where('name', '=', name).execute()
  const changed = (await listRows(db, true)).find((row) => row.name === name)
  if (!changed) throw new Error(`No package ${name} in the database`)
  return { package: changed }
}
