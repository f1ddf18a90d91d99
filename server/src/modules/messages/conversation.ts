import { pageSizes } from '@samspel/api'
import { isOfApprovedCompany } from '../../auth/brand-scope'
import type { Body, Context } from '../../context'
import { transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { readerOf } from '../uploads'
import { threadChanged } from './events'
import { attachFiles } from './files'
import { notifyOfMessage, publishReading } from './notices'
import { type Pair, pairOf, type Reader } from './pair'
import * as repository from './repository'
import { toMessage } from './serialize'
import { requireWelcome } from './strangers'
import { lockThread, requireOpen } from './thread-lock'

/**
 * A page of a conversation, newest first. Messages of the other side, no later than `upTo` if given, become read, and the other side is
 * told.
 */
export const readConversation = async (
  context: Context<Reader>,
  asked: Pair,
  { upTo, ...query }: { page?: number; perPage?: number; upTo?: string },
) => {
  const { db, caller, now, live } = context
  const pair = await pairOf(db, caller, asked, 'readMessages')
  const page = pageOf(query, pageSizes.feed)
  const reading = { reader: caller.kind, upTo, now }
  const { changed, rows, total } = await repository.readMessages(db, pair, reading, page)
  if (changed > 0) {
    await live.publish(db, threadChanged(pair))
    await publishReading(db, live, pair, caller.kind)
  }
  const reader = readerOf(context)
  return { messages: rows.map((row) => toMessage(reader, row)), meta: metaOf(page, total) }
}

/**
 * Adds a message to a conversation and updates open screens on both sides. A message whose key already exists is that same message, so that
 * sending twice, from one tab or two, has one effect.
 */
export const writeMessage = (
  context: Context<Reader>,
  asked: Pair,
  { body = '', clientKey, fileIds = [] }: Body<'createMessage'>['message'],
) =>
  transact(context.db, async (trx) => {
    const { caller, now, live } = context
    const pair = await pairOf(trx, caller, asked, 'writeMessages')
    // Creators are contacted only by brands of approved companies.
    if (caller.kind === 'user' && !(await isOfApprovedCompany(trx, pair.brandId)))
      throw new AppError('company_not_approved')
    if (!body && fileIds.length === 0) throw invalid({ body: ['required'] })
    const thread = await lockThread(trx, pair)
    const reader = readerOf(context)
    const known = clientKey && (await repository.findByKey(trx, thread, caller.kind, clientKey))
    if (known && known.body !== body) throw new AppError('idempotency_mismatch')
    if (known) return { message: toMessage(reader, known) }
    requireOpen(thread, caller.kind)
    if (caller.kind === 'user') await requireWelcome(trx, caller, thread, now)
    const row = await repository.insertMessage(trx, thread, {
      body,
      clientKey,
      now,
      author: caller.kind,
      authorName: caller.name,
      authorUserId: caller.kind === 'user' ? caller.id : null,
    })
    const files = await attachFiles(trx, caller, { thread, messageId: row.id, fileIds })
    await notifyOfMessage(trx, context, row)
    await live.publish(trx, {
      fact: 'message-created',
      ids: { messageId: row.id, ...pair },
      audience: pair,
    })
    return { message: toMessage(reader, { ...row, files }) }
  })
