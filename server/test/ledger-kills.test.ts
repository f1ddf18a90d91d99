import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { type ApiProcess, startApi } from './support/api-process'
import { chanceOf } from './support/chance'
import { figure, repetitions } from './support/figure'
import type { Actor, TestApi } from './support/test-api'
import { openWalletApi, type Wallet } from './support/wallet'

jest.setTimeout(3_600_000)

let api: TestApi
let admin: Actor
let wallet: Wallet
let running: ApiProcess | undefined
beforeAll(async () => {
  ;({ api, admin, wallet } = await openWalletApi())
})
afterEach(() => running?.end('SIGKILL'))
afterAll(() => api.close())

interface Write {
  key: string
  accountId: string
  /** Amount it moves when booked, öre. */
  change: number
}
/** What the client knows about its writes: those acknowledged, and those in doubt. */
interface Log {
  acknowledged: (Write & { body: string })[]
  refused: number
  inDoubt: Write[]
}

/** Sends a write as a client does. Its key is also in the title, so that it can be found in the books. */
const send = async (port: number, { key, accountId, change }: Write) => {
  const isAdjustment = key.endsWith('0')
  const response = await fetch(
    `http://127.0.0.1:${port}/api/accounts/${accountId}/${isAdjustment ? 'adjustments' : 'transactions'}`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(
        isAdjustment
          ? { adjustment: { amount: change, reason: key } }
          : {
              transaction: {
                transaction_type: change > 0 ? 'debit' : 'credit',
                amount: Math.abs(change),
                title: key,
              },
            },
      ),
    },
  )
  return { status: response.status, body: await response.text() }
}

const record = async (log: Log, port: number, write: Write) => {
  try {
    const { status, body } = await send(port, write)
    if (status === 200) log.acknowledged.push({ ...write, body })
    else if (status === 422) log.refused += 1
    else if (status === 503) {
      log.inDoubt.push(write)
      return false
    } else throw new Error(`A write answered ${status} ${body}`)
  } catch (error) {
    // The connection was cut or refused, so the outcome is unknown. Errors of fetch come from another realm than the test's.
    if ((error as Error).name !== 'TypeError') throw error
    log.inDoubt.push(write)
    return false
  }
  return true
}

/** Eight clients write until the API is killed by the signal, while it is sending a randomly chosen answer. */
const writeUntil = async (signal: NodeJS.Signals, seed: number, accounts: readonly string[]) => {
  const below = chanceOf(seed)
  const server = (running = await startApi(api))
  const log: Log = { acknowledged: [], refused: 0, inDoubt: [] }
  const last = 1 + below(40)
  let ended: Promise<number | null> | undefined
  const client = async () => {
    for (;;) {
      const write = {
        key: uuidv7(),
        accountId: accounts[below(accounts.length)] ?? '',
        change: (below(3) > 0 ? 1 : -1) * (1 + below(50)),
      }
      if (!(await record(log, server.port, write))) return
      if (log.acknowledged.length >= last) ended ??= server.end(signal)
    }
  }
  await Promise.all(Array.from({ length: 8 }, client))
  return { log, code: await ended }
}

const bookedOf = async (keys: readonly string[]) =>
  new Map(
    (
      await sql<{ title: string; times: number }>`SELECT title, count(*) AS times FROM ledger_transactions
        WHERE title = ANY(${keys}) GROUP BY title`.execute(api.db)
    ).rows.map(({ title, times }) => [title, times]),
  )

/** After a restart: acknowledged writes are present and get the same answer, and those in doubt can be sent again and count once. */
const compare = async ({ acknowledged, inDoubt }: Log, balances: Map<string, number>) => {
  const { port, end } = (running = await startApi(api))
  const again: Log = { acknowledged: [], refused: 0, inDoubt: [] }
  for (const write of inDoubt) await record(again, port, write)
  expect(again.inDoubt).toEqual([])
  const [sample] = acknowledged
  if (sample) expect((await send(port, sample)).body).toBe(sample.body)
  await end('SIGTERM')
  const all = [...acknowledged, ...again.acknowledged]
  const times = await bookedOf(all.map(({ key }) => key))
  const lost = all.filter(({ key }) => !times.has(key)).length
  const doubled = [...times.values()].filter((count) => count !== 1).length
  for (const { accountId, change } of all) balances.set(accountId, (balances.get(accountId) ?? 0) + change)
  for (const [accountId, balance] of balances) expect(await wallet.balances(accountId)).toEqual({ balance, held: 0 })
  expect(await wallet.audit()).toEqual([])
  return { lost, doubled, writes: all.length }
}

const accountsOf = async () => {
  const brands = [await wallet.fundedBrand(50_000), await wallet.fundedBrand(50_000), await wallet.fundedBrand(50_000)]
  return new Map(brands.map(({ accountId }) => [accountId, 50_000]))
}

const kills = repetitions(2, 200)
test(`QUALITY 1 QUALITY 5 ${kills} kill -9 of the API during writes: nothing acknowledged is lost or doubled, the same key answers the same after it, every new start is clean`, async () => {
  const balances = await accountsOf()
  const sum = { lost: 0, doubled: 0, writes: 0, inDoubt: 0 }
  for (let kill = 1; kill <= kills; kill += 1) {
    const { log, code } = await writeUntil('SIGKILL', kill * 7_919, [...balances.keys()])
    expect(code).toBeNull()
    const { lost, doubled, writes } = await compare(log, balances)
    sum.lost += lost
    sum.doubled += doubled
    sum.writes += writes
    sum.inDoubt += log.inDoubt.length
  }
  expect(sum).toMatchObject({ lost: 0, doubled: 0 })
  figure(
    1,
    `${kills} kill -9 of the API during wallet writes: 0 of ${sum.writes} acknowledged writes lost, 0 doubled (${sum.inDoubt} in doubt, sent again with their key and booked once), the ledger sums to 0, ${kills} of ${kills} new starts clean`,
  )
})

const stops = repetitions(2, 50)
test(`QUALITY 2 ${stops} SIGTERM under load: each request is answered or refused, the API ends cleanly, the books add up`, async () => {
  const balances = await accountsOf()
  const sum = { writes: 0, inDoubt: 0 }
  for (let stop = 1; stop <= stops; stop += 1) {
    const { log, code } = await writeUntil('SIGTERM', stop * 104_729, [...balances.keys()])
    expect(code).toBe(0)
    const booked = await bookedOf(log.inDoubt.map(({ key }) => key))
    // Writes without an answer were refused on connecting, so none of them was booked.
    expect(booked.size).toBe(0)
    sum.inDoubt += log.inDoubt.length
    const { lost, doubled, writes } = await compare(log, balances)
    expect([lost, doubled]).toEqual([0, 0])
    sum.writes += writes
  }
  figure(
    2,
    `${stops} SIGTERM under load: ${stops} of ${stops} ended with 0, ${sum.writes} writes answered and booked, ${sum.inDoubt} refused at the door and booked by none, the books add up after each`,
  )
})
