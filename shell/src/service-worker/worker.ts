import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim, setCacheNameDetails } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies'
import { isWhole } from './is-whole'
import { offlinePage } from './offline-page'
import { OWN, ownAnswers } from './own'
import { type PushSurroundings, showPushes } from './push'
import { isKeptPage, type Kept, needsNetwork, ruleFor } from './rules'
import { toldPages } from './told'
import { ASK, FORGET, SEEN, type Seen } from './words'

/** The part of the worker's surroundings that is used here; the types of browsers' workers and of pages exclude each other. */
interface Surroundings {
  skipWaiting(): Promise<void>
  addEventListener(
    type: 'message',
    heard: (event: { data: unknown; source: { id?: string } | null; waitUntil(work: Promise<unknown>): void }) => void,
  ): void
  readonly clients: { get(id: string): Promise<{ url: string; postMessage(message: unknown): void } | undefined> }
  readonly location: Location
}
const worker = globalThis as unknown as Surroundings & PushSurroundings

const day = 24 * 3_600
const onlyWhole = new CacheableResponsePlugin({ statuses: [200] })
const keep = (maxEntries: number, days: number) => [
  onlyWhole,
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true }),
]

const told = toldPages((id) => worker.clients.get(id))
const clientOf = (event: unknown): string | undefined => (event as { clientId?: string } | undefined)?.clientId
/** Tells the page when what it gets is from before, and when the network is back. */
const tellsPage = {
  cachedResponseWillBeUsed: async ({
    cachedResponse,
    request,
    event,
  }: {
    cachedResponse?: Response
    request: Request
    event?: unknown
  }) => {
    const client = clientOf(event)
    if (cachedResponse && client) await told.kept(client, fromOf(request), cachedResponse.headers.get('date'))
    return cachedResponse ?? null
  },
  fetchDidSucceed: async ({ response, event }: { response: Response; event?: unknown }) => {
    const client = clientOf(event)
    if (client) await told.fresh(client)
    return response
  },
}

/** A page that was made for one visitor (an override, a canary) is not kept: it must not be shown to anyone else, or to the same visitor tomorrow. */
const shared = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    /\bno-store\b/.test(response.headers.get('cache-control') ?? '') ? null : response,
}

const PAGES = 'samspel-pages'
/** A page that was never opened: any other one boots the shell too, which then says what could not be read. Without one the place itself says so. */
const anyPage = {
  handlerDidError: async () => {
    const cache = await caches.open(PAGES)
    const last = (await cache.keys()).at(-1)
    return (last && (await cache.match(last, { ignoreVary: true }))) ?? offlinePage()
  },
}

/** A request with `cache: 'reload'` is not answered from here; the fresh answer replaces the kept one. */
const onlyChecked = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }: { request: Request; cachedResponse?: Response }) =>
    request.cache === 'reload' ? null : (cachedResponse ?? null),
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
    (await isWhole(request, response)) ? response : null,
}
const CODE = 'samspel-checked-code'
/** Cache of earlier workers, which did not check hashes. */
const UNCHECKED = 'samspel-code'

setCacheNameDetails({ prefix: 'samspel', suffix: '' })

const own = ownAnswers(caches)

/** Files of releases never change under their name, and are kept only when they are what they should be. The rest is asked for first. */
const strategies: Record<Kept, Strategy> = {
  code: new CacheFirst({ cacheName: CODE, plugins: [onlyChecked, ...keep(400, 60)] }),
  picture: new CacheFirst({ cacheName: 'samspel-pictures', plugins: keep(200, 30) }),
  page: new NetworkFirst({
    cacheName: PAGES,
    plugins: [shared, ...keep(40, 30), anyPage],
    matchOptions: { ignoreVary: true },
  }),
  registry: new NetworkFirst({
    cacheName: 'samspel-registry',
    plugins: keep(1, 30),
    matchOptions: { ignoreVary: true },
  }),
  read: new NetworkFirst({
    cacheName: 'samspel-reads',
    plugins: [...keep(300, 14), tellsPage],
    matchOptions: { ignoreVary: true },
  }),
  own: new NetworkFirst({
    cacheName: OWN,
    plugins: [own.plugin, ...keep(150, 14), tellsPage],
    matchOptions: { ignoreVary: true },
  }),
}

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}
/** Path of the page that asks, as the browser tells it with the request. */
const fromOf = ({ referrer }: Request): string | undefined =>
  URL.canParse(referrer) && new URL(referrer).origin === worker.location.origin ? new URL(referrer).pathname : undefined

const opening = ({ mode, destination }: Request) => ({
  navigates: mode === 'navigate',
  framed: destination === 'iframe',
})

const keptBy = (request: Request): Kept | undefined =>
  ruleFor({
    method: request.method,
    path: pathOf(request.url),
    ...opening(request),
    signedIn: request.headers.has('authorization'),
    from: fromOf(request),
  })

for (const [name, strategy] of Object.entries(strategies) as [Kept, Strategy][]) {
  registerRoute(({ request, sameOrigin }) => sameOrigin && keptBy(request) === name, strategy)
}

registerRoute(
  ({ request, sameOrigin }) =>
    sameOrigin && needsNetwork({ method: request.method, path: pathOf(request.url), ...opening(request) }),
  new NetworkOnly({ plugins: [{ handlerDidError: async () => offlinePage() }] }),
)

/** What the first page had fetched before the worker was there: asked for once more, mostly out of the browser's own cache. */
const keepSeen = async ({ page, addresses }: Seen, event: object): Promise<void> => {
  if (!isKeptPage(new URL(page).pathname)) return
  const wanted = addresses.flatMap((address): [Kept, Request][] => {
    const kept = ruleFor({
      method: 'GET',
      path: pathOf(address),
      navigates: false,
      signedIn: false,
      from: new URL(page).pathname,
    })
    return kept ? [[kept, new Request(address)]] : []
  })
  const pages = await caches.open(PAGES)
  const isKept = await pages.match(page, { ignoreVary: true })
  const opened: [Kept, Request][] = isKept ? [] : [['page', new Request(page)]]
  const work = [...opened, ...wanted].map(([kept, request]) =>
    strategies[kept].handle({ request, event: event as never }).then(
      () => undefined,
      () => undefined,
    ),
  )
  await Promise.all(work)
}

worker.addEventListener('message', (event) => {
  const message = event.data as Partial<Seen> | undefined
  const type = (message as { type?: unknown } | undefined)?.type
  if (type === FORGET) event.waitUntil(own.forget())
  if (type === ASK && event.source?.id) event.waitUntil(told.asked(event.source.id))
  if (message?.type === SEEN && typeof message.page === 'string' && Array.isArray(message.addresses))
    event.waitUntil(keepSeen(message as Seen, event))
})

// Pages and reads come from the network while there is one, and code has a name of its own for each release: a new worker may take over at once.
void caches.delete(UNCHECKED)
void worker.skipWaiting()
clientsClaim()

showPushes(worker)
