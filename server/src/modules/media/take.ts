import { uuidv7 } from 'uuidv7'
import { mediaLimits } from '@samspel/api/media-limits'
import type { Body } from '../../context'
import { AppError, invalid } from '../../errors'
import { openPrivateFiles, readerOf, toWebp } from '../uploads'
import { type Ctx, joinParts } from './join-parts'
import { announced } from './look'
import type { MediaRow } from './repository'
import * as repository from './repository'
import { toMediaFile } from './serialize'
import { keyOf, partKey, partsOf, removeStoredMedia, storedKeys } from './stored'

interface Upload {
  readContent: () => Promise<Buffer>
  signal: AbortSignal
}

const answer = (context: Ctx, row: MediaRow) => ({ mediaFile: toMediaFile(readerOf(context), row) })

const ownFile = async ({ db, caller }: Ctx, id: string): Promise<MediaRow> => {
  const row = await repository.findOwn(db, caller, id)
  if (!row) throw new AppError('not_found')
  return row
}

const tidyName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[/\\]/u, '')
    .trim()

/** The thread in which the caller may write; 404 where there is none. */
export type ThreadToWrite = (
  context: Ctx,
  pair: { brandId: string; instagramerId?: string | undefined },
) => Promise<string>
type Asked = Body<'createMediaFile'>['mediaFile']

/** What the file is for: the work that a draft is of, or the thread of a message. */
const placeOf = async (context: Ctx, { purpose, forId, instagramerId }: Asked, threadToWrite: ThreadToWrite) => {
  if (purpose === 'message') return threadToWrite(context, { brandId: forId, instagramerId })
  const { db, caller } = context
  if (caller.kind !== 'instagramer' || !(await repository.isOwnWork(db, caller.id, forId)))
    throw new AppError('not_found')
  return forId
}

export const begin = async (context: Ctx, asked: Asked, threadToWrite: ThreadToWrite) => {
  const { db, caller, now } = context
  const forId = await placeOf(context, asked, threadToWrite)
  const kind = announced(asked)
  if ((await repository.unusedBytes(db, caller)) + asked.bytes > mediaLimits.unusedBytes)
    throw new AppError('limit_reached')
  const row = await repository.insert(
    db,
    caller,
    {
      id: uuidv7(),
      purpose: asked.purpose,
      for_id: forId,
      kind,
      name: tidyName(asked.name),
      type: asked.type,
      bytes: asked.bytes,
      duration_ms: kind === 'film' ? (asked.durationMs ?? null) : null,
    },
    now,
  )
  return answer(context, row)
}

export const read = async (context: Ctx, { id }: { id: string }) => answer(context, await ownFile(context, id))

export const takePart = async (
  context: Ctx,
  { id, number }: { id: string; number: string },
  readContent: Upload['readContent'],
) => {
  const row = await ownFile(context, id)
  const part = Number(number)
  if (part > partsOf(row)) throw new AppError('not_found')
  const content = await readContent()
  if (row.state === 'ready') return answer(context, row)
  const due = Math.min(mediaLimits.partBytes, row.bytes - (part - 1) * mediaLimits.partBytes)
  if (content.length !== due) throw invalid({ file: ['incomplete'] })
  const key = partKey(row, part)
  const files = openPrivateFiles(context.config)
  await files.put(key, content, 'application/octet-stream')
  const taken = await repository.addPart(context.db, id, part, context.now)
  if (taken) return answer(context, taken)
  // It was finished, or dropped, while this part was on its way.
  await files.remove(key)
  return read(context, { id })
}

/** Asked twice at once, or again after its answer was lost, it answers the same. */
export const finish = async (context: Ctx, { id }: { id: string }, signal: AbortSignal) => {
  const row = await ownFile(context, id)
  if (row.state === 'ready') return answer(context, row)
  try {
    const ready = await joinParts(context, row, signal)
    if (ready) return answer(context, ready)
  } catch (error) {
    // Another request was first, and has taken the parts away.
    const now = await ownFile(context, id)
    if (now.state !== 'ready') throw error
  }
  return read(context, { id })
}

export const takePoster = async (context: Ctx, { id }: { id: string }, { readContent, signal }: Upload) => {
  const row = await ownFile(context, id)
  if (row.kind !== 'film' || row.sent_at) throw new AppError('illegal_transition')
  const { content, width, height } = await toWebp(await readContent(), { owner: context.caller.id, signal })
  const key = keyOf({ id: uuidv7(), created_at: row.created_at }, 'webp')
  const files = openPrivateFiles(context.config)
  await files.put(key, content, 'image/webp')
  const taken = await repository.setPoster(context.db, id, { key, width, height })
  if (!taken) {
    await files.remove(key)
    throw new AppError('not_found')
  }
  if (row.poster_key) await files.remove(row.poster_key)
  return answer(context, taken)
}

export const drop = async (context: Ctx, { id }: { id: string }): Promise<void> => {
  const { db, caller, config } = context
  const gone = await repository.deleteUnsent(db, caller, id)
  if (gone) return removeStoredMedia(config, storedKeys(gone))
  await ownFile(context, id)
  throw new AppError('already_decided')
}
