import { expect, test } from '@playwright/test'
import { goTo } from '../core/areas'
import { doctorPages, healthy, serveCopy } from '../core/doctored'
import { wrapping } from '../core/faults'
import { paced } from '../core/pace'
import type { Registry, Release } from '../core/release-copy'
import { copyRelease } from '../core/release-copy'
import { signInAs } from '../core/session'

const REMOTE = 'mf-wallet'
/** Longer than the worker's timeout, shorter than the host's for a mount. */
const LOOP = 'var until=Date.now()+8500;while(Date.now()<until);'
const looping = wrapping(
  `{default:Object.assign({},made.default,{mount:function(props){${LOOP}return made.default.mount(props)}})}`,
)

test('a remote that freezes the page as it is mounted is reported by name while nothing else can run @verify', async ({
  page,
}) => {
  test.setTimeout(paced(90_000))
  const live = ((await (await page.request.get('/registry.json')).json()) as Registry).remotes[REMOTE] as Release
  const copy = await copyRelease(page.request, live, `${live.version}-frozen`, looping)
  await doctorPages(page, {
    change: (registry) => ({
      ...registry,
      remotes: { ...registry.remotes, [REMOTE]: { ...registry.remotes[REMOTE], ...copy.release } as Release },
    }),
  })
  await serveCopy(page, copy, { answer: healthy })
  const reports: { remote: string; version: string; phase?: string; code?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry'))
      reports.push(...(JSON.parse(request.postData() ?? '{"reports":[]}') as { reports: typeof reports }).reports)
  })
  const worker = page.waitForEvent('worker')
  await signInAs(page, 'company')
  await page.goto('/creators')
  expect((await worker).url()).toContain('/heartbeat.js')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()

  await goTo(page, '/wallet')
  await expect
    .poll(() => reports.filter(({ code }) => code === 'FROZEN'), { timeout: paced(30_000) })
    .toEqual([expect.objectContaining({ remote: REMOTE, version: `${live.version}-frozen`, phase: 'mount' })])
  await expect(page.locator(`[data-remote="${REMOTE}"]`).getByRole('heading', { level: 1 }).first()).toBeVisible({
    timeout: paced(30_000),
  })
})
