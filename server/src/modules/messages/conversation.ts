import { pageSizes } from '@samspel/api'
import { actsFor, isOfApprovedCompany } from '../../auth/brand-scope'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import { type Db, transact } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import type { LiveBus } from '../../live'
import * as repository from './repository'
import { toMessage } from './serialize'

interface Reading {
  db: Db
  caller: UserCaller | CreatorCaller
  now: Date
}

/** The two sides of the conversation that is asked for; 404 when it is none of the caller's business. */
const pairOf = async ({ db, caller }: Reading, brandId: string, instagramerId: string): Promise<repository.Pair> => {
  const pair = { brandId, instagramerId }
  const mayTalk =
    caller.kind === 'user'
      ? actsFor(caller.brandIds, brandId) && (await repository.brandAndCreatorExist(db, pair))
      : await repository.areConnected(db, pair)
  if (!mayTalk) throw new AppError('not_found')
  return pair
}

/** A page of a conversation, newest first; what the other side wrote counts as read from now on. */
export const readConversation = async (
  reading: Reading,
  brandId: string,
  instagramerId: string,
  query: { page?: number; perPage?: number },
) => {
  const { db, caller, now } = reading
  const pair = await pairOf(reading, brandId, instagramerId)
  await repository.markRead(db, pair, caller.kind, now)
  const page = pageOf(query, pageSizes.feed)
  const { rows, total } = await repository.listMessages(db, pair, page)
  return { messages: rows.map(toMessage), meta: metaOf(page, total) }
}

/** Writes into a conversation and tells the open screens of both sides. */
export const writeMessage = (
  writing: Reading & { live: LiveBus },
  brandId: string,
  instagramerId: string,
  body: string,
) =>
  transact(writing.db, async (trx) => {
    const { caller, now, live } = writing
    const pair = await pairOf({ ...writing, db: trx }, brandId, instagramerId)
    // Creators meet only brands of companies that have been approved.
    if (caller.kind === 'user' && !(await isOfApprovedCompany(trx, brandId))) throw new AppError('company_not_approved')
    const row = await repository.insertMessage(trx, {
      ...pair,
      body,
      now,
      author: caller.kind,
      authorName: caller.name,
      authorUserId: caller.kind === 'user' ? caller.id : null,
    })
    await live.publish(trx, { fact: 'message-created', ids: { messageId: row.id, ...pair }, audience: pair })
    return { message: toMessage(row) }
  })
