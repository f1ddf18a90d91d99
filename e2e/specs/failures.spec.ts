import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import { goTo } from '../core/areas'
import type { Doctored, Served } from '../core/doctored'
import { doctorPages, healthy, IMPATIENT, naming, serveCopy } from '../core/doctored'
import { faults } from '../core/faults'
import { paced } from '../core/pace'
import type { Registry, Release } from '../core/release-copy'
import { copyRelease } from '../core/release-copy'
import { expectSamePage, markPage, signInAs } from '../core/session'
import { waitForPages } from '../core/test'

/**
 * Figure 27. `npm test` runs each fault once and each remote at least once, coming from a page of another remote; FULL=1 runs all of them,
 * also as the first page. In one visit, several remotes are faulty at once, each in its own way. Both forms use short timeouts;
 * PATIENCE=real uses the page's own. WORKERS=allow allows the service worker; PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS=1 makes faults
 * apply to its requests.
 */
const FULL = process.env.FULL === '1'
const patience = process.env.PATIENCE === 'real' ? undefined : IMPATIENT
const withWorker = process.env.WORKERS === 'allow'
test.use({ serviceWorkers: withWorker ? 'allow' : 'block' })

type Arrival = 'from another page' | 'directly'
const arrivals: readonly Arrival[] = FULL ? ['from another page', 'directly'] : ['from another page']
const UNKNOWN = '01900000-0000-7000-8000-000000000000'

interface Place {
  /** Anonymous; otherwise signed in as the company. */
  visitor?: boolean
  /** A page of another remote. */
  home: string
  /** A page of the remote, and another one with a chunk of its own. */
  path: string
  inside: string
}

const places: Record<string, Place> = {
  'mf-auth': { visitor: true, home: '/p/marketplace', path: '/login', inside: '/reset-password' },
  'mf-campaigns': { home: '/wallet', path: '/creators', inside: '/campaigns' },
  'mf-messages': { home: '/wallet', path: '/messages', inside: '/notices' },
  'mf-public': { home: '/wallet', path: '/p/brands', inside: '/p/marketplace/stores' },
  'mf-stores': { home: '/wallet', path: '/stores', inside: `/brands/${UNKNOWN}/stores` },
  'mf-wallet': { home: '/creators', path: '/wallet', inside: `/wallet/${UNKNOWN}` },
}

/** The remote on which the short form tests a fault. */
const SHORT: Record<string, string> = {
  down: 'mf-public',
  404: 'mf-campaigns',
  'slow 30 s': 'mf-messages',
  'syntax error': 'mf-auth',
  'throws at import': 'mf-stores',
  'throws at mount': 'mf-wallet',
  'throws at render': 'mf-campaigns',
  'wrong shared version': 'mf-stores',
  'HTML for JS': 'mf-messages',
  'chunk gone mid-session': 'mf-public',
}
/** Faults for which the short form also tests the previous release, one of each kind. */
const WITH_PREVIOUS = new Set(['down', 'slow 30 s', 'throws at mount', 'throws at render', 'wrong shared version'])
const CHUNK_GONE = 'chunk gone mid-session'

interface Cell {
  remote: string
  fault: string
  arrival: Arrival
}
interface Row extends Cell {
  alone: string
  withPrevious: string
}
const cells = Object.keys(faults).flatMap((fault) =>
  Object.keys(places)
    .filter((remote) => FULL || SHORT[fault] === remote)
    .flatMap((remote) => arrivals.map((arrival): Cell => ({ remote, fault, arrival }))),
)
const rows = cells.map((cell): Row => {
  // A missing chunk does not switch to another release, because the running one holds the visitor's state.
  const withoutPrevious = cell.fault === CHUNK_GONE ? 'stays with the release that runs' : 'in the full matrix'
  const isTested = cell.fault !== CHUNK_GONE && (FULL || WITH_PREVIOUS.has(cell.fault))
  return { ...cell, alone: 'failed', withPrevious: isTested ? 'failed' : withoutPrevious }
})

/** Puts cells that come from the same page into one visit, each remote once. */
function visitsOf(of: readonly Row[]): Row[][] {
  const visits: Row[][] = []
  for (const row of of) {
    const joins = (visit: readonly Row[]) =>
      visit[0]!.arrival === 'from another page' &&
      visit[0]!.arrival === row.arrival &&
      places[visit[0]!.remote]!.home === places[row.remote]!.home &&
      visit.every(({ remote }) => remote !== row.remote)
    const visit = visits.find(joins)
    if (visit) visit.push(row)
    else visits.push([row])
  }
  return visits
}

