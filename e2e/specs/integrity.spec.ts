import type { Browser, Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { Route } from '../core/areas'
import { comeInAs, goTo, pathsOf } from '../core/areas'
import { startBadLine } from '../core/bad-answers'
import { doctorPages, IMPATIENT } from '../core/doctored'
import { paced } from '../core/pace'
import { expectSamePage, markPage } from '../core/session'
import { tamper, watchRefusals } from '../core/tamper'

/**
 * Figure 22. `npm test` tests one file of four remotes, each reached differently; FULL=1 (`npm run verify:integrity`) the entry and every
 * file of a page of all remotes, reached both ways.
 */
const FULL = process.env.FULL === '1'
const SIDE_BY_SIDE = 2
// A refused file fails at once, so keep the real timeouts: none may expire on a slow machine.
const PATIENCE = { delays: IMPATIENT.delays }
const FAILED = /Hoppsan, innehållet kunde inte laddas/

interface Remote {
  entry: string
  routes: Route[]
  preload: Record<string, string[]>
  previous?: unknown
}
interface Registry {
  remotes: Record<string, Remote>
}
interface Case {
  remote: string
  file: string
  path: string
  area: 'company'
  way: 'opened' | 'gone to'
}

async function readRegistry(page: Page): Promise<Registry> {
  return (await (await page.request.get('/registry.json')).json()) as Registry
}

/** A page of the remote that the company sees, preferably one that is not public. */
function pageOf({ routes }: Remote): string {
  const [path] = pathsOf(
    [...routes].sort((a, b) => Number(a.areas.includes('anonymous')) - Number(b.areas.includes('anonymous'))),
    'company',
  )
  if (!path) throw new Error('no page of this remote is for the company')
  return path
}

function casesOf({ remotes }: Registry): Case[] {
  const names = Object.keys(remotes).sort()
  const filesOf = (name: string, path: string) => {
    const { entry, preload } = remotes[name]!
    return [entry, ...(preload[path] ?? [])]
  }
  const all = names.flatMap((remote) => {
    const path = pageOf(remotes[remote]!)
    return filesOf(remote, path).flatMap((file) =>
      (['opened', 'gone to'] as const).map((way): Case => ({ remote, file, path, area: 'company', way })),
    )
  })
  if (FULL) return all
  const wanted = [
    ['remoteEntry', 'opened'],
    ['remoteEntry', 'gone to'],
    ['app.', 'gone to'],
    ['page', 'opened'],
  ] as const
  return wanted.map(([kind, way], at) => {
    const own = all.filter(({ remote }) => remote === names[at])
    const found = own.find(
      (one) => one.way === way && (kind === 'page' ? one.file === own.at(-1)!.file : one.file.includes(`/${kind}`)),
    )
    return found ?? own[0]!
  })
}

const kindOf = (file: string): string =>
  file.includes('/remoteEntry') ? 'entry' : file.endsWith('.css') ? 'stylesheet' : 'chunk'

async function check(browser: Browser, { remote, file, path, area, way }: Case): Promise<void> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  try {
    // Without a previous release, so that the error itself is shown; the fallback is tested by figure 27.
    await doctorPages(
      page,
      {
        change: (registry) => {
          delete registry.remotes[remote]!.previous
          return registry
        },
      },
      PATIENCE,
    )
    await comeInAs(page, area)
    const refused = watchRefusals(page)
    const home = remote === 'mf-wallet' ? '/messages' : '/wallet'
    const times = await tamper(page, file)
    if (way === 'opened') await page.goto(path)
    else {
      await page.goto(home)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await goTo(page, path)
    }
    await markPage(page)
    await expect(page.getByText(FAILED).first()).toBeVisible({ timeout: paced(45_000) })
    await expect.poll(times, { message: 'the flipped file was asked for' }).toBeGreaterThan(0)
    await expect.poll(() => [...refused], { message: 'the browser refused it for its hash' }).toContain(file)

    await goTo(page, home)
    await expect(page.getByText(FAILED)).toBeHidden()
    await expect(
      page
        .locator(`[data-remote="${home === '/wallet' ? 'mf-wallet' : 'mf-messages'}"]`)
        .getByRole('heading', { level: 1 })
        .first(),
    ).toBeVisible()
    await expectSamePage(page)
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
}

test('one flipped byte in an entry, a chunk or a stylesheet: refused and contained, for every remote of the registry [QUALITY 22]', async ({
  browser,
  page,
}) => {
  const cases = casesOf(await readRegistry(page))
  test.setTimeout(paced(60_000 + cases.length * 25_000))
  const outcomes: { remote: string; kind: string; way: string; outcome: string }[] = []
  const queue = [...cases]
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const { remote, file, way } = one
      const outcome = await check(browser, one).then(
        () => 'refused, contained',
        (error: Error) => `NOT: ${file}: ${error.message.split('\n', 1)[0]}`,
      )
      outcomes.push({ remote, kind: kindOf(file), way, outcome })
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))

  if (FULL) {
    const rows = new Map<string, number>()
    for (const { remote, kind, way, outcome } of outcomes) {
      const row = `  ${remote.padEnd(14)} ${kind.padEnd(11)} ${way.padEnd(8)} ${outcome}`
      rows.set(row, (rows.get(row) ?? 0) + 1)
    }
    for (const [row, n] of [...rows].sort()) console.log(`${row}  N=${n}`)
    console.log(
      `  figure 22: ${outcomes.filter(({ outcome }) => outcome === 'refused, contained').length} of N=${outcomes.length} flipped files refused and contained`,
    )
  }
  expect(outcomes.filter(({ outcome }) => outcome !== 'refused, contained')).toEqual([])
  expect(outcomes).toHaveLength(cases.length)
})

