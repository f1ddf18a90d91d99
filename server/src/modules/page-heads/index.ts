import type { Locale, PageHead } from '@samspel/api'
import { dayOf } from '../../days'
import { AppError } from '../../errors'
import type { Handlers } from '../../http/call'
import { listHead, plainHead } from './lists'
import { type PageTarget, readPath } from './paths'
import { brandHead, campaignHead, pageHead, storeCampaignHead, storeHead } from './records'
import type { Reading } from './repository'

export { type Card, type CardKind, cardKinds, findCard, versionOf } from './card'
export { pathOf } from './head'
export { listNames, listPaths, plainPaths } from './paths'

const byId = {
  campaign: campaignHead,
  'store-campaign': storeCampaignHead,
  store: storeHead,
  brand: brandHead,
} as const

const headOf = async (reading: Reading, target: PageTarget, locale: Locale): Promise<PageHead | undefined> => {
  switch (target.kind) {
    case 'list':
      return listHead(reading, target.list, locale)
    case 'plain':
      return plainHead(target.page, locale)
    case 'page':
      return pageHead(reading, target.slug, locale)
    default:
      return byId[target.kind](reading, target.id, locale)
  }
}

export const pageHeadHandlers = {
  /** 404 for anything but a public page, and for records that are not public. */
  getPageHead: async ({ db, query, now }) => {
    const target = readPath(query.path)
    const head = target && (await headOf({ db, today: dayOf(now) }, target, query.locale ?? 'sv'))
    if (!head) throw new AppError('not_found')
    return { pageHead: head }
  },
} satisfies Partial<Handlers>
