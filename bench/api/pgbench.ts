import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Statement } from './capture'
import { type Measured, summaryOf } from './load'

const run = promisify(execFile)
export const anyUuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const wholeUuid = new RegExp(`^${anyUuid.source}$`)

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`

const isJson = (text: string): boolean => /^\[|^\{"[^"]*":/.test(text)

/** Formats a value as PostgreSQL text, as the driver would send it. */
export const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value)) return `{${value.map((item) => (item === null ? 'NULL' : quoted(textOf(item)))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Turns the statements of a request into a pgbench script and the values of its variables. Comparing two captures of the same request
 * reveals the ids that are generated anew each time; pgbench draws those at random.
 */
export const scriptOf = (first: readonly Statement[], second: readonly Statement[]) => {
  const values: Record<string, string> = {}
  const fresh = new Map<string, string>()
  const drawn = (written: string): string => {
    const name = fresh.get(written) ?? `fresh${fresh.size}`
    fresh.set(written, name)
    return `(lpad(to_hex(:${name}::bigint), 32, '0'))`
  }
  const parts = first.map(({ text, values: given }, at) =>
    text
      .replace(/\$(\d+)/g, (_, digits: string) => {
        const place = Number(digits) - 1
        const value = given[place]
        if (value === null || value === undefined) return 'NULL'
        const written = textOf(value)
        const other = second[at]?.values[place]
        const differs = other !== undefined && other !== null && textOf(other) !== written
        if (differs && wholeUuid.test(written)) return `${drawn(written)}::uuid`
        if (differs && written.startsWith('bench-')) return drawn(written)
        const name = `v${at}_${place}`
        values[name] = written
        // Arrays and JSON with ids of their own: each is replaced in the text.
        const kept = new Set(differs ? textOf(other).match(anyUuid) : [])
        const inside = differs ? [...new Set(written.match(anyUuid))].filter((id) => !kept.has(id)) : []
        const replaced = inside.reduce(
          (text, id) => `replace(${text}::text, '${id}', ${drawn(id)}::uuid::text)`,
          `:${name}`,
        )
        return inside.length > 0 && isJson(written) ? `${replaced}::jsonb` : replaced
      })
      .replace(/\s+/g, ' '),
  )
  const draws = [...fresh.values()].map((name) => `\\set ${name} random(1, 9000000000000000000)\n`)
  return { script: `${draws.join('')}${parts.join(';\n')};\n`, values }
}

export interface PgBench {
  path: string
  databaseUrl: string
  clients: number
  seconds: number
}

/** Runs pgbench with prepared statements; one transaction corresponds to one request. */
export const runPgBench = async (
  { script, values }: ReturnType<typeof scriptOf>,
  { path, databaseUrl, clients, seconds }: PgBench,
): Promise<Measured> => {
  const dir = mkdtempSync(join(tmpdir(), 'bench-api-'))
  try {
    writeFileSync(join(dir, 'script.sql'), script)
    await run(
      path,
      [
        ...[
          '-n',
          '-M',
          'prepared',
          '-c',
          String(clients),
          '-j',
          '1',
          '-T',
          String(seconds),
          '-f',
          join(dir, 'script.sql'),
        ],
        ...['-l', `--log-prefix=${join(dir, 'log')}`],
        ...Object.entries(values).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
        databaseUrl,
      ],
      { cwd: dir },
    )
    const lines = readdirSync(dir)
      .filter((name) => name.startsWith('log'))
      .flatMap((name) => readFileSync(join(dir, name), 'utf8').trim().split('\n'))
    // Columns: client, transaction, latency in microseconds, …
    return summaryOf(
      lines.map((line) => Number(line.split(' ')[2]) / 1_000),
      seconds,
    )
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
