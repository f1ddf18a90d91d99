import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Config } from './config'
import type { Db } from './db/transact'
import { AppError } from './errors'
import type { ModulePlugin } from './http/app'

/** Long enough for the browser to begin, too short to be found in a history and used. */
const goodForMs = 2 * 60_000
/** Archives made at once by one process. */
const atOnce = 4
const mostMs = 15 * 60_000

export interface ArchiveFile {
  name: string
  /** What is large comes as a stream. */
  content: Buffer | Readable
}

/** The rows of a list, read a page at a time, so that no archive holds all of them in memory. */
export async function* rowsInPages<Row>(
  read: (page: { limit: number; offset: number }) => Promise<readonly Row[]>,
  limit = 50,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += limit) {
    const rows = await read({ limit, offset })
    yield* rows
    if (rows.length < limit) return
  }
}

interface Given {
  db: Db
  config: Config
  now: Date
}

interface Kind {
  /** Of its addresses: `/api/{name}/…`. */
  name: string
  /** The files of what was asked for, made one after the other while the archive is read. */
  filesOf: (given: Given, words: readonly string[], more: string) => AsyncIterable<ArchiveFile>
  /** The name of the archive, without its ending. */
  nameOf: (words: readonly string[]) => string
}

interface Asked {
  sessionId: string
  /** What is in it, in words without a point; whoever makes the address has asked whether the reader may have it. */
  words: readonly string[]
  /** What is too long for words, in signs that need no escaping in an address. */
  more?: string
}

const isSignedIn = async (db: Db, sessionId: string): Promise<boolean> =>
  (await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()) !== undefined

const fill = async (zip: ZipFile, files: AsyncIterable<ArchiveFile>, now: Date): Promise<void> => {
  for await (const { name, content } of files) {
    const stream = content instanceof Readable ? content : Readable.from([content])
    const done = finished(stream)
    // PDFs, pictures and films are compressed already.
    zip.addReadStream(stream, name, { compress: false, mtime: now })
    await done
  }
  zip.end()
}

/**
 * Archives that are made while they are read, however many files there are: at addresses that are signed, since browsers send no session with a
 * download, for two minutes, while the session that asked lasts.
 */
export const archivesOf = ({ name, filesOf, nameOf }: Kind) => {
  // A key of its own: signatures made here are not valid anywhere else.
  const sealOf = (secret: string, words: string) =>
    createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', `samspel ${name}`, 32)))
      .update(words)
      .digest('base64url')
  const path = `/api/${name}`
  // No word holds a question mark.
  const withMore = (said: string, more: string) => (more ? `${said}?${more}` : said)

  const addressFor = ({ sessionId, words, more = '' }: Asked, secret: string, now: Date) => {
    const until = now.getTime() + goodForMs
    const said = [sessionId, ...words, until].join('.')
    const url = `${path}/${said}.${sealOf(secret, withMore(said, more))}${more && `?of=${more}`}`
    return { url, expiresAt: new Date(until).toISOString() }
  }

  const read = (token: string, more: string, secret: string, now: Date): Required<Asked> | undefined => {
    const parts = token.split('.')
    const seal = parts.pop() ?? ''
    const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(secret, withMore(parts.join('.'), more)))]
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
    const [sessionId = '', ...words] = parts
    const until = words.pop() ?? ''
    return Number(until) >= now.getTime() ? { sessionId, words, more } : undefined
  }

  const serve: ModulePlugin = (app, { config, db, now }) => {
    const underWay = new Set<string>()
    app.get<{ Params: { token: string }; Querystring: { of?: unknown } }>(`${path}/:token`, async (request, reply) => {
      const { of: more } = request.query
      const asked = read(request.params.token, typeof more === 'string' ? more : '', config.sessionSecret, now())
      if (!asked || !(await isSignedIn(db, asked.sessionId))) throw new AppError('not_found')
      if (underWay.has(asked.sessionId) || underWay.size >= atOnce) throw new AppError('too_many_requests')
      underWay.add(asked.sessionId)
      const zip = new ZipFile()
      const archive = zip.outputStream as Readable
      const stop = setTimeout(() => archive.destroy(new Error('The reader of an archive took too long')), mostMs)
      archive.once('close', () => {
        clearTimeout(stop)
        underWay.delete(asked.sessionId)
      })
      zip.on('error', (error: Error) => archive.destroy(error))
      // A failure on the way cuts the archive short, which no program opens.
      void fill(zip, filesOf({ db, config, now: now() }, asked.words, asked.more), now()).catch((error: Error) =>
        archive.destroy(error),
      )
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${nameOf(asked.words)}.zip"`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'")
        .type('application/zip')
        .send(archive)
    })
  }
  return { addressFor, serve }
}
