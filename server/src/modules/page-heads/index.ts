import type { Locale, PageHead } from '@samspel/api'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { formHead, listHead } from './lists'
import { readPath, type PageTarget } from './paths'
import { brandHead, campaignHead, pageHead, storeCampaignHead, storeHead } from './records'

const byId = { campaign: campaignHead, 'store-campaign': storeCampaignHead, store: storeHead, brand: brandHead } as const

const headOf = async (db: Db, target: PageTarget, locale: Locale): Promise<PageHead | undefined> => {
  switch (target.kind) {
    case 'list': return listHead(db, target.list, locale)
    case 'form': return formHead(target.form, locale)
    case 'page': return pageHead(db, target.slug, locale)
    default: return byId[target.kind](db, target.id, locale)
  }
}

export const pageHeadHandlers = {
  /** 404 for what is no public page, and for records that nobody but their owners may see. */
  getPageHead: async ({ db, query }) => {
    const target = readPath(query.path)
    const head = target && await headOf(db, target, query.locale ?? 'sv')
    if (!head) throw new AppError('not_found')
    return { pageHead: head }
  },
} satisfies Partial<Handlers>
