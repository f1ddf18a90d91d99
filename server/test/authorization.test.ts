import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { uuidv7 } from 'uuidv7'
import type { Actor as ContractActor, EndpointKey, ErrorId, Role } from '@samspel/api'
import { type Endpoint, endpoints } from '@samspel/api/contract'
import { runParcels } from '../src/modules/parcels'
import { type ActorName, type Fixtures, openFixtures, secret, secretStreet } from './support/fixtures'
import { addressRows, matrix, type Row } from './support/matrix'
import { recordsOf, wireAddress } from './support/records'
import type { TestApi } from './support/test-api'
import { watchWrites } from './support/writes'

let api: TestApi
let fixtures: Fixtures
let close: () => Promise<void>
/** Tables written to since the last call. */
let written: () => Promise<string[]>
beforeAll(async () => {
  ;({ api, fixtures, close } = await openFixtures())
  written = await watchWrites(api.db)
})
afterAll(() => close())

const actorOf: Record<ActorName, ContractActor> = {
  anonymous: 'anonymous',
  signedOut: 'anonymous',
  admin: 'admin',
  staff: 'company',
  otherStaff: 'company',
  store: 'store_user',
  otherStore: 'store_user',
  creator: 'creator',
  otherCreator: 'creator',
  waitingStaff: 'company',
  unconfirmedStaff: 'company',
}
const names = Object.keys(actorOf) as ActorName[]
const foreigners = new Set<ActorName>(['otherStaff', 'otherStore', 'otherCreator', 'waitingStaff', 'unconfirmedStaff'])
/** Callers who may not yet reach people outside their company, and the error they get. */
const closed: Partial<Record<ActorName, ErrorId>> = {
  waitingStaff: 'company_not_approved',
  unconfirmedStaff: 'email_not_confirmed',
}
const calls = (Object.entries(endpoints) as [EndpointKey, Endpoint][]).flatMap(([key, endpoint]) =>
  names.map((name) => ({ key, endpoint, name, row: matrix[key] })),
)

/** Every answer of this file that said where a creator lives: the call and who made it. */
const addressesTold = new Set<string>()

const send = async (
  { key, endpoint, name, row }: { key: EndpointKey; endpoint: Endpoint; name: ActorName; row: Row },
  who = fixtures.actors[name],
) => {
  const base = endpoint.base === 'public' ? '/public' : '/api'
  const answer = await api.call(who, endpoint.method, base + row.path(fixtures, name), {
    ...(row.body && { body: row.body(fixtures) }),
    ...(row.key && { headers: { 'idempotency-key': uuidv7() } }),
  })
  if (JSON.stringify(answer.body ?? null).includes(secretStreet)) addressesTold.add(`${key} as ${name}`)
  return answer
}
/** The caller's role allows this call, but they may not yet reach outsiders. */
const isClosed = ({ endpoint, name }: { endpoint: Endpoint; name: ActorName }) =>
  closed[name] !== undefined && !endpoint.beforeLetIn && !endpoint.actors.includes('anonymous')
const mayCall = ({ endpoint, name }: { endpoint: Endpoint; name: ActorName }) =>
  endpoint.actors.includes(actorOf[name]) || endpoint.base === 'public'

test('QUALITY 10 every endpoint of the contract has a row', () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(endpoints).sort())
})

test('QUALITY 10 whoever the contract does not name is refused: 401 without a session, 403 with one, and nothing is written', async () => {
  await written()
  const leaks: string[] = []
  const refused = calls.filter((call) => !mayCall(call))
  for (const call of refused) {
    const { status, body } = await send(call)
    const expected = actorOf[call.name] === 'anonymous' ? 401 : 403
    if (status !== expected || JSON.stringify(body).includes(secret))
      leaks.push(`${call.key} as ${call.name}: ${status}`)
  }
  console.info(
    `authorization: ${refused.length} refused calls over ${Object.keys(endpoints).length} endpoints × ${names.length} actors, ${leaks.length} leaks`,
  )
  expect(leaks).toEqual([])
  expect(await written()).toEqual([])
})

