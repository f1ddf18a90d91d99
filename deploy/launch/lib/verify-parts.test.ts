import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

/** Evaluated in Node, as the launcher is. */
const inNode = <T>(expression: string): T => {
  const address = pathToFileURL(path.join(__dirname, 'verify-parts.mjs')).href
  const script = `import * as m from ${JSON.stringify(address)}; console.log(JSON.stringify(${expression}))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as T
}

test('the parts are npm test and each verify script, in their order', () => {
  expect(inNode(`m.partsOf({ start: 'x', 'verify:b': 'x', verify: 'x', 'verify:a': 'x' })`)).toEqual([
    { name: 'test', command: ['test'] },
    { name: 'b', command: ['run', 'verify:b'] },
    { name: 'a', command: ['run', 'verify:a'] },
  ])
})

test('the report says what passed, what failed and what could not run here, with minutes and the last line', () => {
  const results = [
    { name: 'ledger', code: 0, seconds: 90, last: '12 passed, 0 failed' },
    { name: 'images', code: 77, seconds: 3, last: 'buildah is not installed' },
    { name: 'node', code: 1, seconds: 600, last: 'a | b' },
  ]
  expect(
    inNode<string>(`m.reportOf(${JSON.stringify(results)})`)
      .split('\n')
      .slice(2),
  ).toEqual([
    '| ledger | passed | 1.5 | 12 passed, 0 failed |',
    '| images | not run | 0.1 | buildah is not installed |',
    '| node | FAILED | 10.0 | a / b |',
  ])
  expect(inNode(`${JSON.stringify(results)}.map(m.hasFailed)`)).toEqual([false, false, true])
})
