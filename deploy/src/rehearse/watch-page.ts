import type { Page, Request } from '@playwright/test'

/** ms without a request after which a page has come to rest. */
const STILL_MS = 200
/** ms that a page is waited for. */
const PATIENCE_MS = 8_000

/** What a page asks for and complains about, from one look to the next. */
export interface Watched {
  /** Resolves when the page asks for nothing any more and shows no skeleton and no empty picture, at the latest after some seconds. */
  rest(): Promise<void>
  /** Errors and failed requests since the last call. */
  take(): { errors: string[]; failed: string[] }
  /** Bytes of the remote's own scripts that it has loaded so far, as they came. */
  bytes(): number
}

const waitedFor = new Set(['document', 'stylesheet', 'script', 'font', 'fetch', 'xhr'])

/** Without what two releases have differently by themselves: versions, hashes, places in files, ids, and the address of the site. */
export const plain = (text: string, name: string, site: string): string =>
  text
    .replaceAll(site, '')
    .replaceAll(new RegExp(`(${name}[/@ ])[\\w.+-]+`, 'g'), '$1*')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, ':id')
    .replaceAll(/\.[\w-]{6,}\.(js|css)/g, '.*.$1')
    .replaceAll(/:\d+:\d+/g, '')

/** In the page: whether it shows a skeleton, or a picture that is not there yet. */
const showsLess = (): boolean =>
  document.querySelector('[aria-busy="true"]') !== null ||
  [...document.images].some((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return !image.complete && bottom > 0 && top < innerHeight
  })

/** Watches a page of a remote. */
export function watchPage(page: Page, name: string, site: string): Watched {
  const inFlight = new Set<Request>()
  let errors: string[] = []
  let failed: string[] = []
  let bytes = 0
  let lastAt = Date.now()
  const isWaitedFor = (request: Request) =>
    waitedFor.has(request.resourceType()) &&
    !request.url().includes('/live/stream') &&
    !request.url().startsWith('data:')
  const first = (text: string) => plain(text.split('\n')[0]!, name, site)
  const textOf = (request: Request, why: string | number) =>
    plain(`${request.method()} ${request.url().split('?')[0]!} ${why}`, name, site)
  const ended = (request: Request) => {
    if (inFlight.delete(request)) lastAt = Date.now()
  }
  page.on('request', (request) => {
    if (!isWaitedFor(request)) return
    inFlight.add(request)
    lastAt = Date.now()
  })
  page.on('requestfailed', (request) => {
    ended(request)
    const why = request.failure()?.errorText ?? ''
    // What a page no longer wants when it is left is no failure.
    if (isWaitedFor(request) && why !== 'net::ERR_ABORTED') failed.push(textOf(request, why))
  })
  page.on('requestfinished', (request) => {
    ended(request)
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(`/remotes/${name}/`) && pathname.endsWith('.js'))
      void request.sizes().then(
        ({ responseBodySize }) => (bytes += responseBodySize),
        () => {},
      )
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(textOf(answer.request(), answer.status()))
  })
  page.on('pageerror', (error) => errors.push(first(`${error.name}: ${error.message}`)))
  page.on('console', (message) => {
    // Those are among the requests.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(first(message.text()))
  })
  const isStill = () => inFlight.size === 0 && Date.now() - lastAt > STILL_MS
  return {
    bytes: () => bytes,
    take() {
      const seen = { errors, failed }
      errors = []
      failed = []
      return seen
    },
    async rest() {
      const until = Date.now() + PATIENCE_MS
      const isBusy = () => page.evaluate(showsLess).catch(() => true)
      while (Date.now() < until && (!isStill() || (await isBusy())))
        await new Promise((resolve) => setTimeout(resolve, 80))
    },
  }
}
