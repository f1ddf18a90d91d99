import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { leanRouter } from './lean-router.mjs'

const dir = join(
  dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json')),
  'dist/production',
)
const code = readdirSync(dir)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(join(dir, name), 'utf8'))
  .join('\n')

test('issue 13 A5 the links and forms of the installed router are marked as code that does nothing by itself', () => {
  const lean = leanRouter(code)
  for (const name of ['Link', 'NavLink', 'Form', 'FrameworkContext', 'DataRouterContext']) {
    expect(code).toMatch(new RegExp(`^var ${name} = React`, 'm'))
    expect(lean).toMatch(new RegExp(`^var ${name} = /\\* @__PURE__ \\*/ React`, 'm'))
    expect(lean).not.toContain(`\n${name}.displayName`)
  }
})

test('what no page reaches is empty, and says so if it is reached after all', () => {
  const lean = leanRouter(code)
  for (const name of ['handleFetcherAction', 'instrumentClientSideRouter']) {
    expect(code).not.toContain(`function ${name}() {`)
    expect(lean).toContain(`function ${name}() { throw new Error("${name} is not part of this build"); }`)
  }
})

test('nothing is added, and nothing else goes', () => {
  const linesOf = (text: string) => text.replaceAll('/* @__PURE__ */ ', '').split('\n').filter(Boolean)
  const before = linesOf(code)
  const added = new Set(linesOf(leanRouter(code)).filter((line) => !before.includes(line)))
  expect([...added].filter((line) => !line.includes('is not part of this build'))).toEqual([])
  expect(linesOf(leanRouter(code))).toContain('  async function startNavigation(historyAction, location, opts) {')
})

test('another router, in which a function stands elsewhere, is refused', () => {
  expect(() => leanRouter(code.replace('async function handleFetcherAction', 'async function handleFetcher'))).toThrow(
    'no function handleFetcherAction',
  )
})
