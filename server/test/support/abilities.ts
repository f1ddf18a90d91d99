import type { Actor, TestApi } from './test-api'

/** The command behind an ability: its caller and its request. */
export interface Command {
  who: () => Actor
  method?: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE'
  path: (id: string) => string | Promise<string>
  body?: object | (() => Promise<object>)
}
export type Commands = Record<string, Command>
type Seen = { abilities: string[] }

const refusals = ['illegal_transition', 'already_decided', 'conflict', 'forbidden']

/**
 * Compares each command with the record's `abilities`, in both directions; returns the differences. The record is created anew for each
 * command.
 */
export const compareAbilities = async (
  api: TestApi,
  commands: Commands,
  make: () => Promise<string>,
  see: (who: Actor, id: string) => Promise<Seen>,
): Promise<{ ability: string; offered: boolean; status: number; error: unknown }[]> => {
  const wrong = []
  for (const [ability, { who, method = 'PATCH', path, body }] of Object.entries(commands)) {
    const id = await make()
    const offered = (await see(who(), id)).abilities.includes(ability)
    const answer = await api.call(who(), method, await path(id), {
      body: typeof body === 'function' ? await body() : body,
    })
    const error = (answer.body as { error?: string } | undefined)?.error
    const isRefused = refusals.includes(error ?? '')
    if (offered ? answer.status !== 200 && answer.status !== 204 : !isRefused)
      wrong.push({ ability, offered, status: answer.status, error })
  }
  return wrong
}
