import type { Body, Context } from '../../context'
import { transact } from '../../db/transact'
import { AppError } from '../../errors'
import { companyOfBrand, record } from '../audit'
import { readLinks, readTheme } from './content'
import { toPage } from './read'
import { findPage, idsOfPage, isOwner, writePage } from './repository'

/** Updates the given fields. Ids that do not belong to the page, and duplicates, are dropped. */
export const updateCollaborationPage = (
  { db, caller, now }: Context,
  { slug, version, collaborationPage: change }: { slug: string } & Body<'updateCollaborationPage'>,
) =>
  transact(db, async (trx) => {
    const page = await findPage(trx, slug, { lock: true })
    if (!page || !isOwner(caller, page)) throw new AppError('not_found')
    if (version !== page.version) throw new AppError('stale_version')
    const known = await idsOfPage(trx, page, [...(change.itemOrder ?? []), ...(change.hiddenItemIds ?? [])])
    const own = (ids: readonly string[]) => [...new Set(ids)].filter((id) => known.has(id))
    await writePage(trx, page.slug, {
      intro: change.intro?.trim() ?? page.intro,
      theme: change.theme === undefined ? page.theme : readTheme(change.theme),
      links: change.links ? readLinks(change.links) : page.links,
      itemOrder: change.itemOrder ? own(change.itemOrder) : page.item_order,
      hiddenItemIds: change.hiddenItemIds ? own(change.hiddenItemIds) : page.hidden_item_ids,
    })
    if (page.brand_id !== null && caller.kind === 'user')
      await record(trx, {
        companyId: await companyOfBrand(trx, page.brand_id),
        actor: caller,
        kind: 'page_changed',
        subject: { id: page.brand_id, name: page.slug },
        facts: { fields: Object.keys(change) },
        now,
      })
    const changed = await findPage(trx, page.slug)
    if (!changed) throw new AppError('not_found')
    return { collaborationPage: await toPage(trx, changed, caller, now) }
  })
