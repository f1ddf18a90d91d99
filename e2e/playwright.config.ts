import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { paced } from './core/pace'
import { phone } from './core/phone'
import type { WorkerFixtures } from './core/test'

// npm test sets the browser. When run by hand, Debian's is used if Playwright's own was not downloaded.
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? DEBIANS.find((file) => existsSync(file))

const desktop = { width: 1280, height: 900 }

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)
// Each journey runs at the width that its users have. At both: screens with a different layout on phones, or measured there; of these
// files, what is the same at any width is tagged with the one it runs at.
const AT_BOTH = specs(
  'accessibility',
  'account-places',
  'deal',
  'desk-participations',
  'from-desk-to-creator',
  'proposals',
  'public-map',
  'shell',
)
// Creators and visitors use phones, and the wrapper is a phone app.
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
// These publish, break and roll back releases that other journeys have open, or count what a first view loads, so they run in a Samspel
// of their own. The workbench is a desktop tool with its own phone view; release failures and updates are the same at any width. One of
// them switches a shared account to English.
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

export default defineConfig<object, WorkerFixtures>({
  testDir: './specs',
  outputDir: '../test-results',
  workers: 1,
  // Failures are not retried by default. `.ci/run` retries once and lists at the end what passed only on retry.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  timeout: paced(90_000),
  expect: { timeout: paced(10_000) },
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8080',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    actionTimeout: paced(15_000),
    screenshot: 'only-on-failure',
    // Traces slow down every step and are discarded if the test passes; TRACE=1 records them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // A service worker would answer requests that journeys inject faults into; its own journey allows it.
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
    {
      name: 'desktop',
      grepInvert: /@phone/,
      testIgnore: [...ON_PHONES, ...ALONE],
      use: { viewport: desktop, keepsContexts: true },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testMatch: [...ON_PHONES, ...AT_BOTH],
      use: { ...phone, keepsContexts: true },
    },
    { name: 'alone', testMatch: ALONE, use: { viewport: desktop, keepsContexts: true } },
    {
      name: 'alone-phone',
      grepInvert: /@desktop/,
      testMatch: ALONE_ON_PHONES,
      use: { ...phone, keepsContexts: true },
    },
  ],
})
