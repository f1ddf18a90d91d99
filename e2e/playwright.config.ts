import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { phone } from './core/phone'

// npm test says which browser; run by hand, Debian's is taken where Playwright's own was not downloaded.
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? DEBIANS.find((file) => existsSync(file))

const desktop = { width: 1280, height: 900 }

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)
// Each journey runs at the width that its people have. At both: what has another layout on phones, or is measured there.
const AT_BOTH = specs('accessibility', 'account-places', 'desk-participations', 'public-map', 'shell', 'store-answers')
// Creators and visitors hold a phone in their hand, and the wrapper is an app on one.
const ON_PHONES = specs(
  'native',
  'desk-creator',
  'account',
  'counter',
  'counter-offline',
  'social',
  'entry-journeys',
  'public-marketplace',
  'public-offline',
  'public-pages',
  'public-pickup',
  'public-suggest',
  'store-posts',
)
// These ship, break and roll back releases, which every other journey has open, or count what a first view loads: they have a Samspel of their own.
// The workbench is a tool for a desk, and what it shows on phones is chosen in it; how releases fail and follow one another is the same at any width.
// One speaks English with an account that others use.
const ALONE_ON_PHONES = specs('platform')
const ALONE = [
  ...ALONE_ON_PHONES,
  ...specs(
    'first-load',
    'language',
    'workbench',
    'native-simulator',
    'failures',
    'deploys',
    'integrity',
    'policy',
    'create-remote',
    'other-tools',
    'standalone',
  ),
]

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  workers: 1,
  // What fails here fails. `.ci/run` tries once more, and names at its end what passed only then.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8080',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // A trace slows every step down, and is thrown away when all goes well: TRACE=1 records one.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // A worker answers where journeys put faults in the way; its own journey lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: [...ON_PHONES, ...ALONE], use: { viewport: desktop } },
    { name: 'phone', testMatch: [...ON_PHONES, ...AT_BOTH], use: phone },
    { name: 'alone', testMatch: ALONE, use: { viewport: desktop } },
    { name: 'alone-phone', testMatch: ALONE_ON_PHONES, use: phone },
  ],
})
