import type { Page, Route } from '@playwright/test'
import type { Registry, ReleaseCopy } from './release-copy'

/** Patience of the loader for tests: failures show in a second or two. */
export const IMPATIENT = { entry: 900, app: 1_500, hung: 1_500, delays: [50, 100, 200] }

const dataOf = (html: string, id: string) => new RegExp(`(<script type="application/json" id="${id}">)([\\s\\S]*?)(</script>)`).exec(html)

const withData = (html: string, id: string, change: (value: never) => unknown): string => {
  const found = dataOf(html, id)
  if (!found) return html
  const text = JSON.stringify(change(JSON.parse(found[2]!) as never)).replaceAll('<', '\\u003c')
  return html.replace(found[0], () => found[1] + text + found[3])
}

/**
 * Pages come with a registry, and with a patience, of the test's own. What an open tab asks later is answered alike.
 * @param change may be replaced while the page is open; returns the registry to serve
 */
export async function doctorPages(page: Page, doctored: { change: (registry: Registry) => Registry }, patience?: object): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const html = withData(await answer.text(), 'registry', (registry: Registry) => doctored.change(registry))
    const body = patience ? withData(html, 'config', (config: object) => ({ ...config, patience })) : html
    return route.fulfill({ response: answer, body })
  })
  const answerRegistry = async (route: Route) => {
    const answer = await route.fetch()
    if (!answer.ok()) return route.fulfill({ response: answer })
    return route.fulfill({ response: answer, json: doctored.change((await answer.json()) as Registry) })
  }
  await page.route('**/registry/page.json', answerRegistry)
  await page.route('**/registry.json', answerRegistry)
}

type Answer = (route: Route, file: { body: string; type: string }) => Promise<void>

/** How the files of a copied release are answered; may be exchanged while the page is open. */
export interface Served { answer: Answer }

export const healthy: Answer = (route, { body, type }) =>
  route.fulfill({ body, contentType: type, headers: { 'access-control-allow-origin': '*' } })

/** Serves the files of a copied release. */
export async function serveCopy(page: Page, { release, files }: ReleaseCopy, served: Served): Promise<void> {
  await page.route(`**/remotes/*/${release.version}/**`, async (route) => {
    const file = files.get(new URL(route.request().url()).pathname)
    // A page that is closed while an answer waits takes its requests with it.
    await (file ? served.answer(route, file) : route.fulfill({ status: 404 })).catch(() => undefined)
  })
}
