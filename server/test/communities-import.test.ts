import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import { importRowsMax } from '@samspel/api'
import { communityHandlers } from '../src/modules/communities'
import { countQueries } from './support/count-queries'
import { exportOf } from './support/own-export'
import { type Records, recordsOf } from './support/records'
import { type Actor, openTestApi, type TestApi } from './support/test-api'

let api: TestApi
let make: Records
let staff: Actor
let brandId: string
beforeAll(async () => {
  api = await openTestApi()
  make = recordsOf(api)
  brandId = (await make.brand()).id
  staff = await make.staff('company', [brandId])
})
afterAll(() => api.close())

const newList = async (): Promise<string> => {
  const id = uuidv7()
  await api.db.insertInto('community_lists').values({ id, brand_id: brandId, name: id }).execute()
  return id
}
let sent = 0
let sender: Actor
/** Switches to a new colleague before the import limit applies. */
const send = async (listId: string, csv: string) => {
  if (sent % 15 === 0) sender = await make.staff('company', [brandId])
  sent += 1
  return api.call(sender, 'POST', `/api/community_lists/${listId}/imports`, { body: { csv } })
}
const outcomes = async (csv: string, listId?: string) => {
  const { body } = await send(listId ?? (await newList()), csv)
  return (body as { rows: { line: number; value: string; outcome: string }[] }).rows.map(({ line, value, outcome }) => [
    line,
    value,
    outcome,
  ])
}

test('every row of a file gets its answer: added, member already, twice, unknown, unreadable (E-10)', async () => {
  const [one, two, three, blocked] = [
    await make.creator(),
    await make.creator(),
    await make.creator(),
    await make.creator({ state: 'blocked' }),
  ]
  const listId = await newList()
  await api.call(staff, 'POST', `/api/community_lists/${listId}/members`, { body: { instagramer_ids: [two.id] } })
  const csv = `\ufeffNamn;Username;Anteckning\r\n"Ada; ""Åsa""";@${one.username.toUpperCase()};x\r\n\r\nBo;${two.username};\r\nCi;https://www.instagram.com/${three.username}/?hl=sv;\r\nDi;${one.username};\r\nEi;okänd.person;\r\nFi;två ord;\r\nGi;;\r\nHi;${blocked.username};\r\nIi;OKÄND.person;`
  const { status, body } = await send(listId, csv)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    counts: { added: 2, invited: 0, already_member: 1, not_found: 2, invalid: 2, duplicate: 2 },
    community_list: { counts: { approved: 3 } },
  })
  expect((body as { rows: object[] }).rows).toEqual([
    { line: 2, value: `@${one.username.toUpperCase()}`, outcome: 'added', instagramer_id: one.id },
    { line: 4, value: two.username, outcome: 'already_member', instagramer_id: two.id },
    {
      line: 5,
      value: `https://www.instagram.com/${three.username}/?hl=sv`,
      outcome: 'added',
      instagramer_id: three.id,
    },
    { line: 6, value: one.username, outcome: 'duplicate', instagramer_id: one.id },
    { line: 7, value: 'okänd.person', outcome: 'not_found', instagramer_id: null },
    { line: 8, value: 'två ord', outcome: 'invalid', instagramer_id: null },
    { line: 9, value: '', outcome: 'invalid', instagramer_id: null },
    { line: 10, value: blocked.username, outcome: 'not_found', instagramer_id: null },
    { line: 11, value: 'OKÄND.person', outcome: 'duplicate', instagramer_id: null },
  ])
})

test('addresses, one column without a heading, commas and tabs, a comma in a file of semicolons (E-10)', async () => {
  const [one, two] = [await make.creator(), await make.creator()]
  const upper = `${one.username.toUpperCase()}@SAMSPEL.test`
  expect(await outcomes(`${upper}\n@${one.username}\n${two.username}\n${upper.toLowerCase()}`)).toEqual([
    [1, upper, 'invited'],
    [2, `@${one.username}`, 'added'],
    [3, two.username, 'added'],
    [4, upper.toLowerCase(), 'duplicate'],
  ])
  expect(
    await outcomes(`E-post,Stad\n${one.username}@samspel.test,Lund\n"${two.username}@samspel.test","Malmö, Skåne"`),
  ).toEqual([
    [2, `${one.username}@samspel.test`, 'invited'],
    [3, `${two.username}@samspel.test`, 'invited'],
  ])
  expect(await outcomes(`email\tusername\n${one.username}@samspel.test\t\n\t${two.username}`)).toEqual([
    [2, `${one.username}@samspel.test`, 'invited'],
    [3, two.username, 'added'],
  ])
  const three = await make.creator()
  expect(await outcomes(`Stad;Konto\nMalmö, Skåne;${three.username}`)).toEqual([[2, three.username, 'added']])
})

