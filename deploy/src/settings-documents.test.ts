import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { edgeSettingNames } from './edge/settings'

const root = path.join(__dirname, '../..')
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')
const filesIn = (folder: string, end: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => path.join(folder, file))

/** Settings are words of capitals with an underscore, in documents between backticks or where they are given a value. */
const namesIn = (document: string): string[] => [
  ...new Set(
    [...document.matchAll(/(?:`|^\s*(?:# ?)?|\s)([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?=`|=|: )/gm)].map(([, name]) => name!),
  ),
]
const api = [...text('server/README.md').matchAll(/^\| `([A-Z0-9_]+)`/gm)].map(([, name]) => name!)
const isKnown = (() => {
  const sources = [
    ...[
      'server/src/settings',
      'deploy/src',
      'deploy/launch',
      'cli/src',
      'observing/src',
      'practice/src',
      'bench',
      'e2e',
    ]
      .flatMap((folder) => filesIn(folder, /(?<!\.test)\.(?:ts|mjs|cjs)$/))
      .map(text),
    text('deploy/compose.yaml'),
    ...filesIn('deploy/container', /./).map(text),
  ].join('\n')
  // Read by Sentry's own program, and a kind of message between app and page.
  const others = ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT', 'SENT_MESSAGE']
  return (name: string) =>
    others.includes(name) || new RegExp(`\\b${name.replace(/_FILE$/, '(?:_FILE)?')}\\b`).test(sources)
})()

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'deploy/README.md',
  'deploy/launch/README.md',
  ...filesIn('docs/guides', /\.md$/),
])('every setting that %s names is one that a program reads', (file) => {
  expect(namesIn(text(file)).filter((name) => !isKnown(name))).toEqual([])
})

test('every setting of an outside service is explained where it is switched on', () => {
  const pages = ['docs/guides/operate.md', ...filesIn('docs/guides/switch-on', /\.md$/)].map(text).join('\n')
  const services = text('server/src/settings/services.ts')
  const needed = [...new Set([...services.matchAll(/'([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)'/g)].map(([, name]) => name!))]
  expect(needed.length).toBeGreaterThan(15)
  const outside = api.filter((name) => /^(?:FACEBOOK|INSTAGRAM|STRIPE|PAYOUT|TRANSFER|MAIL|SMTP|SENTRY|S3)_/.test(name))
  expect([...needed, ...outside].filter((name) => !pages.includes(name))).toEqual([])
})

test('every setting of the edge is explained', () => {
  const pages = [...filesIn('docs/guides', /\.md$/), 'deploy/README.md'].map(text).join('\n')
  // The launcher alone gives it.
  expect(edgeSettingNames.filter((name) => !pages.includes(name))).toEqual(['PRACTICE_URL'])
})
