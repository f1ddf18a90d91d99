import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import type { ModulePlugin } from '../../http/app'
import { inTurn } from '../../in-turn'
import { countOf, entriesOf, type Entry, fixedEntries, type SectionName, sectionNames } from './sections'
import { indexOf, sitemapOf } from './xml'

/** Addresses per file; with more, an index of several files is served. */
const perFile = 10_000

interface Part {
  name: SectionName
  number: number
}

/** `sitemap-stores-2.xml`; the fixed pages are in `sitemap-pages-1.xml`. */
const fileOf = (name: string, number: number) => `sitemap-${name}-${number}.xml`

const readPart = (file: string): Part | 'pages' | undefined => {
  const [, name, number] = /^sitemap-([a-z-]+)-([1-9]\d{0,4})\.xml$/.exec(file) ?? []
  if (name === 'pages') return number === '1' ? 'pages' : undefined
  return sectionNames.includes(name as SectionName) ? { name: name as SectionName, number: Number(number) } : undefined
}

async function* fixed(): AsyncGenerator<Entry> {
  yield* fixedEntries
}

const whole = async function* (db: Db, today: string): AsyncGenerator<Entry> {
  yield* fixedEntries
  for (const name of sectionNames) yield* entriesOf(db, { name, today, offset: 0, limit: perFile })
}

const send = (reply: FastifyReply, text: string | AsyncGenerator<string>) =>
  reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/xml; charset=utf-8')
    .send(typeof text === 'string' ? text : Readable.from(text))

/** Every public address of a record anyone may see. The edge serves these files at the root. */
export const sitemap: ModulePlugin = (app, { config: { appUrl }, db, now }) => {
  const countInTurn = inTurn({ atOnce: 1, longestQueue: 20 })
  app.get('/public/sitemap.xml', async (_request, reply) => {
    const today = dayOf(now())
    const counts = await countInTurn(() =>
      Promise.all(sectionNames.map(async (name) => ({ name, count: await countOf(db, name, today) }))),
    )
    const total = counts.reduce((sum, { count }) => sum + count, fixedEntries.length)
    if (total <= perFile) return send(reply, sitemapOf(appUrl, whole(db, today)))
    const files = counts.flatMap(({ name, count }) =>
      Array.from({ length: Math.ceil(count / perFile) }, (_, index) => fileOf(name, index + 1)),
    )
    return send(reply, indexOf(appUrl, [fileOf('pages', 1), ...files]))
  })
  app.get<{ Params: { file: string } }>('/public/sitemaps/:file', async (request, reply) => {
    const part = readPart(request.params.file)
    if (part === 'pages') return send(reply, sitemapOf(appUrl, fixed()))
    if (!part) throw new AppError('not_found')
    const [offset, today] = [(part.number - 1) * perFile, dayOf(now())]
    // Checked before the answer starts: a part that does not exist is a 404, not an empty file.
    const first = await entriesOf(db, { name: part.name, today, offset, limit: 1 }).next()
    if (first.done) throw new AppError('not_found')
    return send(reply, sitemapOf(appUrl, entriesOf(db, { name: part.name, today, offset, limit: perFile })))
  })
}
