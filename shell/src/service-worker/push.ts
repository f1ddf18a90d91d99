/** What a push brings: the server leaves out what somebody wrote. */
export interface Push {
  title: string
  body: string
  /** Path of the place that it leads to. */
  href: string
  /** The next of the same kind and place takes its place on the screen. */
  tag: string
}

interface OpenPage {
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
  readonly focused: boolean
}
/** The part of the worker's surroundings that pushes need; the types of browsers' workers and of pages exclude each other. */
export interface PushSurroundings {
  addEventListener(
    type: 'push',
    heard: (event: { data: { json(): unknown } | null; waitUntil(work: Promise<unknown>): void }) => void,
  ): void
  addEventListener(
    type: 'notificationclick',
    heard: (event: { notification: { close(): void; data: unknown }; waitUntil(work: Promise<unknown>): void }) => void,
  ): void
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly location: { origin: string }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
/** What came, as far as it can be read: a push must show something, or the browser takes the permission away. */
const read = (data: { json(): unknown } | null): Push => {
  let given: Partial<Record<keyof Push, unknown>> = {}
  try {
    given = (data?.json() ?? {}) as typeof given
  } catch {
    // Not ours, or cut short.
  }
  return { title: text(given.title) || 'Samspel', body: text(given.body), href: text(given.href), tag: text(given.tag) }
}

/** A path of this site, and nothing else. */
export const placeOf = (href: string, origin: string): string => {
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined
  return url?.origin === origin && href.startsWith('/') ? url.pathname + url.search + url.hash : '/notices'
}

/** Shows pushes, and leads to their place: in a page that is open, or in a new one. Who is signed out comes there after the log-in. */
export const showPushes = (worker: PushSurroundings): void => {
  worker.addEventListener('push', (event) => {
    const { title, body, href, tag } = read(event.data)
    event.waitUntil(
      worker.registration.showNotification(title, { body, ...(tag && { tag, renotify: true }), data: { href } }),
    )
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { href } = (event.notification.data ?? {}) as { href?: unknown }
    const place = placeOf(text(href), worker.location.origin)
    const open = async () => {
      const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const page = pages.find(({ focused }) => focused) ?? pages[0]
      if (!page) return worker.clients.openWindow(place)
      await page.focus()
      // A page that this worker does not control cannot be led anywhere.
      return page.navigate(place).catch(() => worker.clients.openWindow(place))
    }
    event.waitUntil(open())
  })
}