test('a name that nobody has leaves the row to its address; a name that somebody has asks nobody', async () => {
  const creator = await make.creator()
  const listId = await newList()
  const csv = `Konto;E-post\n@ingen.alls;${creator.username}@samspel.test\n@${creator.username};annan@samspel.test`
  expect(await outcomes(csv, listId)).toEqual([
    [2, `${creator.username}@samspel.test`, 'invited'],
    [3, `@${creator.username}`, 'added'],
  ])
  const asked = await api.db.selectFrom('outbox').select('payload').where('kind', '=', 'list-invitations').execute()
  expect(JSON.stringify(asked)).not.toContain('annan@samspel.test')
})

test('the export of applications comes back in: every creator in it is found', async () => {
  const [one, two] = [await make.creator(), await make.creator()]
  const campaign = await make.campaign(brandId)
  for (const { id } of [one, two]) await make.participation(brandId, campaign, id, 'pending')
  const { body } = await api.call(staff, 'GET', `/api/applications/export?campaignId=${campaign}`)
  const { rows } = (await send(await newList(), (body as { file: string }).file)).body as {
    rows: { outcome: string }[]
  }
  expect(rows.map(({ outcome }) => outcome)).toEqual(['added', 'added'])
})

describe('addresses are asked, not looked up', () => {
  const listsSeenBy = async (who: Actor) =>
    (
      (await api.call(who, 'GET', `/api/brands/${brandId}/community_lists`)).body as {
        open_community_lists: { id: string }[]
      }
    ).open_community_lists
  const seen = async (listId: string) =>
    JSON.stringify([
      (await api.call(staff, 'GET', `/api/community_lists/${listId}`)).body,
      (await api.call(staff, 'GET', `/api/community_lists/${listId}/members`)).body,
    ])
  /** Removes what always differs between lists. */
  const plain = (text: string) =>
    text
      .replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
      .replace(/"(?:created|updated|changed)_at":"[^"]+"/g, '')

  test('a creator, a member, one that is blocked and nobody get the same answer and leave the list alike, before and after the mails have left', async () => {
    const [known, member, blocked] = [
      await make.creator(),
      await make.creator(),
      await make.creator({ state: 'blocked' }),
    ]
    const asked: string[] = []
    for (const username of [known.username, member.username, blocked.username, `nobody${known.username}`]) {
      const listId = await newList()
      await api.call(staff, 'POST', `/api/community_lists/${listId}/members`, {
        body: { instagramer_ids: [member.id] },
      })
      const { status, body } = await send(listId, `email\n${username}@samspel.test`)
      const now = await seen(listId)
      await api.deliver()
      expect(await seen(listId)).toBe(now)
      asked.push(plain(JSON.stringify([status, body, JSON.parse(now)])).replaceAll(`${username}@`, 'ADDRESS@'))
    }
    expect([...new Set(asked)]).toEqual([asked[0]])
    expect(asked[0]).toContain('"invited":1')
    expect(asked[0]).not.toContain(known.username)
  })

  test('the work before the answer is the same for many known addresses as for unknown ones', async () => {
    const creators = await Promise.all(Array.from({ length: 20 }, () => make.creator()))
    const caller = {
      kind: 'user',
      id: staff.id,
      role: 'company',
      brandIds: [brandId],
      brandRoles: { [brandId]: 'owner' },
    }
    const count = async (csv: string) => {
      const id = await newList()
      return countQueries(api.db, (db) =>
        communityHandlers.importCommunityMembers({
          db,
          caller,
          params: { id },
          body: { csv },
          now: api.clock.now,
        } as never),
      )
    }
    const [known, unknown] = [
      await count(creators.map(({ username }) => `${username}@samspel.test`).join('\n')),
      await count(creators.map(({ username }) => `${username}@nowhere.test`).join('\n')),
    ]
    expect(known).toBe(unknown)
  })

  test("whoever is behind a confirmed address gets one mail, finds the list on the brand's page and is a member once they say yes", async () => {
    const creator = await make.creator()
    const [listId, second] = [await newList(), await newList()]
    await api.db
      .updateTable('community_lists')
      .set({ name: 'Vandrare http://evil.example' })
      .where('id', '=', listId)
      .execute()
    for (const id of [listId, listId, second]) await send(id, `${creator.username}@samspel.test`)
    expect((await listsSeenBy(creator)).length).toBe(0)
    const mails = await api.mailsTo(`${creator.username}@samspel.test`)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.body_text).toContain(`${api.config.appUrl}/brands/${brandId}`)
    expect(mails[0]?.body_text).not.toContain('evil')
    expect(await listsSeenBy(creator)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: listId, invited: true, membership: null }),
        expect.objectContaining({ id: second, invited: true }),
      ]),
    )

    const other = await make.creator()
    expect((await api.call(other, 'POST', `/api/community_lists/${listId}/requests`, { body: {} })).status).toBe(404)
    expect(await api.call(creator, 'POST', `/api/community_lists/${listId}/requests`, { body: {} })).toMatchObject({
      status: 200,
      body: { open_community_list: { membership: 'approved', invited: false } },
    })
    expect((await api.call(staff, 'GET', `/api/community_lists/${listId}/members`)).body).toMatchObject({
      community_members: [{ instagramer_id: creator.id, state: 'approved' }],
    })

    // Declining is respected: the creator is not invited again.
    expect((await api.call(creator, 'DELETE', `/api/community_lists/${second}/requests`)).status).toBe(204)
    await send(second, `${creator.username}@samspel.test`)
    await api.deliver()
    expect((await listsSeenBy(creator)).map(({ id }) => id)).toEqual([listId])
  })

  test('an address that its account has not confirmed, a member and one who has left are asked nothing; a list of a company that is not approved asks nobody', async () => {
    const [unconfirmed, member, left, late] = [
      await make.creator(),
      await make.creator(),
      await make.creator(),
      await make.creator(),
    ]
    const listId = await newList()
    await api.db
      .updateTable('instagramers')
      .set({ email_confirmed_at: null })
      .where('id', '=', unconfirmed.id)
      .execute()
    await api.call(staff, 'POST', `/api/community_lists/${listId}/members`, {
      body: { instagramer_ids: [member.id, left.id] },
    })
    await api.call(left, 'DELETE', `/api/community_lists/${listId}/requests`)
    await send(listId, [unconfirmed, member, left].map(({ username }) => `${username}@samspel.test`).join('\n'))
    for (const { username } of [unconfirmed, member, left])
      expect(await api.mailsTo(`${username}@samspel.test`)).toEqual([])

    await send(listId, `${late.username}@samspel.test`)
    const { company_id: companyId } = await api.db
      .selectFrom('brands')
      .select('company_id')
      .where('id', '=', brandId)
      .executeTakeFirstOrThrow()
    await api.db.updateTable('companies').set({ state: 'declined' }).where('id', '=', companyId).execute()
    expect(await api.mailsTo(`${late.username}@samspel.test`)).toEqual([])
    await api.db.updateTable('companies').set({ state: 'approved' }).where('id', '=', companyId).execute()
  })

  test('a member whom staff decline after asking does not join by the invitation; a deleted account leaves none', async () => {
    const creator = await make.creator()
    const listId = await newList()
    await send(listId, `${creator.username}@samspel.test`)
    await api.deliver()
    await api.call(creator, 'POST', `/api/community_lists/${listId}/requests`, { body: {} })
    const member = await api.db
      .selectFrom('community_members')
      .select('id')
      .where('list_id', '=', listId)
      .executeTakeFirstOrThrow()
    await api.call(staff, 'PATCH', `/api/community_lists/${listId}/members`, {
      body: { member_ids: [member.id], state: 'declined', from: 'approved' },
    })
    expect((await api.call(creator, 'POST', `/api/community_lists/${listId}/requests`, { body: {} })).status).toBe(404)

    const gone = await make.creator()
    await send(listId, `${gone.username}@samspel.test`)
    await api.deliver()
    expect((await exportOf(api, gone)).data).toMatchObject({ community_invitations: [{ list_id: listId }] })
    await api.db.updateTable('instagramers').set({ password_hash: null }).where('id', '=', gone.id).execute()
    expect(
      (await api.call(gone, 'POST', '/api/instagramers/me/deletion', { body: { username: gone.username } })).status,
    ).toBe(204)
    expect(
      await api.db.selectFrom('community_invitations').selectAll().where('instagramer_id', '=', gone.id).execute(),
    ).toEqual([])
  })
})

