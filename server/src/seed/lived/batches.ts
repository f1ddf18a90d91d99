import { sql } from 'kysely'
import type { PayoutRequest } from '../world/context'
import type { Moment } from './moment'
import { changeAccount, closedAccount, foreignAccount, newAccount, request, slowAccount, stepsOf } from './payouts'
import type { Acting } from './people'

/** Days from today on which the bank works, the latest first: weekends alone are left out. */
const bankDays = ({ clock }: Acting, count: number): number[] => {
  const found: number[] = []
  for (let day = -1; found.length < count; day -= 1)
    if (![0, 6].includes(new Date(`${clock.day(day)}T12:00:00Z`).getUTCDay())) found.push(day)
  return found
}

interface Spare {
  id: string
  name: string
  free: number
}

/** Creators who have not asked for all that they could have by then, whatever they have asked for since; Swedes first, as accounts that the bank refuses are Swedish. */
const spareOf = async ({ db }: Acting, at: string, except: readonly string[], count: number): Promise<Spare[]> =>
  (
    await sql<Spare>`SELECT i.id, i.name, coalesce(sum(e.amount) FILTER (WHERE e.amount < 0 OR coalesce(e.available_at, e.created_at) < ${at}), 0)::bigint AS free
      FROM instagramers i JOIN accounts a ON a.instagramer_id = i.id JOIN ledger_entries e ON e.account_id = a.id
      WHERE i.bank_account_number IS NOT NULL AND i.state = 'active' AND i.id <> ALL(${except}::uuid[])
        AND (i.country_code <> 'SE' OR i.personal_id IS NOT NULL) AND i.email !~ '^[0-9]+[.]'
      GROUP BY i.id HAVING coalesce(sum(e.amount) FILTER (WHERE e.amount < 0 OR coalesce(e.available_at, e.created_at) < ${at}), 0) > 50000
      ORDER BY i.country_code <> 'SE', i.id LIMIT ${count}`.execute(db)
  ).rows

/** The banking days on which platform staff put a batch together, the latest first, and what became of each. */
export const batchMoments = async (acting: Acting, requests: readonly PayoutRequest[]): Promise<Moment[]> => {
  const { clock, alva, elin } = acting
  const steps = stepsOf(acting)
  const [last, second, third, fourth, , sixth, , eighth, , tenth, , twelfth] = bankDays(acting, 12) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const spare = await spareOf(
    acting,
    clock.at(twelfth, 0, 0),
    requests.map(({ creator }) => creator.id),
    24,
  )
  const asks = (creator: Spare, day: number, hour: number, amount = creator.free): PayoutRequest => ({
    creator,
    amount: Math.floor(amount / 100) * 100,
    at: clock.at(day, hour, 20),
  })
  const [closed, foreign, slow, gone, ...others] = spare as [Spare, Spare, Spare, Spare, ...Spare[]]
  const asked = [
    ...requests,
    asks(closed, eighth, 8),
    asks(gone, fourth, 8),
    asks(foreign, fourth, 7),
    asks(slow, third, 17),
    ...others.map((creator, at) =>
      asks(creator, [tenth, sixth, fourth, third, second, last][at % 6] ?? last, 8 + (at % 9)),
    ),
  ]
  const moment = (at: string, run: () => Promise<unknown>): Moment => ({ at, run })
  /** A batch from the first step to the bank's answer. */
  const whole = (day: number, [one, other] = [elin, alva]): Moment => ({
    at: clock.at(day, 10, 5),
    run: async () => {
      const batch = await steps.compile(one, clock.at(day, 10, 5))
      const sent = await steps.send(
        await steps.approve(batch, other, clock.at(day, 10, 40)),
        one,
        clock.at(day, 11, 10),
      )
      await steps.answer(sent, other, clock.at(day + 1, 7, 30))
    },
  })
  return [
    ...asked.map((each) => moment(each.at, () => request(acting, each))),
    moment(clock.at(twelfth, 6, 0), async () => {
      await changeAccount(acting, closed.id, closedAccount)
      await changeAccount(acting, gone.id, closedAccount)
      await changeAccount(acting, foreign.id, foreignAccount)
      await changeAccount(acting, slow.id, slowAccount)
    }),
    whole(twelfth),
    whole(tenth, [alva, elin]),
    whole(eighth),
    // Refused by the bank; the account was closed. Asked for again with another one.
    moment(clock.at(sixth, 15, 2), () => changeAccount(acting, closed.id, newAccount)),
    moment(clock.at(second, 18, 45), () => request(acting, asks(closed, second, 18))),
    moment(clock.at(sixth, 9, 30), async () => {
      const batch = await steps.compile(elin, clock.at(sixth, 9, 30))
      await steps.giveBack(
        batch,
        alva,
        clock.at(sixth, 9, 50),
        'Bankens system är stängt för underhåll i dag, vi tar den i morgon',
      )
    }),
    whole(fourth),
    // One account of it takes its time: the batch waits for the rest of the answer.
    moment(clock.at(second, 9, 15), async () => {
      const batch = await steps.compile(alva, clock.at(second, 9, 15))
      await steps.askStopped(batch, alva, clock.at(second, 9, 20))
      const sent = await steps.send(
        await steps.approve(batch, elin, clock.at(second, 10, 2)),
        alva,
        clock.at(second, 10, 30),
      )
      await steps.answer(sent, elin, clock.at(last, 7, 41))
    }),
    // Its file has been fetched for the bank, and nobody has said that it was sent.
    moment(clock.at(second, 13, 0), async () => {
      const batch = await steps.compile(elin, clock.at(second, 13, 0))
      await steps.fetchFile(await steps.approve(batch, alva, clock.at(second, 13, 25)), elin, clock.at(second, 13, 40))
    }),
    moment(clock.at(last, 9, 5), async () => {
      const batch = await steps.compile(alva, clock.at(last, 9, 5))
      await steps.approve(batch, elin, clock.at(last, 9, 48))
    }),
    moment(clock.hoursAgo(2), async () => {
      await steps.compile(elin, clock.hoursAgo(2))
    }),
  ]
}
