import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const DEBIAN = '/usr/bin/chromium'
// npm test says which browser; run by hand, Debian's is taken where Playwright's own was not downloaded.
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN) ? DEBIAN : undefined)

const desktop = { width: 1280, height: 900 }
const phone = { width: 360, height: 780 }

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`)
const DESK_ONLY = specs(
  // Judged by keys beside a grid; the other journey brings a phone of its own.
  'desk-review',
  'desk-image-purchases',
  // Addresses, sessions and what is kept of a form have no width.
  'shell-routes',
  'shell-session',
  'shell-screens',
  'security',
  'entry-addresses',
  'entry-journeys',
  'forms',
)
// These ship, break and roll back releases, which every other journey has open, or count what a first view loads: they run one after another.
// The workbench is a tool for a desk, and what it shows on phones is chosen in it; how releases fail and follow one another is the same at any width.
// One speaks English with an account that others use.
const ALONE_AT_BOTH = specs('platform', 'first-load', 'language')
const ALONE = [
  ...ALONE_AT_BOTH,
  ...specs(
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
// The wrapper is an app on a phone, and so is what creators hold in their hand.
const PHONE_ONLY = specs('native', 'desk-creator')

export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results',
  workers: 1,
  // What fails here fails. `.ci/run` tries once more, and names at its end what passed only then.
  retries: Number(process.env.E2E_RETRIES ?? 0),
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
    { name: 'desktop', testIgnore: [...PHONE_ONLY, ...ALONE], use: { viewport: desktop } },
    { name: 'phone', testIgnore: [...DESK_ONLY, ...ALONE], use: { viewport: phone, hasTouch: true, isMobile: true } },
    { name: 'alone', testMatch: ALONE, use: { viewport: desktop } },
    { name: 'alone-phone', testMatch: ALONE_AT_BOTH, use: { viewport: phone, hasTouch: true, isMobile: true } },
  ],
})
