import { sql } from 'kysely'
import type { ServiceName } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import { scrub } from '../../scrub'
import { recordService, wordsOf, writeServices } from '../../services'
import { serviceTests } from './tests'

const pauseMs = 60_000
const wordsLength = 300

/** Only one of all who ask within a minute gets its turn, whichever instance they ask. */
const takeTurn = async ({ db, now }: Pick<Context, 'db' | 'now'>, name: ServiceName): Promise<void> => {
  const { rows } = await sql`INSERT INTO service_calls AS c (name, tested_at) VALUES (${name}, ${now})
    ON CONFLICT (name) DO UPDATE SET tested_at = excluded.tested_at
      WHERE c.tested_at IS NULL OR c.tested_at <= ${new Date(now.getTime() - pauseMs)}
    RETURNING name`.execute(db)
  if (rows.length === 0) throw new AppError('too_many_requests')
}

/** Asks a service something real and harmless, and says how long it took or what it answered. */
export const testService = async (context: Context<UserCaller>, { name }: { name: ServiceName }) => {
  const { state } = context.config.services.find((service) => service.name === name) ?? { state: 'missing' }
  const { untestable, run } = serviceTests[name]
  const why = state === 'missing' ? 'not_set' : untestable
  if (why) return { test: { name, ok: false, ms: 0, message: null, untestable: why } }
  await takeTurn(context, name)
  const start = performance.now()
  const failure = await run(context).then(
    () => null,
    (error: unknown) => scrub(wordsOf(error), wordsLength),
  )
  const ms = Math.round(performance.now() - start)
  if (failure === null) recordService(name, true, 'tested')
  else recordService(name, false, failure)
  await writeServices(context.db)
  return { test: { name, ok: failure === null, ms, message: failure, untestable: null } }
}
