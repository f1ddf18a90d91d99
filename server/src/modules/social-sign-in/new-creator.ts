import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { cut } from '../../cut'
import type { Db } from '../../db/transact'
import type { SocialProfile } from './provider'

const longest = 50

/** Derives a user name from a handle or name: `Moa Bérg` → `moa-berg`. */
export const slugOf = (wanted: string): string =>
  wanted
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest) || 'kreator'

/** The first of `moa`, `moa-2`, `moa-3` … that no page or creator uses. */
export const freeSlug = async (db: Db, wanted: string): Promise<string> => {
  const base = slugOf(wanted)
  // A slug contains no characters that are special in a regular expression.
  const pattern = `^${base}(-[0-9]+)?$`
  const { rows } = await sql<{
    slug: string
  }>`SELECT slug FROM collaboration_pages WHERE slug ~ ${pattern} UNION SELECT username
    FROM instagramers WHERE username ~ ${pattern}`.execute(db)
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/**
 * Creates a creator who signs in through a provider. Either the provider has confirmed the address, or the person gives it here and confirms
 * it by mail; the terms are shown beside the button.
 */
export const insertSocialCreator = async (
  trx: Db,
  { name, handle, email }: SocialProfile & { email: string },
  now: Date,
  isConfirmed = true,
): Promise<string> => {
  const id = uuidv7()
  const slug = await freeSlug(trx, handle ?? name)
  const time = now.toISOString()
  await trx
    .insertInto('instagramers')
    .values({
      id,
      email,
      username: slug,
      name: cut(name.trim(), 120) || slug,
      state: 'active',
      product_plan: 'free',
      country_code: 'SE',
      email_confirmed_at: isConfirmed ? time : null,
      terms_accepted_at: time,
      created_at: time,
    })
    .execute()
  await trx.insertInto('collaboration_pages').values({ slug, instagramer_id: id }).execute()
  return id
}
