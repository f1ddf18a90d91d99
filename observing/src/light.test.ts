import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

/** What importing the file loads, directly or through our own files; types and `import()` load nothing. */
const loadedBy = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(path.join(__dirname, `${file}.ts`), 'utf8')
  for (const [, clause, from] of source.matchAll(/^(?:import|export) ((?!type )[^;'"]*?)? ?from '([^']+)'/gm)) {
    if (clause?.startsWith('type ')) continue
    if (from!.startsWith('./')) loadedBy(from!.slice(2), seen)
    else seen.add(from!)
  }
  return seen
}

test('neither Sentry nor OpenTelemetry is loaded where they are not set up', () => {
  const packages = (file: string) => [...loadedBy(file)].filter((name) => name.startsWith('@')).sort()
  expect(packages('index')).toEqual([])
  expect(packages('sentry')).toEqual(['@sentry/node'])
  expect(packages('tracing')).toContain('@opentelemetry/sdk-trace-node')
})
