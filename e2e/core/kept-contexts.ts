import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

/** Idle contexts at most; a journey with several people needs one for each. */
const KEPT = 3

/** Changes of a context that nothing takes back: one that was changed so is closed instead of kept. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
  'setStorageState',
] as const
const CLOCK = ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'] as const

/** What tests listen to. Playwright itself listens to `close`. */
const HEARD = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
] as const

/** Everything that a page can store; the network cache is not among it. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers,file_systems'

interface Entry {
  key: string
  options: BrowserContextOptions | undefined
  context: BrowserContext
  close: BrowserContext['close']
  newPage: BrowserContext['newPage']
  pages: BrowserContext['pages']
  /** A page of the app's origin that stays open without running anything; see {@link pageBeside}. */
  keeper?: Page
  isChanged: boolean
  inUse: boolean
  /** Origins that its pages have visited since it was last emptied. */
  origins: Set<string>
}

interface Options {
  /** Prepares a new context, before anything counts as a change. */
  prepare(context: BrowserContext, options?: BrowserContextOptions): Promise<void>
  /** Attaches what every test listens to. */
  listen(context: BrowserContext, options?: BrowserContextOptions): void
  /** Whether the running test has failed; its context is closed, so that screenshots are taken. */
  hasFailed(): boolean
}

/** Replaces methods of an object by ones that call `before` first. */
function watchCalls<T extends object>(target: T, names: readonly (keyof T)[], before: () => void): void {
  for (const name of names) {
    const method = (target[name] as (...given: unknown[]) => unknown).bind(target)
    Object.assign(target, { [name]: (...given: unknown[]) => (before(), method(...given)) })
  }
}

/** Small, and runs no script. */
const STILL = '/robots.txt'

/** Opens a page in the process of another one, which has the app's scripts compiled already. It does not know who opened it. */
async function pageBeside(keeper: Page): Promise<Page> {
  const [page] = await Promise.all([
    keeper.waitForEvent('popup'),
    keeper.evaluate(() => {
      const opened = window.open('about:blank')
      if (opened) opened.opener = null
    }),
  ])
  return page
}

/** Removes the pages of a context and everything that they have stored. */
async function empty(entry: Entry): Promise<void> {
  const { context, newPage, origins } = entry
  const old = entry.pages().filter((page) => page !== entry.keeper)
  for (const event of HEARD) context.removeAllListeners(event)
  if (!entry.keeper) {
    entry.keeper = await newPage()
    await entry.keeper.goto(STILL)
    context.newPage = () => pageBeside(entry.keeper!)
    context.pages = () => entry.pages().filter((page) => page !== entry.keeper)
  }
  await Promise.all(old.map((one) => one.close()))
  const session = await context.newCDPSession(entry.keeper)
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED })
  await session.detach()
  await context.clearCookies()
  origins.clear()
}

/**
 * Lets journeys use the contexts of a browser one after another, so that not each of them fetches and compiles the same scripts. Each still
 * finds a new visitor: pages, cookies and storage of the last one are gone. A context with a lasting change, or whose test has failed, is
 * closed.
 */
export function keepContexts(browser: Browser, { prepare, listen, hasFailed }: Options) {
  const newContext = browser.newContext.bind(browser)
  const idle: Entry[] = []
  const taken = new Set<Entry>()

  const attach = (entry: Entry): void => {
    listen(entry.context, entry.options)
    entry.context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        if (/^https?:/.test(frame.url())) entry.origins.add(new URL(frame.url()).origin)
      }),
    )
  }

  async function giveBack(entry: Entry): Promise<void> {
    if (!entry.inUse) return
    entry.inUse = false
    taken.delete(entry)
    if (entry.isChanged || hasFailed() || idle.length >= KEPT) return entry.close()
    await empty(entry)
    attach(entry)
    idle.push(entry)
  }

  async function open(key: string, options?: BrowserContextOptions): Promise<Entry> {
    const context = await newContext(options)
    await prepare(context, options)
    const entry: Entry = {
      key,
      options,
      context,
      close: context.close.bind(context),
      newPage: context.newPage.bind(context),
      pages: context.pages.bind(context),
      isChanged: false,
      inUse: false,
      origins: new Set(),
    }
    const change = () => {
      entry.isChanged = true
    }
    watchCalls(context, LASTING, change)
    watchCalls(context.clock, CLOCK, change)
    attach(entry)
    context.close = () => giveBack(entry)
    return entry
  }

  return {
    /** A context with these options, for a test with these default options. */
    async take(defaults: string, options?: BrowserContextOptions): Promise<BrowserContext> {
      const key = `${defaults} ${JSON.stringify(options ?? {})}`
      const at = idle.findIndex((entry) => entry.key === key)
      const entry = at < 0 ? await open(key, options) : idle.splice(at, 1)[0]!
      entry.inUse = true
      taken.add(entry)
      return entry.context
    },
    /** Takes back what the test has not closed. */
    async takeBack(): Promise<void> {
      await Promise.all([...taken].map(giveBack))
    },
  }
}
