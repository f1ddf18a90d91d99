import { loadMix } from '../api/load'
import { openWorld, say, sayFailure, settings, startInstance, told, type World } from './world'

const title = `Bench ${Date.now()}`
const amount = 1

const booking = (account: string, { people }: World) => ({
  request: {
    name: 'createTransaction',
    who: 'admin' as const,
    method: 'POST',
    url: `/api/accounts/${account}/transactions`,
    body: { transaction: { transaction_type: 'debit', amount, title } },
    idempotent: true,
  },
  token: people.admin,
})

interface Sums {
  booked: number
  balance: string
}
const sumsOf = async ({ pool }: World, accounts: readonly string[]): Promise<Sums> => {
  const { rows } = await pool.query<Sums>(
    `SELECT (SELECT count(*)::int FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.account_id = ANY($1) AND t.title = $2) AS booked,
      (SELECT sum(balance)::text FROM accounts WHERE id = ANY($1)) AS balance`,
    [accounts, title],
  )
  return rows[0]!
}

/**
 * Books concurrently through two instances, on one brand's account and spread over many. Checks that no booking is
 * lost and that the balance includes each.
 */
export const hot = async (): Promise<void> => {
  const world = await openWorld(1)
  const [one, other] = [await startInstance(world.url), await startInstance(world.url)]
  try {
    const { rows } = await world.pool.query<{ id: string }>(
      `SELECT id FROM accounts WHERE brand_id IS NOT NULL AND closed_at IS NULL ORDER BY id = $1 DESC, id LIMIT 64`,
      [world.rows.brandAccount],
    )
    const accounts = rows.map(({ id }) => id)
    const ports = [one.port, other.port]
    const { clients, seconds } = settings
    const both = { clients: clients * 2, seconds }
    await loadMix(
      ports,
      accounts.map((id) => booking(id, world)),
      { ...both, seconds: 2 },
    )
    for (const [name, asked] of [
      ['one account', accounts.slice(0, 1)],
      [`${accounts.length} accounts`, accounts],
    ] as const) {
      const before = await sumsOf(world, asked)
      const found = await loadMix(
        ports,
        asked.map((id) => booking(id, world)),
        both,
      )
      const after = await sumsOf(world, asked)
      const booked = after.booked - before.booked
      const isRight = BigInt(after.balance) - BigInt(before.balance) === BigInt(booked * amount)
      say(
        'hot',
        `bookings on ${name} by two instances, ${both.clients} clients: ${told(found)}; ${found.answered - booked} of them lost, ${isRight ? 'each is' : 'NOT each is'} in the balance`,
      )
      if (found.firstFailure) sayFailure(found.firstFailure)
      if (!isRight || booked < found.answered) process.exitCode = 1
    }
  } finally {
    await one.stop()
    await other.stop()
    await world.close()
  }
}
