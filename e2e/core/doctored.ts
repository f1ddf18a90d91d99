import type { Page, Request, Route } from '@playwright/test'
import type { Registry, Release, ReleaseCopy } from './release-copy'

/** Short timeouts for the loader, so that failures show within a second or two. */
export const IMPATIENT = { entry: 900, app: 1_500, hung: 1_500, delays: [50, 100, 200] }

const dataOf = (html: string, id: string) =>
  new RegExp(`(<script type="application/json" id="${id}">)([\\s\\S]*?)(</script>)`).exec(html)

const withData = (html: string, id: string, change: (value: never) => unknown): string => {
  const found = dataOf(html, id)
  if (!found) return html
  const text = JSON.stringify(change(JSON.parse(found[2]!) as never)).replaceAll('<', '\\u003c')
  return html.replace(found[0], () => found[1] + text + found[3])
}

/** Whether a request is for a page, made by the browser or by its service worker. */
const isPage = (request: Request): boolean =>
  request.resourceType() === 'document' ||
  (request.serviceWorker() !== null && (request.headers().accept ?? '').includes('text/html'))

/** Replacements for the registry and the page's tags. Both may be changed while the page is open. */
export interface Doctored {
  /** Returns the registry to serve. */
  change: (registry: Registry) => Registry
  /** Returns the page to serve, before its registry is changed. */
  page?: (html: string) => string
}

/** Serves pages with the test's own registry and timeouts. Later requests of an open tab or a service worker get the same registry. */
export async function doctorPages(page: Page, doctored: Doctored, patience?: object): Promise<void> {
  const context = page.context()
  await context.route('**/*', async (route) => {
    if (!isPage(route.request())) return route.fallback()
    const answer = await route.fetch()
    const text = await answer.text()
    const html = withData(doctored.page?.(text) ?? text, 'registry', (registry: Registry) => doctored.change(registry))
    const body = patience ? withData(html, 'config', (config: object) => ({ ...config, patience })) : html
    return route.fulfill({ response: answer, body })
  })
  const answerRegistry = async (route: Route) => {
    const answer = await route.fetch()
    if (!answer.ok()) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: doctored.change((await answer.json()) as Registry) })
  }
  // The route fails if the page is closed while an answer is pending.
  const answerOpenPages = (route: Route) => answerRegistry(route).catch(() => undefined)
  await context.route('**/registry/page.json', answerOpenPages)
  await context.route('**/registry.json', answerOpenPages)
}

type Answer = (route: Route, file: { body: string; type: string }) => Promise<void>

/** How the files of a copied release are answered; may be replaced while the page is open. */
export interface Served {
  answer: Answer
}

export const healthy: Answer = (route, { body, type }) =>
  route.fulfill({ body, contentType: type, headers: { 'access-control-allow-origin': '*' } })

/** Makes the page's tags refer to the files and hashes of a copied release instead of the live one. */
export const naming =
  (live: Release, { release }: ReleaseCopy) =>
  (html: string): string => {
    const moved = (path: string) => path.replace(`/${live.version}/`, `/${release.version}/`)
    const folder = live.entry.slice(0, live.entry.lastIndexOf('/') + 1)
    const hashes = Object.entries(live.files).map(
      ([path, { integrity }]) => [integrity, release.files[moved(path)]?.integrity ?? integrity] as const,
    )
    return hashes.reduce(
      (text, [before, after]) => text.replaceAll(before, after),
      html.replaceAll(folder, moved(folder)),
    )
  }

/** Serves the files of a copied release. */
export async function serveCopy(page: Page, { release, files }: ReleaseCopy, served: Served): Promise<void> {
  await page.context().route(`**/remotes/*/${release.version}/**`, async (route) => {
    const file = files.get(new URL(route.request().url()).pathname)
    // The route fails if the page is closed while an answer is pending.
    await (file ? served.answer(route, file) : route.fulfill({ status: 404 })).catch(() => undefined)
  })
}
