/* eslint-disable import-x/no-relative-packages -- the API is asked in this process to learn its statements */
import { createTokens, openSession } from '../../server/src/auth/sessions'
import { readConfig } from '../../server/src/config'
import { connect } from '../../server/src/db/connect'
import { createApp } from '../../server/src/http/app'
import { handlers, plugins } from '../../server/src/modules'
import { createPostgresBus } from '../../server/src/modules/live'
import { type BenchRequest, findRows, requestsOf, type Who } from './requests'

/** A statement and its parameter values, as passed to the driver. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

/** Runs the API in this process and records the SQL statements that each request executes. */
export const openCapture = async (env: NodeJS.ProcessEnv) => {
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' })
  // Prepared statements would bypass the plain pg client, whose queries are recorded here.
  const { db, pool } = connect(config.databaseUrl, { max: 1, prepared: false })
  // The bus sends events after the request, and must not be recorded with it.
  const other = connect(config.databaseUrl, { max: 1, prepared: false })
  const live = createPostgresBus({ databaseUrl: config.databaseUrl, db: other.db })
  const app = await createApp({ db, config, live, handlers, plugins })
  const tokens = createTokens(app)

  let noted: Statement[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      if (typeof given[0] === 'string')
        noted.push({ text: given[0], values: (given[1] as unknown[] | undefined) ?? [] })
      return query(...given)
    }) as typeof client.query
  })

  const requests = requestsOf(await findRows(pool))
  const tokenOf = async (table: 'users' | 'instagramers', email: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string; role?: 'admin' | 'company' }>(
      `SELECT * FROM ${table} WHERE email = $1`,
      [email],
    )
    const { id: ownerId, role } = rows[0]!
    const scope = table === 'users' ? 'user' : 'instagramer'
    const now = new Date()
    return tokens.sign({ id: await openSession(db, scope, ownerId, now), scope, ownerId, role }, now)
  }
  const people: Record<Who, string | undefined> = {
    admin: await tokenOf('users', 'admin@samspel.test'),
    company: await tokenOf('users', 'company@samspel.test'),
    creator: await tokenOf('instagramers', 'creator@samspel.test'),
    visitor: undefined,
  }

  /** Returns the statements executed by one request. */
  const statementsOf = async ({ method, url, who, body, idempotent }: BenchRequest): Promise<Statement[]> => {
    noted = []
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers: {
        ...(people[who] && { authorization: `Bearer ${people[who]}` }),
        ...(idempotent && { 'idempotency-key': `bench-${process.hrtime.bigint()}` }),
      },
      ...(body !== undefined && { payload: body as object }),
    })
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`)
    return noted
  }
  const close = async () => {
    await app.close()
    await live.close()
    await Promise.all([pool.end(), other.pool.end()])
  }
  return { requests, people, statementsOf, close }
}
