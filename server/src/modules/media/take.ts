import { uuidv7 } from 'uuidv7'
import { mediaLimits } from '@samspel/api/media-limits'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { AppError, fileTooLarge, invalid } from '../../errors'
import { openPrivateFiles, type PrivateFiles, readerOf, toWebp } from '../uploads'
import { announced, filmOf } from './look'
import type { MediaRow } from './repository'
import * as repository from './repository'
import { toMediaFile } from './serialize'
import {
  isComplete,
  keyOf,
  partKey,
  partsInOrder,
  partsOf,
  previewKey,
  removeParts,
  removeStoredMedia,
  storedKeys,
} from './stored'

type Ctx = Context<UserCaller | CreatorCaller>
interface Upload {
  readContent: () => Promise<Buffer>
  signal: AbortSignal
}

const previewSide = 640

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

export const begin = async (context: Ctx, asked: Body<'createMediaFile'>['mediaFile']) => {
  const { db, caller, now } = context
  if (caller.kind !== 'instagramer' || !(await repository.isOwnWork(db, caller.id, asked.forId)))
    throw new AppError('not_found')
  const kind = announced(asked.type, asked.bytes, asked.durationMs)
  if ((await repository.unusedBytes(db, caller)) + asked.bytes > mediaLimits.unusedBytes)
    throw new AppError('limit_reached')
  const row = await repository.insert(
    db,
    caller,
    {
      id: uuidv7(),
      purpose: asked.purpose,
      for_id: asked.forId,
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

const pictureOf = async (
  { db, caller }: Ctx,
  files: PrivateFiles,
  { row, signal }: { row: MediaRow; signal: AbortSignal },
) => {
  if (row.bytes > mediaLimits.pictureBytes) throw fileTooLarge(mediaLimits.pictureBytes)
  const parts: Buffer[] = []
  for await (const part of partsInOrder(db, files, row)) parts.push(part)
  const wanted = { owner: caller.id, size: 'media', previewSide, signal } as const
  const { content, preview, width, height } = await toWebp(Buffer.concat(parts), wanted)
  const key = keyOf(row, 'webp')
  await files.put(key, content, 'image/webp')
  await files.put(previewKey(key), preview!, 'image/webp')
  return { kind: 'picture', type: 'image/webp', bytes: content.length, key, width, height } as const
}

const filmIn = async (
  { db }: Ctx,
  files: PrivateFiles,
  { row, film }: { row: MediaRow; film: { type: string; ending: string } },
) => {
  const key = keyOf(row, film.ending)
  await files.putPieces(key, partsInOrder(db, files, row), film.type)
  return { kind: 'film', type: film.type, bytes: row.bytes, key } as const
}

const join = async (context: Ctx, row: MediaRow, signal: AbortSignal): Promise<MediaRow | undefined> => {
  const { db, config, now } = context
  if (!isComplete(row)) throw invalid({ file: ['incomplete'] })
  const files = openPrivateFiles(config)
  const head = await partsInOrder(db, files, row).next()
  const film = await filmOf(head.value as Buffer)
  const facts = film ? await filmIn(context, files, { row, film }) : await pictureOf(context, files, { row, signal })
  const ready = await repository.makeReady(db, row.id, facts, now)
  if (!ready) return undefined
  await removeParts(files, row)
  await repository.forgetParts(db, row.id)
  return ready
}

/** Asked twice at once, or again after its answer was lost, it answers the same. */
export const finish = async (context: Ctx, { id }: { id: string }, signal: AbortSignal) => {
  const row = await ownFile(context, id)
  if (row.state === 'ready') return answer(context, row)
  try {
    const ready = await join(context, row, signal)
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