test('QUALITY 11 whoever has the role but not the record finds nothing and changes nothing', async () => {
  const leaks: string[] = []
  const foreign = calls.filter(
    (call) =>
      mayCall(call) && !isClosed(call) && foreigners.has(call.name) && call.row.foreign !== 'own' && !call.row.stream,
  )
  for (const call of foreign) {
    await written()
    const { status, body } = await send(call)
    const fits = call.row.foreign === 404 ? status === 404 : status < 300 || status === 404
    if (!fits || JSON.stringify(body).includes(secret))
      leaks.push(`${call.key} as ${call.name}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    const tables = await written()
    if (call.row.foreign === 404 && tables.length > 0)
      leaks.push(`${call.key} as ${call.name} wrote ${tables.join(', ')}`)
  }
  console.info(`authorization: ${foreign.length} calls for others' records, ${leaks.length} leaks`)
  expect(leaks).toEqual([])
})

test('who is in two companies finds and changes nothing of one while the session is in the other', async () => {
  const both = await recordsOf(api).staff('company', [fixtures.otherBrand.id])
  await api.db
    .insertInto('company_users')
    .values({ user_id: both.id, company_id: fixtures.brand.companyId, approval_limit: null })
    .execute()
  await api.db
    .insertInto('brand_users')
    .values({ user_id: both.id, brand_id: fixtures.brand.id, role: 'owner' })
    .execute()
  const leaks: string[] = []
  const foreign = calls.filter(
    ({ name, row, key, endpoint }) =>
      name === 'otherStaff' &&
      mayCall({ endpoint, name }) &&
      key !== 'switchCompany' &&
      row.foreign !== 'own' &&
      !row.stream,
  )
  for (const call of foreign) {
    await written()
    const { status, body } = await send(call, both)
    const fits = call.row.foreign === 404 ? status === 404 : status < 300 || status === 404
    if (!fits || JSON.stringify(body).includes(secret))
      leaks.push(`${call.key}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
    if (call.row.foreign === 404 && (await written()).length > 0) leaks.push(`${call.key} wrote`)
  }
  console.info(`authorization: ${foreign.length} calls of one company from the other, ${leaks.length} leaks`)
  expect(leaks).toEqual([])
})

test('whoever waits for approval, or has not confirmed the address, meets nobody, changes nothing and has nobody written to', async () => {
  const mailsOf = async () =>
    (await api.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute()).length
  const mails = await mailsOf()
  await written()
  const leaks: string[] = []
  const refused = calls.filter((call) => mayCall(call) && isClosed(call))
  for (const call of refused) {
    const { status, body } = await send(call)
    if (status !== 422 || JSON.stringify(body) !== JSON.stringify({ error: closed[call.name] }))
      leaks.push(`${call.key} as ${call.name}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
  }
  expect(leaks).toEqual([])
  expect(await written()).toEqual([])

  // What they may call shows no other company's creators and writes to nobody.
  const creators = [fixtures.actors.creator.username, fixtures.actors.otherCreator.username]
  const open = calls.filter(
    (call) =>
      mayCall(call) &&
      !isClosed(call) &&
      closed[call.name] &&
      call.endpoint.beforeLetIn &&
      !call.row.stream &&
      !endsSession(call.key),
  )
  for (const call of open) {
    const { body } = await send(call)
    if (creators.some((username) => JSON.stringify(body).includes(`"${username}"`)))
      leaks.push(`${call.key} as ${call.name} shows a creator`)
  }
  console.info(
    `authorization: ${refused.length} calls closed before a company is approved, ${open.length} open, ${leaks.length} leaks`,
  )
  expect(leaks).toEqual([])
  expect(await mailsOf()).toBe(mails)
})

/** Calls that end their own session: each gets a separate session, and they run last. */
const endsSession = (key: EndpointKey) =>
  key.startsWith('signOut') || key === 'endAllSessions' || key === 'switchCompany'
const anotherSession = (name: ActorName) => {
  const role = actorOf[name]
  const id = fixtures.actors[name]?.id ?? ''
  return role === 'creator' ? api.actor('instagramer', id) : api.actor('user', id, role as Role)
}

test('whoever may is answered', async () => {
  const wrong: string[] = []
  const tried = new Set<string>()
  // One of each kind: approving the same record a second time is a different case.
  const owners = calls
    .filter((call) => mayCall(call) && !foreigners.has(call.name) && !call.row.stream)
    .sort((one, two) => Number(endsSession(one.key)) - Number(endsSession(two.key)))
  for (const call of owners) {
    const { key, endpoint, name, row } = call
    const isWrite = endpoint.method !== 'GET'
    if (isWrite && row.foreign !== 'own' && tried.has(key)) continue
    // Platform staff have no phone, second session or participation of their own here.
    if ((key === 'deleteDevice' || key === 'endSession') && name !== 'staff') continue
    tried.add(key)
    const { status, body } = await send(call, endsSession(key) ? await anotherSession(name) : undefined)
    const expected = row.allowed ? [row.allowed] : [200, 204]
    if (!expected.includes(status)) wrong.push(`${key} as ${name}: ${status} ${JSON.stringify(body).slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
})

const rowsOfAddresses = Object.entries(addressRows).flatMap(([key, who]) => who.map((name) => `${key} as ${name}`))

// After all of the calls above, by everybody.
test('where a creator lives is said by the calls of its rows, to those of its rows', () => {
  expect([...addressesTold].sort()).toEqual(rowsOfAddresses.sort())
})

test('so many days after the end of the campaign the brand is told it by no call any more; its creator is', async () => {
  await api.db
    .updateTable('campaigns')
    .set({ state: 'finished', end_at: '2026-01-01' })
    .where('brand_id', '=', fixtures.brand.id)
    .execute()
  const own = { ...fixtures.actors, staff: await anotherSession('staff'), creator: await anotherSession('creator') }
  await api.call(own.creator, 'PUT', '/api/instagramers/me/delivery_address', {
    body: { delivery_address: { ...wireAddress, street: secretStreet } },
  })
  const told = async () => {
    addressesTold.clear()
    for (const call of calls.filter(({ key, name }) => addressRows[key] && (name === 'staff' || name === 'creator')))
      await send(call, own[call.name])
    return [...addressesTold].sort()
  }
  expect(await told()).toEqual(expect.arrayContaining(['getMyDeliveryAddress as creator', 'listParcels as staff']))
  const now = () => new Date(Date.parse('2026-01-01T12:00:00Z') + (api.config.addressDays + 1) * 86_400_000)
  await runParcels({ db: api.db, config: api.config, live: api.bus, now })
  expect(await told()).toEqual(['getMyDeliveryAddress as creator'])
})
