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

/** The work of one request, of which two captures show the ids that are generated anew each time. */
export const bareWorkOf = (first: readonly Statement[], second: readonly Statement[]): BareWork => {
  const textsOf = (statements: readonly Statement[]) =>
    statements.flatMap(({ values }) =>
      values.filter((value) => value !== null && value !== undefined).map((value) => textOf(value)),
    )
  const idsOf = (texts: readonly string[]) =>
    texts.flatMap((text) => [...(text.match(anyUuid) ?? []), ...(/^bench-\d+$/.test(text) ? [text] : [])])
  const kept = new Set(idsOf(textsOf(second)))
  return {
    statements: first.map(({ text, values }) => ({
      text,
      values: values.map((value) => (value === null || value === undefined ? null : textOf(value))),
    })),
    fresh: [...new Set(idsOf(textsOf(first)))].filter((id) => !kept.has(id)),
  }
}

/** Starts a bare Fastify server: one route, pg with prepared statements, no session, validation, headers, or log. */
export const startBare = async (databaseUrl: string) => {
  const child = fork(fileURLToPath(new URL('bare-server.ts', import.meta.url)), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    /** From the next request on the server does this work. */
    async tell(work: BareWork): Promise<void> {
      child.send(work)
      await once(child, 'message')
    },
    stop: () => child.kill(),
  }
}
