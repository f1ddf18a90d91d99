import type { Context } from '../../context'
import { transact } from '../../db/transact'
import { pairOf, type Reader } from './pair'
import { lockThread } from './thread-lock'

/** The thread in which the caller may write, made if necessary; nobody sees it before its first message. */
export const threadToWrite = (
  context: Context<Reader>,
  asked: { brandId: string; instagramerId?: string | undefined },
): Promise<string> =>
  transact(context.db, async (trx) => {
    const pair = await pairOf(trx, context.caller, asked, 'writeMessages')
    return (await lockThread(trx, pair)).id
  })