const placeOf = (page: Page, remote: string) => page.locator(`[data-remote="${remote}"]`)

async function expectAlive(page: Page): Promise<void> {
  await expect(page.getByRole('banner').or(page.getByRole('navigation').first()).first()).toBeVisible()
  expect((await page.locator('body').innerText()).trim().length, 'no blank page').toBeGreaterThan(20)
}

/** Waits until the service worker controls the page, if it is allowed. */
async function underWorker(page: Page): Promise<void> {
  if (!withWorker) return
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/**
 * Opens the other remotes' page with the faulty releases in the registry. `enter` then opens a faulty remote's own page,
 * by a link or as the first page of a visit.
 */
async function open(page: Page, visit: readonly Cell[], hasPrevious: (cell: Cell) => boolean) {
  const { visitor, home } = places[visit[0]!.remote]!
  const { remotes } = (await (await page.request.get('/registry.json')).json()) as Registry
  const served = new Map<string, Served>()
  const faulty = new Map<string, Release>()
  const doctored: Doctored = {
    change: (registry) => ({ ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(faulty) } }),
  }
  for (const cell of visit) {
    const { remote, fault, arrival } = cell
    const { entry, needs, answer } = faults[fault]!
    const live = remotes[remote]!
    const copy = await copyRelease(page.request, live, `${live.version}-faulty`, entry)
    if (needs) Object.assign(copy.release.needs, { shared: { ...copy.release.needs.shared, ...needs } })
    const { previous: _previous, ...alone } = live
    faulty.set(remote, { ...live, ...copy.release, previous: hasPrevious(cell) ? alone : undefined } as Release)
    served.set(remote, { answer: answer ?? healthy })
    if (arrival === 'directly') doctored.page = naming(live, copy)
    await serveCopy(page, copy, served.get(remote)!)
  }
  await doctorPages(page, doctored, patience)
  if (!visitor) await signInAs(page, 'company')
  // Links of the painted view lead on by a new page.
  waitForPages(page)
  await page.goto(home)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await underWorker(page)
  await markPage(page)
  return {
    remotes,
    async enter({ arrival, remote }: Cell) {
      if (arrival === 'from another page') return goTo(page, places[remote]!.path)
      await page.goto(places[remote]!.path)
      await markPage(page)
    },
    answer(remote: string, answer: Served['answer']) {
      served.get(remote)!.answer = answer
    },
    /** Ends the fault: its files are answered correctly, and a release with broken files is no longer live. */
    lift({ remote, fault }: Cell) {
      served.get(remote)!.answer = healthy
      if (faults[fault]!.entry ?? faults[fault]!.needs) faulty.delete(remote)
    },
  }
}

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`
const CELL_MS = 120_000
const titleOf = (visit: readonly Cell[]) => {
  const [{ arrival, remote }] = visit as [Cell]
  const way = arrival === 'directly' ? 'opened directly' : `from ${places[remote]!.home}`
  return `${way}: ${visit.map((cell) => `${cell.remote} (${cell.fault})`).join(', ')}`
}

for (const visit of visitsOf(rows)) {
  test(`${titleOf(visit)}: its own place fails, everything else works, try again works without a reload [QUALITY 27]`, async ({
    page,
  }) => {
    test.setTimeout(paced(CELL_MS * visit.length))
    const { enter, answer, lift } = await open(page, visit, ({ fault }) => fault === CHUNK_GONE)
    for (const row of visit)
      await test.step(`${row.remote}, ${row.fault}`, async () => {
        const { remote, fault } = row
        const { home, path, inside } = places[remote]!
        const isChunk = fault === CHUNK_GONE
        if (isChunk) {
          await enter(row)
          await expect(placeOf(page, remote).getByRole('heading', { level: 1 }).first()).toBeVisible()
          answer(remote, (route) => route.fulfill({ status: 404 }))
        }
        const since = Date.now()
        if (isChunk) await goTo(page, inside)
        else await enter(row)
        const failure = placeOf(page, remote).getByText(faults[fault]!.shows).first()
        await expect(failure).toBeVisible({ timeout: paced(30_000) })
        const took = seconds(since)
        await expectAlive(page)

        await goTo(page, home)
        await expect(failure).toBeHidden()
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await goTo(page, isChunk ? inside : path)
        await expect(failure).toBeVisible({ timeout: paced(30_000) })

        lift(row)
        await page.getByRole('button', { name: 'Försök igen' }).first().click()
        await expect(failure).toBeHidden({ timeout: paced(30_000) })
        await expect(placeOf(page, remote)).toContainText(/\S/)
        await expectAlive(page)
        await expectSamePage(page)
        row.alone = `own place only, after ${took}; try again works`
      })
  })
}

for (const visit of visitsOf(rows.filter(({ withPrevious }) => withPrevious === 'failed'))) {
  test(`${titleOf(visit)}: the previous good release stands in [QUALITY 27] @verify`, async ({ page }) => {
    test.setTimeout(paced(CELL_MS * visit.length))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const { remotes, enter } = await open(page, visit, () => true)
    for (const row of visit)
      await test.step(`${row.remote}, ${row.fault}`, async () => {
        const since = Date.now()
        await enter(row)
        await expect(placeOf(page, row.remote).getByRole('heading', { level: 1 }).first()).toBeVisible({
          timeout: paced(30_000),
        })
        await expect(page.getByText(faults[row.fault]!.shows)).toBeHidden()
        expect(
          asked.some((address) => address.endsWith(remotes[row.remote]!.entry)),
          'the entry of the previous release was asked for',
        ).toBe(true)
        await expectAlive(page)
        await expectSamePage(page)
        row.withPrevious = `previous release after ${seconds(since)}`
      })
  })
}

const HANGING = 'mf-wallet'

/** Opens a wallet page directly while the live release hangs, including the files in the edge's tags. */
async function openHanging(page: Page, withPrevious: boolean, patience: object) {
  const live = ((await (await page.request.get('/registry.json')).json()) as Registry).remotes[HANGING]!
  const copy = await copyRelease(page.request, live, `${live.version}-before`)
  const change = (registry: Registry): Registry => ({
    ...registry,
    remotes: {
      ...registry.remotes,
      [HANGING]: { ...registry.remotes[HANGING]!, previous: withPrevious ? copy.release : undefined } as Release,
    },
  })
  await doctorPages(page, { change }, patience)
  await serveCopy(page, copy, { answer: healthy })
  // Never answered.
  await page.context().route(`**/remotes/${HANGING}/${live.version}/**`, () => undefined)
  await signInAs(page, 'company')
  await page.goto(places[HANGING]!.path, { waitUntil: 'commit' })
}

test('a remote that hangs on the first load holds nobody else @verify', async ({ page }) => {
  await openHanging(page, false, { entry: 300_000, app: 300_000, hung: 300_000 })
  await expectAlive(page)
  await goTo(page, '/messages')
  await expect(placeOf(page, 'mf-messages').getByRole('heading', { level: 1 }).first()).toBeVisible({
    timeout: paced(30_000),
  })
})

test('a remote that hangs on the first load is replaced by its previous release, as from another page @verify', async ({
  page,
}) => {
  await openHanging(page, true, patience ?? {})
  const since = Date.now()
  await expect(placeOf(page, HANGING).getByRole('heading', { level: 1 }).first()).toBeVisible({
    timeout: paced(30_000),
  })
  await expect(page.getByText(/Hoppsan, innehållet kunde inte laddas/)).toBeHidden()
  console.log(`  the previous release stands in after ${seconds(since)}`)
})

test.afterAll(() => {
  const width = (key: keyof (typeof rows)[number]) => Math.max(...rows.map((row) => row[key].length))
  for (const row of rows)
    console.log(
      `  ${row.remote.padEnd(width('remote'))}  ${row.fault.padEnd(width('fault'))}  ${row.arrival.padEnd(width('arrival'))}  ${row.alone.padEnd(width('alone'))}  ${row.withPrevious}`,
    )
  const good = rows.filter(({ alone, withPrevious }) => alone !== 'failed' && withPrevious !== 'failed').length
  console.log(
    `  figure 27: ${good} of N = ${rows.length} of remote, fault and arrival contained, service worker ${withWorker ? 'allowed' : 'blocked'}`,
  )
})
