import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import sharp from 'sharp'
import { uuidv7 } from 'uuidv7'
import { migrationFiles } from '../src/db/migrate'
import { openPrivateFiles } from '../src/modules/uploads'
import { filmOf, mediaHands } from './support/media'
import { moveInto } from './support/move-into'
import { api, make, people, withOwnAccounts } from './support/own-accounts'
import type { Actor } from './support/test-api'

withOwnAccounts()

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const storedKeys = async (id: string) => {
  const files = openPrivateFiles(api.config)
  const { rows } = await sql<{ key: string }>`SELECT key FROM message_files WHERE id = ${id}
    UNION ALL SELECT poster_key FROM message_files WHERE id = ${id} AND poster_key IS NOT NULL
    UNION ALL SELECT key FROM media_files WHERE id = ${id}`.execute(api.db)
  const keys = rows.map(({ key }) => key)
  for (const key of keys) expect([key, await files.read(key)]).toEqual([key, expect.any(Buffer)])
  return keys
}
const left = async (keys: readonly string[]) => {
  const files = openPrivateFiles(api.config)
  const contents = await Promise.all(keys.map(async (key) => [key, await files.read(key)] as const))
  return contents.flatMap(([key, content]) => (content ? [key] : []))
}
const writeAsStaff = (who: Actor, brandId: string, creatorId: string, message: object) =>
  api.call(who, 'POST', `/api/instagramers/${creatorId}/messages?brand_id=${brandId}`, { body: { message } })

test('a creator who deletes the account takes along every file, sent or not; the brand’s own stay', async () => {
  const creator = await people.newCreator()
  const brand = await make.brand()
  const staff = await make.staff('company', [brand.id])
  const hands = mediaHands(api)
  const file = { purpose: 'message', forId: brand.id, name: 'a' } as const
  const ofStaff = { ...file, instagramerId: creator.id, type: 'application/pdf', content: pdf }
  const theirs = await hands.send(staff, ofStaff)
  await writeAsStaff(staff, brand.id, creator.id, { file_ids: [theirs.id] })
  const sent = await hands.send(creator.who, { ...file, type: 'video/mp4', content: filmOf(2_000) })
  const still = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#4d3bef' } })
    .jpeg()
    .toBuffer()
  await hands.poster(creator.who, sent.id, still)
  await api.call(creator.who, 'POST', `/api/instagramers/me/messages?brand_id=${brand.id}`, {
    body: { message: { file_ids: [sent.id] } },
  })
  const waiting = await hands.send(creator.who, { ...file, type: 'application/pdf', content: pdf })
  const own = [...(await storedKeys(sent.id)), ...(await storedKeys(waiting.id))]
  expect(own).toHaveLength(3)
  const ofBrand = await storedKeys(theirs.id)

  expect((await creator.remove()).status).toBe(204)
  await api.deliver()
  expect(await left([...own, ...ofBrand])).toEqual(ofBrand)
  const { rows } = await sql`SELECT id FROM message_files WHERE id IN (${sent.id}, ${theirs.id})
    UNION ALL SELECT id FROM media_files WHERE id = ${waiting.id}`.execute(api.db)
  expect(rows).toEqual([{ id: theirs.id }])
})

test('a member of staff who deletes the account takes along what was not sent; what was sent stays in the thread', async () => {
  const [founder, member] = [await people.newStaff(), await people.newStaff()]
  const [brandId = ''] = member.brand_ids
  const companies = [founder.company_id, member.company_id]
  await api.db.updateTable('companies').set({ state: 'approved' }).where('id', 'in', companies).execute()
  await api.db
    .updateTable('users')
    .set({ email_confirmed_at: api.clock.now.toISOString() })
    .where('id', '=', member.id)
    .execute()
  await moveInto(api, member, founder.company_id)
  const creator = await make.creator()
  const hands = mediaHands(api)
  const file = {
    purpose: 'message',
    forId: brandId,
    instagramerId: creator.id,
    name: 'a',
    type: 'application/pdf',
  } as const
  const [sent, waiting] = [
    await hands.send(member.who, { ...file, content: pdf }),
    await hands.send(member.who, { ...file, content: pdf }),
  ]
  expect((await writeAsStaff(member.who, brandId, creator.id, { file_ids: [sent.id] })).status).toBe(200)
  const [ofThread, own] = [await storedKeys(sent.id), await storedKeys(waiting.id)]
  expect((await member.remove()).status).toBe(204)
  await api.deliver()
  expect(await left([...ofThread, ...own])).toEqual(ofThread)
})

test('what waited to be sent before attachments came in parts goes with its message afterwards', async () => {
  const brand = await make.brand()
  const [creator, staff] = [await make.creator(), await make.staff('company', [brand.id])]
  const old = async (author: 'user' | 'instagramer') => {
    const id = uuidv7()
    const key = `messages/2026/${id}.pdf`
    await openPrivateFiles(api.config).put(key, pdf, 'application/pdf')
    await sql`INSERT INTO message_files (brand_id, id, instagramer_id, author, author_user_id, name, type, bytes, key)
      VALUES (${brand.id}, ${id}, ${creator.id}, ${author}, ${author === 'user' ? staff.id : null}, 'Avtal.pdf', 'application/pdf', ${pdf.length}, ${key})`.execute(
      api.db,
    )
    return id
  }
  const ids = [await old('user'), await old('instagramer')] as const
  const migration = migrationFiles().find(({ name }) => name === '0610_message_media.sql')!.sql
  const moves = migration.slice(migration.indexOf('-- What waits')).split(';\n')
  for (const statement of moves) if (statement.trim()) await sql.raw(statement).execute(api.db)

  expect((await writeAsStaff(staff, brand.id, creator.id, { file_ids: [ids[1]] })).status).toBe(422)
  expect((await writeAsStaff(staff, brand.id, creator.id, { file_ids: [ids[0]] })).status).toBe(200)
  const { body } = await api.call(creator, 'POST', `/api/instagramers/me/messages?brand_id=${brand.id}`, {
    body: { message: { file_ids: [ids[1]] } },
  })
  const [file] = (body as { message: { files: { url: string; name: string }[] } }).message.files
  expect(file!.name).toBe('Avtal.pdf')
  expect((await mediaHands(api).get(file!.url)).rawPayload.equals(pdf)).toBe(true)
})
