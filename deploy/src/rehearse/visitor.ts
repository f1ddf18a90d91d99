import type { Browser, Page } from '@playwright/test'
import type { Area } from '@samspel/federation/registry'
import { CONFIG_ID } from '@samspel/federation/registry'
import { Refused } from '../registry/refused'
import type { Language } from './report'
import type { Tools } from './tools'
import { plain, watchPage } from './watch-page'

const HEIGHT = 1_200
const PATIENCE_MS = 15_000
/** ms in which the app goes where a link leads. */
const CLICK_MS = 3_000
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Who opens pages, and with which release of the remote. */
export interface VisitorOptions {
  site: string
  name: string
  version: string
  role: Area
  language: Language
  /** Of the session; undefined for a visitor without one. */
  token: string | undefined
  width: number
  /** Time that its pages believe it to be. */
  now: Date
}

/** What a visitor saw of one page. */
export interface Look {
  errors: readonly string[]
  failed: readonly string[]
  /** What the window shows. */
  picture: Buffer
  /** Elements of the page and rules of the remote's stylesheets, without what differs between two releases by itself. */
  html: string
  /** Paths of the links on it. */
  links: readonly string[]
}

/** A visitor of the site with one release of the remote, in a browser session of its own. */
export interface Visitor {
  look(path: string): Promise<Look>
  /** What axe finds on the page that is open: rules to the number of places that break them. Takes longer than all the rest. */
  violations(): Promise<Record<string, number>>
  /** Bytes of the remote's own scripts that it has loaded so far. */
  bytes(): number
  close(): Promise<void>
}

/** The account's language takes precedence over the browser's: the page is told the one that is rehearsed, the account keeps its own. */
async function speak(page: Page, language: Language): Promise<void> {
  await page.route(/\/api\/(users|instagramers)\/me(\?|$)/, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const answer = await route.fetch()
    if (!answer.ok()) return route.fulfill({ response: answer })
    const body = (await answer.json()) as Record<string, object | undefined>
    const [key = 'user'] = Object.keys(body).filter((own) => own === 'user' || own === 'instagramer')
    return route.fulfill({ response: answer, json: { ...body, [key]: { ...body[key], locale: language } } })
  })
}

async function openPage(browser: Browser, options: VisitorOptions): Promise<Page> {
  const { site, language, token, width, now } = options
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: HEIGHT },
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addCookies([{ name: 'samspel-language', value: language, url: site }])
  const page = await context.newPage()
  await page.clock.setFixedTime(now)
  await speak(page, language)
  // A rehearsal is nobody’s visit: no figure, canary or alarm counts its loads and failures.
  await page.route('**/telemetry', (route) => route.fulfill({ status: 204 }))
  if (token)
    await page.addInitScript((session) => {
      if (!sessionStorage.getItem('rehearsal')) localStorage.setItem('samspel.session', session)
      sessionStorage.setItem('rehearsal', 'yes')
    }, token)
  return page
}

/** Navigates as a click on a link does, which the app answers later; loads the page when it does not. */
async function goTo(page: Page, path: string): Promise<void> {
  const before = await page.evaluate((href) => {
    const { pathname } = location
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
    return pathname
  }, path)
  if (before === path) return
  await page
    .waitForFunction((left) => location.pathname !== left, before, { timeout: CLICK_MS })
    .catch(() => page.goto(path, { waitUntil: 'domcontentloaded' }))
}

/** Throws {@link Refused} if the site does not give this session the release. */
async function mustHave(page: Page, { name, version, site }: VisitorOptions): Promise<void> {
  const refused = await page.evaluate(
    (id) =>
      (
        JSON.parse(document.getElementById(id)?.textContent ?? '{}') as {
          overrides?: { refused?: { text: string; reason: string }[] }
        }
      ).overrides?.refused ?? [],
    CONFIG_ID,
  )
  const [first] = refused
  if (!first) return
  throw new Refused(
    first.reason === 'forbidden'
      ? `${site} lets nobody choose a version, so nothing can be rehearsed there: use a test environment with OVERRIDE_ORIGINS`
      : `${site} does not give ${name}@${version}: ${first.reason}`,
    'forbidden',
  )
}

const violationsOf = (page: Page, name: string): Promise<Record<string, number>> =>
  page.evaluate(
    async ({ tags, place }) => {
      const { axe } = window as unknown as {
        axe: { run(place: Element, how: object): Promise<{ violations: { id: string; nodes: unknown[] }[] }> }
      }
      // The frame around it is the same for both releases.
      const { violations } = await axe.run(document.querySelector(place) ?? document.body, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
        preload: false,
      })
      return Object.fromEntries(violations.map(({ id, nodes }) => [id, nodes.length]))
    },
    { tags: RULES, place: `[data-remote="${name}"]` },
  )

/** The badge that names an override is of both releases, with another version each. */
const hideBadge = (page: Page, name: string) =>
  page.evaluate((remote) => {
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-haspopup="dialog"]'))
      if (button.textContent.includes(`${remote} `)) button.style.visibility = 'hidden'
  }, name)

/** In the page: its elements, and the rules of the remote's stylesheets and of those that scripts have made. */
const contentsOf = (folder: string): string =>
  [
    document.body.innerHTML,
    ...[...document.styleSheets, ...document.adoptedStyleSheets]
      .filter(({ href }) => href === null || new URL(href).pathname.startsWith(folder))
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  ].join('\n')

const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap(({ href }) => {
      const { origin, pathname } = new URL(href)
      return origin === location.origin ? [pathname] : []
    }),
  )

/** Opens a browser session with this release of the remote. The first page is loaded, the others are opened as by a link. */
export async function openVisitor({ browser, axe }: Tools, options: VisitorOptions): Promise<Visitor> {
  const { name, version, site } = options
  const page = await openPage(browser, options)
  const watched = watchPage(page, name, site)
  let isOpen = false
  const open = async (path: string) => {
    if (isOpen) return goTo(page, path)
    await page.goto(`${path}?remote=${encodeURIComponent(`${name}@${version}`)}`, { waitUntil: 'domcontentloaded' })
    await mustHave(page, options)
    isOpen = true
  }
  return {
    bytes: watched.bytes,
    async look(path) {
      await open(path)
      await watched.rest()
      await hideBadge(page, name)
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      const html = await page.evaluate(contentsOf, `/remotes/${name}/`)
      return { ...watched.take(), picture, html: plain(html, name, site), links: await linksOf(page) }
    },
    async violations() {
      await page.evaluate(`window.axe || (() => { ${axe} })()`)
      return violationsOf(page, name)
    },
    close: () => page.context().close(),
  }
}
