import { expect } from '@jest/globals'
import { repetitions } from './figure'
import type { Answer } from './test-api'

/** How often each race is run. */
export const rounds = repetitions(20, 1_000)

/**
 * Acts of several people at the same moment; returns which one won. All others must be refused with one of `refusals`: `already_decided`,
 * unless the winner removed what they decided about.
 */
export const raceOf = async <K extends string>(
  acts: Record<K, () => Promise<Answer>>,
  refusals: readonly string[] = ['already_decided'],
): Promise<K> => {
  const names = Object.keys(acts) as K[]
  const answers = await Promise.all(names.map((name) => acts[name]()))
  const won = names.filter((_, at) => (answers[at]?.status ?? 500) < 300)
  const others = answers.filter(({ status }) => status >= 300)
  expect({ won, others: others.filter(({ status, body }) => !isRefusal(status, body, refusals)) }).toEqual({
    won: [expect.any(String)],
    others: [],
  })
  return won[0] as K
}

const statuses: Record<string, number> = { not_found: 404 }
const isRefusal = (status: number, body: unknown, refusals: readonly string[]): boolean => {
  const { error = '' } = body as { error?: string }
  return refusals.includes(error) && status === (statuses[error] ?? 409)
}

/** Runs the rounds and reports how often each act won. */
export const repeat = async (round: () => Promise<string>): Promise<string> => {
  const wins: Record<string, number> = {}
  for (let at = 0; at < rounds; at += 1) {
    const winner = await round()
    wins[winner] = (wins[winner] ?? 0) + 1
  }
  return `one winner in ${rounds} of ${rounds} (${Object.entries(wins)
    .sort()
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')})`
}
