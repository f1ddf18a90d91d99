import { mediaLimits } from '@samspel/api/media-limits'
import type { CreatorCaller, UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { fileTooLarge, invalid } from '../../errors'
import { openPrivateFiles, type PrivateFiles, toWebp } from '../uploads'
import { kindIn, requireQuietPdf } from './look'
import type { MediaRow } from './repository'
import * as repository from './repository'
import { isComplete, keyOf, partsInOrder, previewKey, removeParts } from './stored'

export type Ctx = Context<UserCaller | CreatorCaller>

const previewSide = 640

/** All of a file that is read in memory. */
const wholeOf = async ({ db }: Ctx, files: PrivateFiles, row: MediaRow, most: number): Promise<Buffer> => {
  if (row.bytes > most) throw fileTooLarge(most)
  const parts: Buffer[] = []
  for await (const part of partsInOrder(db, files, row)) parts.push(part)
  return Buffer.concat(parts)
}

const pictureIn = async (
  context: Ctx,
  files: PrivateFiles,
  { row, signal }: { row: MediaRow; signal: AbortSignal },
) => {
  const whole = await wholeOf(context, files, row, mediaLimits.pictureBytes)
  const wanted = { owner: context.caller.id, size: 'media', previewSide, signal } as const
  const { content, preview, width, height } = await toWebp(whole, wanted)
  const key = keyOf(row, 'webp')
  await files.put(key, content, 'image/webp')
  await files.put(previewKey(key), preview!, 'image/webp')
  return { kind: 'picture', type: 'image/webp', bytes: content.length, key, width, height } as const
}

const documentIn = async (context: Ctx, files: PrivateFiles, row: MediaRow) => {
  const content = await wholeOf(context, files, row, mediaLimits.documentBytes)
  requireQuietPdf(content)
  const [key, type] = [keyOf(row, 'pdf'), 'application/pdf'] as const
  await files.put(key, content, type)
  return { kind: 'document', type, bytes: content.length, key } as const
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

/** Makes one file of its parts, by what they are; undefined when another request was first. */
export const joinParts = async (context: Ctx, row: MediaRow, signal: AbortSignal): Promise<MediaRow | undefined> => {
  const { db, config, now } = context
  if (!isComplete(row)) throw invalid({ file: ['incomplete'] })
  const files = openPrivateFiles(config)
  const head = await partsInOrder(db, files, row).next()
  const found = await kindIn(head.value as Buffer, row.purpose)
  const facts =
    found.kind === 'film'
      ? await filmIn(context, files, { row, film: found })
      : found.kind === 'document'
        ? await documentIn(context, files, row)
        : await pictureIn(context, files, { row, signal })
  const ready = await repository.makeReady(db, row.id, facts, now)
  if (!ready) return undefined
  await removeParts(files, row)
  await repository.forgetParts(db, row.id)
  return ready
}
