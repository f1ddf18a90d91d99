import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { leanRouter } from './lean-router.mjs'

const dir = join(dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router/package.json')), 'dist/production')
const code = readdirSync(dir).filter((name) => /^chunk-.*\.mjs$/.test(name)).map((name) => readFileSync(join(dir, name), 'utf8')).join('\n')

test('issue 13 A5 the links and forms of the installed router are marked as code that does nothing by itself', () => {
  const lean = leanRouter(code)
  for (const name of ['Link', 'NavLink', 'Form', 'FrameworkContext', 'DataRouterContext']) {
    expect(code).toMatch(new RegExp(`^var ${name} = React`, 'm'))
    expect(lean).toMatch(new RegExp(`^var ${name} = /\\* @__PURE__ \\*/ React`, 'm'))
    expect(lean).not.toContain(`\n${name}.displayName`)
  }
})

test('nothing else of it changes', () => {
  const plain = (text: string) => text.replaceAll('/* @__PURE__ */ ', '').split('\n').filter((line) => line && !/^\w+\.displayName = /.test(line))
  expect(plain(leanRouter(code))).toEqual(plain(code))
})
