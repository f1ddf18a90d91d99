import { sql } from 'kysely'
import type { Role, RoleAtBrand } from '@samspel/api'
import { isOfPlatform } from '../../auth/roles'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { lockManagers } from './members-repository'
import { requireAnotherManager } from './policies'

interface Place {
  company_id: string | null
  name: string | null
  brand_roles: RoleAtBrand[]
}

/** The companies of a member of staff, with what they are at the brands of each; the platform's own have none. */
const placesOf = async (db: Db, { id, role }: { id: string; role: Role }): Promise<Place[]> => {
  if (isOfPlatform({ role })) return [{ company_id: null, name: null, brand_roles: [] }]
  const { rows } = await sql<Place>`SELECT m.company_id, c.name,
      (SELECT coalesce(json_agg(json_build_object('brandId', b.brand_id, 'role', b.role)), '[]') FROM brand_users b
        JOIN brands ob ON ob.id = b.brand_id WHERE b.user_id = m.user_id AND ob.company_id = m.company_id) AS brand_roles
    FROM company_users m JOIN companies c ON c.id = m.company_id WHERE m.user_id = ${id} ORDER BY m.company_id`.execute(
    db,
  )
  return rows
}

/** Where nobody else could manage what this person manages: the company's name, and why that stands in the way. */
export const managedAlone = async (
  db: Db,
  person: { id: string; role: Role },
): Promise<{ name: string; error: AppError }[]> => {
  const alone: { name: string; error: AppError }[] = []
  for (const place of await placesOf(db, person)) {
    const member = { role: person.role, companyId: place.company_id, blocked: false, brandRoles: place.brand_roles }
    try {
      requireAnotherManager(member, person.id, await lockManagers(db, member))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      alone.push({ name: place.name ?? '', error })
    }
  }
  return alone
}
