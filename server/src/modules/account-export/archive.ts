import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Locale } from '@samspel/api'
import type { Context } from '../../context'
import { dayOf } from '../../days'
import { filesFor } from './files'
import { indexPage } from './index-page'
import { type Reader, rowsOf, tablesFor } from './rows'
import { asCsv, asJson } from './tables'

export type Given = Pick<Context, 'db' | 'config' | 'now'>

const localeOf = async ({ db }: Given, { scope, id }: Reader): Promise<Locale> => {
  const table = scope === 'user' ? 'users' : 'instagramers'
  const found = await db.selectFrom(table).select('locale').where('id', '=', id).executeTakeFirst()
  return found?.locale === 'en' ? 'en' : 'sv'
}

const fill = async (zip: ZipFile, given: Given, reader: Reader): Promise<void> => {
  // One after the other: an archive holds one connection and one open file at a time.
  const add = async (path: string, content: Readable, options: { compress: boolean }) => {
    const done = finished(content)
    zip.addReadStream(content, path, { ...options, mtime: given.now })
    await done
  }
  const tables = tablesFor(reader)
  const pagesOf = (told: (typeof tables)[number]) => rowsOf(given, reader, told)
  await add('data.json', Readable.from(asJson(given.now, tables, pagesOf)), { compress: true })
  const contents = { tables: [] as { name: string; rows: number }[], files: [] as string[], missing: [] as string[] }
  for (const told of tables) {
    const entry = { name: told.name, rows: 0 }
    const csv = asCsv(told, pagesOf(told), (rows) => (entry.rows += rows))
    await add(`tables/${told.name}.csv`, Readable.from(csv), { compress: true })
    contents.tables.push(entry)
  }
  for (const { path, open } of await filesFor(given, reader)) {
    const file = await open()
    if (!file) {
      contents.missing.push(path)
      continue
    }
    // Pictures and PDFs are compressed already.
    await add(path, file.stream, { compress: false })
    contents.files.push(path)
  }
  const page = indexPage(await localeOf(given, reader), dayOf(given.now), contents)
  zip.addBuffer(Buffer.from(page), 'index.html', { mtime: given.now })
  zip.end()
}

/** Everything that is stored about an account, as a zip that is made while it is read; a failure on the way cuts it short. */
export const archiveOf = (given: Given, reader: Reader): Readable => {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.on('error', (error: Error) => output.destroy(error))
  void fill(zip, given, reader).catch((error: Error) => output.destroy(error))
  return output
}