const PUBLIC_PAGE = '/p/brands'
const FAULTS = ['altered', 'cut off'] as const
/** `npm test` tests each fault once, and each with and without the service worker once. */
const BAD_ANSWERS: ['block' | 'allow', readonly (typeof FAULTS)[number][]][] = [
  ['block', FULL ? FAULTS : ['altered']],
  ['allow', FULL ? FAULTS : ['cut off']],
]

for (const [serviceWorkers, faults] of BAD_ANSWERS) {
  for (const fault of faults) {
    test(`a bad answer (${fault}) that the browser keeps for a year is asked for past its cache, once, and never seen again (service worker: ${serviceWorkers}) @verify`, async ({
      browser,
      page: other,
      baseURL,
    }) => {
      const { entry, preload } = (await readRegistry(other)).remotes['mf-public']!
      const [, files] = Object.entries(preload).find(([path]) => path === PUBLIC_PAGE) ?? []
      const bad = [entry, ...files!]
      const line = await startBadLine(baseURL!, new Map(bad.map((file) => [file, fault])))
      const context = await browser.newContext({ serviceWorkers, baseURL: line.url })
      try {
        const page = await context.newPage()
        const refused = watchRefusals(page)
        await page.goto(PUBLIC_PAGE)
        await expect(page.locator('[data-remote="mf-public"]').getByRole('heading', { level: 1 }).first()).toBeVisible({
          timeout: paced(45_000),
        })
        expect(refused.size, 'the bad answers were refused').toBeGreaterThan(0)
        if (serviceWorkers === 'allow')
          await expect
            .poll(() => page.evaluate(async () => (await (await caches.open('samspel-checked-code')).keys()).length))
            .toBeGreaterThan(5)

        refused.clear()
        const asked = bad.map(line.times)
        await page.reload()
        await expect(page.locator('[data-remote="mf-public"]').getByRole('heading', { level: 1 }).first()).toBeVisible()
        expect([...refused]).toEqual([])
        expect(bad.map(line.times), 'the good answers are kept').toEqual(asked)
      } finally {
        await context.close()
        line.close()
      }
    })
  }
}
