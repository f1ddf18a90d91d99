import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Statement } from './capture'
import { anyUuid, textOf } from './pgbench'

export interface BareStatement {
  text: string
  values: readonly (string | null)[]
}

/** What a bare route does for each request. */
export interface BareWork {
  statements: readonly BareStatement[]
  /** Ids among the values, each of which is drawn anew for each request. */
  fresh: readonly string[]
}

const bareOf = ({ text, values }: Statement): BareStatement => ({
  text,
  values: values.map((value) => (value === null || value === undefined ? null : textOf(value))),
})

const idsIn = (statements: readonly BareStatement[]): string[] =>
  statements
    .flatMap(({ values }) => values)
    .flatMap((text) => (text && /^bench-\d+$/.test(text) ? [text] : (text?.match(anyUuid) ?? [])))

/** The work of one request, of which two captures show the ids that are generated anew each time. */
export const bareWorkOf = (first: readonly Statement[], second: readonly Statement[]): BareWork => {
  const statements = first.map(bareOf)
  const kept = new Set(idsIn(second.map(bareOf)))
  return { statements, fresh: [...new Set(idsIn(statements))].filter((id) => !kept.has(id)) }
}

/** Starts a bare Fastify server: one route, pg with prepared statements, no session, validation, headers, or log. */
export const startBare = async (databaseUrl: string) => {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The bare server ended with ${code}`)
  })
  // Whoever waits for a message is told; afterwards it may end.
  ended.catch(() => undefined)
  const message = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), ended]))[0]
  return {
    port: (await message()) as number,
    /** From the next request on the server does this work. */
    async tell(work: BareWork): Promise<void> {
      child.send(work)
      await message()
    },
    stop: () => child.kill(),
  }
}
