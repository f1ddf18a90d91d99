import { pageSizes } from '@samspel/api'
import { dayOf } from '../../days'
import { transact } from '../../db/transact'
import type { Handlers } from '../../http/call'
import { metaOf, pageOf } from '../../http/page'
import { countRows, listRows, markRead } from './repository'

export const noticeCenterHandlers = {
  listNotices: async ({ db, caller, now, query }) => {
    const page = pageOf(query, pageSizes.table)
    const { rows, total } = await listRows(db, caller, dayOf(now), { ...page, filter: query.filter ?? 'all' })
    return { notices: rows, meta: metaOf(page, total) }
  },
  getNoticeCounts: async ({ db, caller, now }) => ({ noticeCounts: await countRows(db, caller, dayOf(now)) }),
  readNotices: ({ db, caller, now, live, body }) =>
    transact(db, async (trx) => {
      await markRead(trx, caller, dayOf(now), { ...body, now })
      // For the account's other tabs and devices.
      await live.publish(trx, {
        fact: 'notices-changed',
        ids: { accountId: caller.id },
        audience: { accountId: caller.id },
      })
      return { noticeCounts: await countRows(trx, caller, dayOf(now)) }
    }),
} satisfies Partial<Handlers>
