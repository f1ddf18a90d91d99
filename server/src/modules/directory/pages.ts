import { sql } from 'kysely'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { findPublicBrand } from './brands'
import { findCreator } from './creators'

export const pageHandlers = {
  getCollaborationPage: async ({ db, params }) => {
    const { rows: [page] } = await sql<{ slug: string; brand_id: string | null; instagramer_id: string | null }>`
      SELECT slug, brand_id, instagramer_id FROM collaboration_pages WHERE slug = ${params.slug}`.execute(db)
    const brand = (page?.brand_id && await findPublicBrand(db, page.brand_id)) || null
    const instagramer = (page?.instagramer_id && await findCreator(db, page.instagramer_id, { withBlocked: false })) || null
    if (!page || (!brand && !instagramer)) throw new AppError('not_found')
    return { collaborationPage: { slug: page.slug, brand, instagramer, intro: '', theme: null, links: [], itemOrder: [], hiddenItemIds: [], canEdit: false, version: 0 } }
  },
  /** Row C-32: 404 says that the slug is free. */
  checkSlug: async ({ db, params }) => {
    const { rows } = await sql`SELECT 1 FROM collaboration_pages WHERE slug = ${params.slug}
      UNION ALL SELECT 1 FROM brands WHERE slug = ${params.slug} UNION ALL SELECT 1 FROM instagramers WHERE username = ${params.slug} LIMIT 1`.execute(db)
    if (rows.length === 0) throw new AppError('not_found')
  },
} satisfies Partial<Handlers>
