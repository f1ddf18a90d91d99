import { repetitions } from './figure'
import type { Actor, TestApi } from './test-api'

/** The command behind an ability: its caller and its request. */
export interface Command {
  who: () => Actor
  method?: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE'
  path: (id: string) => string | Promise<string>
  body?: object | (() => Promise<object>)
}
export type Commands = Record<string, Command>
type Seen = { abilities: string[]; refusals?: { act: string; reason: string }[] }

const refusingErrors = [
  'illegal_transition',
  'already_decided',
  'conflict',
  'campaign_closed',
  'changes_used_up',
  'forbidden',
]

const isWhole = repetitions(0, 1) === 1
let comparisons = 0
/** In the short form every third pair of command and record; the turns shift, so that each command meets each variant of a record. */
const isItsTurn = (command: number): boolean =>
  isWhole || (command + comparisons + Math.floor(comparisons / 6)) % 3 === 0

/**
 * Compares each command with the record's `abilities`, in both directions, and with its `refusals`: a command that one of them names is
 * refused for that reason. Returns the differences. The record is created anew for each command. `npm test` tries a third of them,
 * `npm run verify:api` all.
 */
export const compareAbilities = async (
  api: TestApi,
  commands: Commands,
  make: () => Promise<string>,
  see: (who: Actor, id: string) => Promise<Seen>,
): Promise<{ ability: string; offered: boolean; refusal: string | undefined; status: number; error: unknown }[]> => {
  const wrong = []
  comparisons += 1
  for (const [at, [ability, { who, method = 'PATCH', path, body }]] of Object.entries(commands).entries()) {
    if (!isItsTurn(at)) continue
    const id = await make()
    const { abilities, refusals = [] } = await see(who(), id)
    const offered = abilities.includes(ability)
    const refusal = refusals.find(({ act }) => act === ability)?.reason
    const answer = await api.call(who(), method, await path(id), {
      body: typeof body === 'function' ? await body() : body,
    })
    const error = (answer.body as { error?: string } | undefined)?.error
    const isRefused = refusingErrors.includes(error ?? '')
    const isDone = answer.status === 200 || answer.status === 204
    const isAsSeen = offered ? (refusal ? error === refusal : isDone) : isRefused
    if (!isAsSeen) wrong.push({ ability, offered, refusal, status: answer.status, error })
  }
  return wrong
}
