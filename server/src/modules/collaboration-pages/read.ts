import type { CollaborationPage } from '@samspel/api'
import type { Caller } from '../../auth/caller'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { findPublicBrand } from '../brands'
import { findCreator } from '../creators'
import { findPage, isOwner, type PageRow } from './repository'

/** A visible page; 404 otherwise. */
export const seePage = async (db: Db, slug: string): Promise<PageRow> => {
  const page = await findPage(db, slug)
  if (!page) throw new AppError('not_found')
  return page
}

/** A page as this caller may see it: hidden parts are included only for the owner. */
export const toPage = async (db: Db, page: PageRow, caller: Caller, now: Date): Promise<CollaborationPage> => {
  const canEdit = isOwner(caller, page)
  const viewerId = caller.kind === 'instagramer' ? caller.id : undefined
  const brand = (page.brand_id !== null && (await findPublicBrand(db, page.brand_id, { now, viewerId }))) || null
  const instagramer =
    (page.instagramer_id !== null && (await findCreator(db, page.instagramer_id, { withBlocked: false }))) || null
  const hidden = new Set(page.hidden_item_ids)
  return {
    slug: page.slug,
    brand,
    instagramer,
    intro: page.intro,
    theme: page.theme,
    links: canEdit ? page.links : page.links.filter((link) => !link.hidden),
    itemOrder: canEdit ? page.item_order : page.item_order.filter((id) => !hidden.has(id)),
    hiddenItemIds: canEdit ? page.hidden_item_ids : [],
    canEdit,
    version: page.version,
  }
}

export const getCollaborationPage = async ({ db, caller, now }: Context, { slug }: { slug: string }) => ({
  collaborationPage: await toPage(db, await seePage(db, slug), caller, now),
})
