import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'true\n  || x',
  location: { start: { line } },
})

test('a folder’s score counts timeouts as noticed, faults without a test as missed, and what does not compile not at all', () => {
  const files = {
    'a/one.ts': { mutants: [mutant('Killed'), mutant('Survived', 7), mutant('CompileError'), mutant('Ignored')] },
    'a/two.ts': { mutants: [mutant('Timeout'), mutant('NoCoverage', 3)] },
    'b/three.ts': { mutants: [mutant('Ignored')] },
  }
  const address = pathToFileURL(path.join(__dirname, 'scores.mjs')).href
  const script = `import { scoresOf } from ${JSON.stringify(address)}; console.log(JSON.stringify(scoresOf(${JSON.stringify(files)})))`
  const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(JSON.parse(told)).toEqual({
    folders: [{ folder: 'a', noticed: 2, all: 4, score: 50 }],
    survivors: ['a/one.ts:7 BooleanLiteral: true || x', 'a/two.ts:3 BooleanLiteral (no test): true || x'],
  })
})
