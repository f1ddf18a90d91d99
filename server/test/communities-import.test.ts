import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { importRowsMax } from '@samspel/api'
import { uuidv7 } from 'uuidv7'
import { communityHandlers } from '../src/modules/communities'
import { openBed, type Actor, type Bed } from './support/bed'
import { countQueries } from './support/count-queries'
import { recordsOf, type Records } from './support/records'

let bed: Bed
let make: Records
let staff: Actor
let brandId: string
beforeAll(async () => {
  bed = await openBed()
  make = recordsOf(bed)
  brandId = (await make.brand()).id
  staff = await make.staff('company', [brandId])
})
afterAll(() => bed.close())

const newList = async (): Promise<string> => {
  const id = uuidv7()
  await bed.db.insertInto('community_lists').values({ id, brand_id: brandId, name: id }).execute()
  return id
}
const send = (listId: string, csv: string) => bed.call(staff, 'POST', `/api/community_lists/${listId}/imports`, { body: { csv } })
const outcomes = async (csv: string, listId?: string) => {
  const { body } = await send(listId ?? await newList(), csv)
  return (body as { rows: { line: number; value: string; outcome: string }[] }).rows.map(({ line, value, outcome }) => [line, value, outcome])
}

test('E-10 every row of a file gets its answer: added, member already, twice, unknown, unreadable', async () => {
  const [one, two, three, blocked] = [await make.creator(), await make.creator(), await make.creator(), await make.creator({ state: 'blocked' })]
  const listId = await newList()
  await bed.call(staff, 'POST', `/api/community_lists/${listId}/members`, { body: { instagramer_ids: [two.id] } })
  const csv = `\ufeffNamn;Username;Anteckning\r\n"Ada; ""Åsa""";@${one.username.toUpperCase()};x\r\n\r\nBo;${two.username};\r\nCi;https://www.instagram.com/${three.username}/?hl=sv;\r\nDi;${one.username};\r\nEi;okänd.person;\r\nFi;två ord;\r\nGi;;\r\nHi;${blocked.username};\r\nIi;OKÄND.person;`
  const { status, body } = await send(listId, csv)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    counts: { added: 2, already_member: 1, not_found: 2, invalid: 2, duplicate: 2 },
    community_list: { counts: { approved: 3 } },
  })
  expect((body as { rows: object[] }).rows).toEqual([
    { line: 2, value: `@${one.username.toUpperCase()}`, outcome: 'added', instagramer_id: one.id },
    { line: 4, value: two.username, outcome: 'already_member', instagramer_id: two.id },
    { line: 5, value: `https://www.instagram.com/${three.username}/?hl=sv`, outcome: 'added', instagramer_id: three.id },
    { line: 6, value: one.username, outcome: 'duplicate', instagramer_id: one.id },
    { line: 7, value: 'okänd.person', outcome: 'not_found', instagramer_id: null },
    { line: 8, value: 'två ord', outcome: 'invalid', instagramer_id: null },
    { line: 9, value: '', outcome: 'invalid', instagramer_id: null },
    { line: 10, value: blocked.username, outcome: 'not_found', instagramer_id: null },
    { line: 11, value: 'OKÄND.person', outcome: 'duplicate', instagramer_id: null },
  ])
})

test('E-10 addresses, one column without a heading, commas and tabs; the same person by name and by address is one', async () => {
  const [one, two] = [await make.creator(), await make.creator()]
  expect(await outcomes(`${one.username.toUpperCase()}@SAMSPEL.test\n@${one.username}\n${two.username}`)).toEqual([[1, `${one.username.toUpperCase()}@SAMSPEL.test`, 'added'], [2, `@${one.username}`, 'duplicate'], [3, two.username, 'added']])
  expect(await outcomes(`E-post,Stad\n${one.username}@samspel.test,Lund\n"${two.username}@samspel.test","Malmö, Skåne"`)).toEqual([[2, `${one.username}@samspel.test`, 'added'], [3, `${two.username}@samspel.test`, 'added']])
  expect(await outcomes(`email\tusername\n${one.username}@samspel.test\t\n\t${two.username}`)).toEqual([[2, `${one.username}@samspel.test`, 'added'], [3, two.username, 'added']])
})

test('E-10 a file that cannot be read, has no rows or too many is refused at csv and adds nobody', async () => {
  const listId = await newList()
  const refused = (id: string) => ({ status: 422, body: { errors: { csv: [id] } } })
  expect(await send(listId, 'username\n"open')).toMatchObject(refused('invalid'))
  expect(await send(listId, 'username\n\n')).toMatchObject(refused('required'))
  expect(await send(listId, '')).toMatchObject(refused('required'))
  const creator = await make.creator()
  const lines = (count: number) => `username\n${creator.username}\n${Array.from({ length: count - 1 }, (_, at) => `someone.with.a.rather.long.name.indeed.${at}`).join('\n')}`
  expect(await send(listId, lines(importRowsMax + 1))).toMatchObject(refused('too_long'))
  expect(await bed.db.selectFrom('community_members').select('id').where('list_id', '=', listId).execute()).toEqual([])
  expect((await send(listId, `${lines(importRowsMax)}\n`)).body).toMatchObject({ counts: { added: 1, not_found: importRowsMax - 1 } })
})

test('E-10 a long file takes as many queries as a short one', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, () => make.creator()))
  const caller = { kind: 'user', id: staff.id, role: 'company', brandIds: [brandId] }
  const count = async (rows: number) => {
    const id = await newList()
    return countQueries(bed.db, (db) => communityHandlers.importCommunityMembers({ db, caller, params: { id }, body: { csv: people.slice(0, rows).map(({ username }) => username).join('\n') }, now: bed.clock.now } as never))
  }
  const one = await count(1)
  expect([one, await count(100)]).toEqual([4, 4])
})
