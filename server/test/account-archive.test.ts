import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { personal } from '../src/db/personal'
import { openPrivateFiles, openStorage } from '../src/modules/uploads'
import { fillTablesOf } from './support/account-rows'
import { api, make, people, withOwnAccounts } from './support/own-accounts'
import { exportAddress, exportOf, unzip } from './support/own-export'

withOwnAccounts()

const bytes = (text: string) => Buffer.from(text)

/** A creator about whom every table has a row; with a picture, a file sent to a brand, and one the brand has not sent yet. */
const setUp = async () => {
  const creator = await people.newCreator()
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const campaignId = await make.campaign(brand.id)
  await fillTablesOf(api, { creatorId: creator.id, brandId: brand.id, campaignId, staffId: staff.id })
  return { creator, brand, staff }
}
const addUpload = async (column: 'instagramer_id' | 'user_id', owner: string, content?: string) => {
  const key = `2026/${uuidv7()}.webp`
  if (content) await openStorage(api.config).originals.put(key, bytes(content))
  await sql`INSERT INTO uploads (id, ${sql.ref(column)}, url, width, height, bytes)
    VALUES (${uuidv7()}, ${owner}, ${`/uploads/${key}`}, 1, 1, 1)`.execute(api.db)
  return `files/uploads/${key}`
}
const addFile = async (
  given: { brandId: string; creatorId: string; staffId?: string; isSent: boolean },
  name: string,
  content: string,
) => {
  const id = uuidv7()
  const key = `messages/2026/${id}.pdf`
  await openPrivateFiles(api.config).put(key, bytes(content), 'application/pdf')
  await sql`INSERT INTO message_files (brand_id, id, instagramer_id, message_id, author, author_user_id, name, type, bytes, key)
    VALUES (${given.brandId}, ${id}, ${given.creatorId},
      (SELECT id FROM messages WHERE ${given.isSent} AND instagramer_id = ${given.creatorId} LIMIT 1),
      ${given.staffId ? 'user' : 'instagramer'}, ${given.staffId ?? null}, ${name}, 'application/pdf', 1, ${key})`.execute(
    api.db,
  )
  return id
}

test('every table with an id of a creator is in the archive, as JSON and as CSV, or says why not', async () => {
  const { creator } = await setUp()
  const { data, files } = await exportOf(api, creator.who)
  const { rows: columns } = await sql<{
    table: keyof typeof personal
    column: string
  }>`SELECT c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.column_name = 'instagramer_id'`.execute(
    api.db,
  )
  expect(columns.length).toBeGreaterThan(25)
  const stored: [string, number][] = []
  const told: [string, number][] = []
  for (const { table } of columns) {
    const part = personal[table].creator
    if (part && 'untold' in part) continue
    const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE instagramer_id = ${creator.id}`.execute(api.db)
    const name = part?.as ?? table
    const lines = files.get(`tables/${name}.csv`)?.toString().split('\r\n') ?? []
    // The head, and the line break at the end.
    expect([table, lines.length - 2]).toEqual([table, rows.length])
    stored.push([table, rows.length])
    told.push([table, (data[name] as object[] | undefined)?.length ?? 0])
  }
  expect(told).toEqual(stored)
  expect(stored.filter(([, count]) => count === 0)).toEqual([])
  expect(told.map(([table]) => table)).toEqual(
    expect.arrayContaining([
      'holds',
      'message_bulk_recipients',
      'message_files',
      'notices',
      'notice_settings',
      'tax_registrations',
      'threads',
    ]),
  )
})

test('the archive holds the pictures and files themselves, and not what a brand has not sent yet', async () => {
  const { creator, brand, staff } = await setUp()
  const given = { brandId: brand.id, creatorId: creator.id }
  const picture = await addUpload('instagramer_id', creator.id, 'a picture')
  const gone = await addUpload('instagramer_id', creator.id)
  const own = await addFile({ ...given, isSent: true }, '../../Mitt avtal.pdf', 'a contract')
  const received = await addFile({ ...given, staffId: staff.id, isSent: true }, 'Brief.pdf', 'a brief')
  await addFile({ ...given, staffId: staff.id, isSent: false }, 'Hemligt utkast.pdf', 'a draft')
  await addUpload('user_id', staff.id, 'a picture of the staff')

  const { data, files } = await exportOf(api, creator.who)
  expect(files.get(picture)?.toString()).toBe('a picture')
  expect(files.get(`files/messages/${own}-__.._Mitt avtal.pdf`)?.toString()).toBe('a contract')
  expect(files.get(`files/messages/${received}-Brief.pdf`)?.toString()).toBe('a brief')
  expect(files.has(gone)).toBe(false)
  expect([...files.keys()].filter((name) => name.startsWith('files/'))).toHaveLength(3)
  expect(JSON.stringify(data)).not.toContain('Hemligt')

  const page = files.get('index.html')!.toString()
  expect(page).toContain(`href="${picture}"`)
  expect(page).toMatch(new RegExp(`finns inte kvar hos oss[^]*${gone}`))
  expect(page).toContain('href="tables/participations.csv">tables/participations.csv</a>, 1 rad')
  const { files: staffs } = await exportOf(api, staff)
  expect([...staffs.values()].map(String)).toEqual(expect.arrayContaining(['a picture of the staff', 'a draft']))
  expect([...staffs.values()].map(String)).not.toContain('a contract')
})

test('more rows than are read at a time are all there, once', async () => {
  const { who, id } = await people.newCreator()
  await sql`INSERT INTO notices (id, instagramer_id, kind, topic, subject_id, place, href, facts, created_at)
    SELECT gen_random_uuid(), ${id}, 'message', 'messages', gen_random_uuid(), 'x', '/' || n, '{}', '2026-11-01' FROM generate_series(1, 1203) n`.execute(
    api.db,
  )
  const { data, files } = await exportOf(api, who)
  const hrefs = (data.notices as { href: string }[]).map(({ href }) => href)
  expect([hrefs.length, new Set(hrefs).size]).toEqual([1203, 1203])
  const csv = files.get('tables/notices.csv')!.toString()
  expect([csv.match(/\uFEFF/g)?.length, csv.trimEnd().split('\r\n').length]).toEqual([1, 1204])
})

test('the address works for the session that asked, for two minutes, and only as it was given', async () => {
  const { who } = await people.newCreator()
  const take = async (url: string) => (await api.app.inject({ method: 'GET', url })).statusCode
  const url = await exportAddress(api, who)
  const taken = await api.app.inject({ method: 'GET', url })
  expect(taken.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="samspel-export-\d{4}-\d\d-\d\d\.zip"$/),
  })
  expect((await unzip(taken.rawPayload)).has('index.html')).toBe(true)
  const other = await people.newCreator()
  expect(await take(url.replace(who.id, other.id))).toBe(404)
  expect(await take(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).toBe(404)
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 121_000)
  expect(await take(url)).toBe(404)
  api.clock.now = before
  await api.call(who, 'DELETE', '/api/sessions')
  expect(await take(url)).toBe(404)
})
