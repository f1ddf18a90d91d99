import Fastify from 'fastify'
import pg from 'pg'
import type { BareStatement, BareWork } from './bare'

/** Runs as a child process of the benchmark: a Fastify app whose only route runs the statements that it was last told. */
const app = Fastify()
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 20,
  options: '-c timezone=UTC',
})

let run: () => Promise<unknown> = () => Promise.resolve([])

const prepared = ({ statements, fresh }: BareWork) => {
  const named = statements.map((statement, at) => ({ ...statement, name: `bare_${Date.now()}_${at}` }))
  // Transaction control has no plan to keep.
  const isControl = ({ text }: BareStatement) => /^(?:begin|commit|rollback|start transaction|set)\b/i.test(text)
  return async (): Promise<unknown> => {
    const drawn = fresh.map((kept) => [kept, crypto.randomUUID()] as const)
    const valuesOf = (values: BareStatement['values']) =>
      drawn.length === 0
        ? values
        : values.map((value) => value && drawn.reduce((text, [kept, id]) => text.replaceAll(kept, id), value))
    const client = await pool.connect()
    try {
      let rows: unknown[] = []
      for (const statement of named) {
        const found = isControl(statement)
          ? await client.query(statement.text)
          : await client.query({ ...statement, values: [...valuesOf(statement.values)] })
        if (found.fields.length > 0) rows = found.rows
      }
      client.release()
      return rows
    } catch (error) {
      client.release(true)
      throw error
    }
  }
}

app.route({ method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'], url: '/*', handler: () => run() })

process.on('message', (work: BareWork) => {
  run = prepared(work)
  process.send!('taken')
})
process.on('disconnect', () => process.exit())

await app.listen({ host: '127.0.0.1', port: 0 })
process.send!((app.server.address() as { port: number }).port)
