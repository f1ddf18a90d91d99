import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import { leanIntl } from './lean-intl.mjs'

const reactIntl = createRequire(require.resolve('@samspel/i18n')).resolve('react-intl')
const [components, formats] = [reactIntl, createRequire(reactIntl).resolve('@formatjs/intl')].map((file) =>
  readFileSync(file, 'utf8'),
) as [string, string]

test('issue 13 A5 of the installed FormatJS texts are left, and formats that a page would reach after all say so', () => {
  const lean = leanIntl(formats)
  expect(lean).toContain(
    'function formatRelativeTime() { throw new Error("formatRelativeTime is not part of this build"); }',
  )
  expect(lean.slice(lean.indexOf('const formatMessage ='), lean.indexOf('const DATE_TIME_FORMAT_OPTIONS'))).toBe(
    formats.slice(formats.indexOf('const formatMessage ='), formats.indexOf('const DATE_TIME_FORMAT_OPTIONS')),
  )
})

test('components that nobody takes can go', () => {
  expect(components).toMatch(/^const FormattedDate = createFormatted/m)
  expect(leanIntl(components)).toMatch(/^const FormattedDate = \/\* @__PURE__ \*\/ createFormatted/m)
})

test('another version, which has other functions, is refused', () => {
  expect(() => leanIntl(formats.replace('function formatList(', 'function listOf('))).toThrow(
    '@formatjs/intl has no function formatList',
  )
})
