import { sql } from 'kysely'
import { pageSizes } from '@samspel/api'
import { contains, inBrands, narrow } from '../../auth/brand-scope'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { readConversation, writeMessage } from './conversation'
import * as repository from './repository'
import { toThread } from './serialize'

export const messageHandlers = {
  listThreads: async ({ db, caller, query }) => {
    const own =
      caller.kind === 'user'
        ? sql`${inBrands(sql`threads.brand_id`, narrow(caller.brandIds, query.brandId))}
          AND (${contains(sql`instagramers.name`, query.query)} OR ${contains(sql`instagramers.username`, query.query)})`
        : sql`threads.instagramer_id = ${caller.id} AND ${query.brandId ? sql`threads.brand_id = ${query.brandId}` : sql`true`} AND ${contains(sql`brands.name`, query.query)}`
    const page = pageOf(query, pageSizes.feed)
    const { rows, total } = await repository.listThreads(db, own, caller.kind, page)
    return { threads: rows.map(toThread), meta: metaOf(page, total) }
  },
  listMessages: (call) => readConversation(call, call.query.brandId, call.params.id, call.query),
  createMessage: (call) => writeMessage(call, call.query.brandId, call.params.id, call.body.message.body),
  listMyMessages: (call) => readConversation(call, call.query.brandId, call.caller.id, call.query),
  createMyMessage: (call) => writeMessage(call, call.query.brandId, call.caller.id, call.body.message.body),
  listUnread: async ({ db, caller, query }) => {
    const where =
      caller.kind === 'user'
        ? sql`author = 'instagramer' AND ${inBrands(sql`brand_id`, narrow(caller.brandIds, query.brandId))}`
        : sql`author = 'user' AND instagramer_id = ${caller.id} AND ${query.brandId ? sql`brand_id = ${query.brandId}` : sql`true`}`
    return { unread: await repository.listUnread(db, where) }
  },
} satisfies Partial<Handlers>
