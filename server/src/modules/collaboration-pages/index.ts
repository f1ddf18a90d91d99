import { sql } from 'kysely'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { listPageOffers } from './offers'
import { listPortfolio } from './portfolio'
import { getCollaborationPage } from './read'
import { updateCollaborationPage } from './update'

export { listPageOffers } from './offers'
export { listPortfolio } from './portfolio'

export const collaborationPageHandlers = {
  getCollaborationPage: (call) => getCollaborationPage(call, call.params),
  updateCollaborationPage: (call) => updateCollaborationPage(call, { ...call.params, ...call.body }),
  listPageOffers: (call) => listPageOffers(call, { ...call.params, ...call.query }),
  listPortfolio: (call) => listPortfolio(call, { ...call.params, ...call.query }),
  /** Row C-32: a 404 means the slug is free. */
  checkSlug: async ({ db, params }) => {
    const { rows } = await sql`SELECT 1 FROM collaboration_pages WHERE slug = ${params.slug}
      UNION ALL SELECT 1 FROM brands WHERE slug = ${params.slug} UNION ALL SELECT 1 FROM instagramers WHERE username = ${params.slug}
      LIMIT 1`.execute(db)
    if (rows.length === 0) throw new AppError('not_found')
  },
} satisfies Partial<Handlers>
