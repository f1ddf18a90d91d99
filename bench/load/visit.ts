import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** 9 Mbps, 100 ms latency, CPU slowed down four times. */
const NETWORK = {
  offline: false,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (9 * 1024 * 1024) / 8,
  latency: 100,
}
const CPU = 4

interface Asked {
  url: string
  type: string
  began: number
  ended: number
  bytes: number
}

/** Cost of one first view. */
export interface FirstView {
  /** ms from the start of the navigation. */
  lcp: number
  heading: number
  firstPaint: number
  shift: number
  /** Length of the longest chain of requests, each of which started after the previous one had ended, up to the first view. */
  trips: number
  /** Compressed bytes of scripts requested before the first view, and of all scripts. */
  scriptBytes: number
  allScriptBytes: number
}

const HEADING = '[data-remote] h1'

async function throttled(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  return cdp
}

function watchRequests(cdp: CDPSession): { list(): Asked[]; quiet(milliseconds: number): Promise<void> } {
  const asked = new Map<string, Asked>()
  let last = Date.now()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    last = Date.now()
    asked.set(requestId, { url: request.url, type: type ?? 'Other', began: timestamp * 1000, ended: 0, bytes: 0 })
  })
  // Bodies only: headers are the same on both sides.
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const found = asked.get(requestId)
    if (found) found.bytes += encodedDataLength
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    last = Date.now()
    const found = asked.get(requestId)
    if (found) found.ended = timestamp * 1000
  })
  cdp.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId))
  // The live stream never ends, and the end of a worker's script is reported to the worker's own target only.
  const endless = /\/live\/|\/heartbeat\.js$|^data:/
  const open = () => [...asked.values()].some(({ ended, url }) => ended === 0 && !endless.test(url))
  return {
    list: () => [...asked.values()],
    async quiet(milliseconds) {
      for (const until = Date.now() + 30_000; Date.now() < until && (open() || Date.now() - last < milliseconds);)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}

/** Length of the longest chain of requests that did not overlap, which is the number of sequential round trips. */
export function longestChain(requests: readonly { began: number; ended: number }[]): number {
  const done = [...requests].filter(({ ended }) => ended > 0).sort((a, b) => a.ended - b.ended)
  const depths: number[] = []
  done.forEach(({ began }, at) => {
    let best = 0
    for (let before = 0; before < at; before += 1)
      if (done[before]!.ended <= began) best = Math.max(best, depths[before]!)
    depths.push(best + 1)
  })
  return Math.max(0, ...depths)
}

const observe = () => {
  const seen = { lcp: 0, shift: 0, heading: 0 }
  Object.assign(window, { samspelBench: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    if (document.querySelector('[data-remote] h1')) seen.heading = performance.now()
    else requestAnimationFrame(look)
  }
  look()
}

/** A browser context of its own, with an empty cache. */
export async function newVisitor(browser: Browser, token: string | undefined, phone = false): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(phone
      ? { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
      : { viewport: { width: 1280, height: 900 } }),
    locale: 'sv-SE',
  })
  await context.addInitScript((value: string | undefined) => {
    if (value) localStorage.setItem('samspel.session', value)
    localStorage.setItem('samspel.cookies-accepted', new Date().toISOString())
  }, token)
  // esbuild wraps functions in its `__name` helper, which does not exist in the page.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
  await context.addInitScript(observe)
  return context
}

/** Opens a URL and waits until the page is idle. */
export async function firstView(context: BrowserContext, url: string): Promise<FirstView> {
  const page = await context.newPage()
  const cdp = await throttled(page)
  const requests = watchRequests(cdp)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForSelector(HEADING, { timeout: 60_000 })
  await requests.quiet(900)
  const seen = await page.evaluate(() => ({
    ...(window as unknown as { samspelBench: { lcp: number; shift: number; heading: number } }).samspelBench,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  const list = requests.list()
  const start = Math.min(...list.map(({ began }) => began))
  const needed = list.filter(({ began, url }) => began - start < seen.heading && !url.startsWith('data:'))
  const scripts = (some: Asked[]) =>
    some.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0)
  await page.close()
  return {
    ...seen,
    trips: longestChain(needed.filter(({ ended }) => ended > 0 && ended - start <= seen.heading)),
    scriptBytes: scripts(needed),
    allScriptBytes: scripts(list),
  }
}

/**
 * Navigates from a page of one remote to a page of another by clicking its link. Returns the time in ms from the click to the other
 * remote's heading, and the bytes of its scripts.
 * @param prefetched rest the pointer on the link first, and wait for the code to arrive
 */
export async function routeChange(
  context: BrowserContext,
  from: string,
  link: string,
  remote: string,
  prefetched: boolean,
): Promise<{ ms: number; scriptBytes: number }> {
  const page = await context.newPage()
  const cdp = await throttled(page)
  // `saveData` turns off prefetching in idle time, which must not affect a cold route change.
  if (!prefetched)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, addEventListener() {} } }),
    )
  const requests = watchRequests(cdp)
  await page.goto(from, { waitUntil: 'commit' })
  await page.waitForSelector(HEADING, { timeout: 60_000 })
  await requests.quiet(1500)
  const anchor = page.locator(`a[href="${link}"]:visible`).first()
  if (prefetched) {
    await anchor.hover()
    await requests.quiet(1500)
  }
  const before = requests.list().length
  const ms = await anchor.evaluate(
    (element, selector) =>
      new Promise<number>((resolve) => {
        const began = performance.now()
        ;(element as HTMLElement).click()
        const look = () =>
          document.querySelector(selector) ? resolve(performance.now() - began) : requestAnimationFrame(look)
        look()
      }),
    `[data-remote="${remote}"] h1`,
  )
  await requests.quiet(500)
  const scriptBytes = requests
    .list()
    .slice(before)
    .filter(({ type }) => type === 'Script')
    .reduce((sum, { bytes }) => sum + bytes, 0)
  await page.close()
  return { ms, scriptBytes }
}
