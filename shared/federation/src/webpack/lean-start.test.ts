import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { leanStart } from './lean-start.mjs'

const fileBeside = (name: string, file: string) => readFileSync(join(dirname(require.resolve(name)), file), 'utf8')
const reactDom = fileBeside('react-dom', 'cjs/react-dom-client.production.js')
const singleSpa = fileBeside('single-spa-react', '../esm/single-spa-react.js')

test('issue 18 item 15: the installed React makes no error while it begins, and its signals keep their words', () => {
  const lean = leanStart(reactDom)
  expect(reactDom.match(/Exception = Error\(/g)).toHaveLength(5)
  expect(lean).not.toMatch(/Exception = Error\(/)
  expect(lean).toContain('SuspenseException = { message: formatProdErrorMessage(460) }')
})

test('the installed single-spa-react looks for no other React than the one that it is given', () => {
  expect(leanStart(singleSpa)).not.toContain('require(')
})

test('another version, which begins in another way, is refused', () => {
  expect(() => leanStart(reactDom.replace('SuspenseException = Error(', 'SuspenseException = other('))).toThrow(
    'react-dom begins in another way',
  )
  expect(() => leanStart(singleSpa.replace('require("react")', 'other'))).toThrow('single-spa-react begins in another')
})