test('a file that cannot be read, has no rows or too many is refused at csv and adds nobody (E-10)', async () => {
  const listId = await newList()
  const refused = (id: string) => ({ status: 422, body: { errors: { csv: [id] } } })
  expect(await send(listId, 'username\n"open')).toMatchObject(refused('invalid'))
  expect(await send(listId, 'username\n\n')).toMatchObject(refused('required'))
  expect(await send(listId, '')).toMatchObject(refused('required'))
  const creator = await make.creator()
  const lines = (count: number) =>
    `username\n${creator.username}\n${Array.from({ length: count - 1 }, (_, at) => `someone.with.a.rather.long.name.indeed.${at}`).join('\n')}`
  expect(await send(listId, lines(importRowsMax + 1))).toMatchObject(refused('too_long'))
  expect(await api.db.selectFrom('community_members').select('id').where('list_id', '=', listId).execute()).toEqual([])
  expect((await send(listId, `${lines(importRowsMax)}\n`)).body).toMatchObject({
    counts: { added: 1, not_found: importRowsMax - 1 },
  })
})

test('a long file takes as many queries as a short one (E-10)', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, () => make.creator()))
  const caller = {
    kind: 'user',
    id: staff.id,
    role: 'company',
    brandIds: [brandId],
    brandRoles: { [brandId]: 'owner' },
  }
  const count = async (rows: number) => {
    const id = await newList()
    return countQueries(api.db, (db) =>
      communityHandlers.importCommunityMembers({
        db,
        caller,
        params: { id },
        body: {
          csv: people
            .slice(0, rows)
            .map(({ username }) => username)
            .join('\n'),
        },
        now: api.clock.now,
      } as never),
    )
  }
  const one = await count(1)
  expect([one, await count(100)]).toEqual([4, 4])
})
