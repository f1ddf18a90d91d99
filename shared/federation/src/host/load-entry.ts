import type { RemoteRelease } from '../registry/types'
import { RemoteLoadError } from './errors'
import { integrityOf } from './integrity'
import { admitRelease } from './trusted-scripts'
import type { RemoteContainer } from './types'

const defined = (name: string): RemoteContainer | undefined =>
  Reflect.get(globalThis, name) as RemoteContainer | undefined

type Settled = 'loaded' | 'lost'

/**
 * The tags that the edge wrote, and how each of them ends. They run after the shell, so none has ended before it is listened to. One that hangs holds up
 * its own remote alone: nobody waits for the whole document.
 */
const written = new Map<string, Promise<Settled>>(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLScriptElement>('script[data-hint]')].map((tag) => [
        tag.getAttribute('src')!,
        new Promise((resolve) => {
          tag.addEventListener('load', () => resolve('loaded'))
          tag.addEventListener('error', () => resolve('lost'))
        }),
      ]),
)

/**
 * Makes the tags that the edge wrote safe for the bundler's own loaders: those compare addresses, and would wait for ever on a script tag
 * that failed before they listened, fetch a stylesheet again whose address is written in another form, or take one that was refused for one that came.
 */
function adoptHints(): void {
  for (const script of document.querySelectorAll('script[data-hint]')) script.remove()
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][data-hint]')) {
    if (link.sheet) link.dataset.href = link.href
    else link.remove()
  }
}

/** Entries that were refused or did not come. Whatever the browser keeps under their addresses is not asked again. */
const lost = new Set<string>()

/**
 * Asks past every cache, and leaves the answer where the tag that follows will look for it. False when the file cannot be had: the tag would only ask for
 * it once more.
 */
const askAnew = async (address: string, signal: AbortSignal): Promise<boolean> => {
  try {
    const answer = await fetch(address, { cache: 'reload', signal })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

// The browser joins a new request to one for the same address that still hangs: after a time limit another address is asked for.
const timedOut = new Map<string, number>()

const addressOf = ({ entry }: RemoteRelease): string => {
  const times = timedOut.get(entry)
  return times ? `${entry}?again=${times}` : entry
}

/** Notes that an entry took too long, and says so. */
function noteTimedOut({ entry }: RemoteRelease): never {
  timedOut.set(entry, (timedOut.get(entry) ?? 0) + 1)
  throw new RemoteLoadError(`${entry} took too long`)
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()))

async function appendScript(release: RemoteRelease, signal: AbortSignal): Promise<void> {
  const integrity = integrityOf(release, release.entry)
  if (integrity === 'none') throw new RemoteLoadError(`${release.entry} is not run: the registry holds no hash of it`)
  admitRelease(release)
  if (lost.has(release.entry) && !(await askAnew(addressOf(release), signal))) {
    if (signal.aborted) return
    throw new RemoteLoadError(`${release.entry} could not be fetched`)
  }
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    if (integrity) script.integrity = integrity
    script.src = addressOf(release)
    script.async = true
    const end = (act: () => void) => () => {
      script.remove()
      act()
    }
    script.addEventListener('load', end(resolve))
    script.addEventListener(
      'error',
      end(() => {
        lost.add(release.entry)
        reject(new RemoteLoadError(`${release.entry} could not be fetched`))
      }),
    )
    void aborted(signal).then(() => {
      script.remove()
      resolve()
    })
    document.head.append(script)
  })
}

/**
 * The container of a release: the one that a script tag of the page has defined already, else fetched by a tag of our own, with its
 * hash and a time limit.
 * @param limit milliseconds
 */
export async function loadEntry(release: RemoteRelease, limit: number): Promise<RemoteContainer> {
  if (release.entryKind) {
    // Rare, as overrides of an origin are: in one chunk with those, which costs the shell's table of chunks nothing.
    const { loadModule } = await import(/* webpackChunkName: "overrides" */ './load-module')
    return loadModule(release, limit)
  }
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), limit)
  try {
    if (!timedOut.has(release.entry) && !defined(release.global)) {
      const end = await Promise.race([written.get(release.entry), aborted(abort.signal)])
      if (end === 'lost') lost.add(release.entry)
      written.delete(release.entry)
    }
    adoptHints()
    if (!defined(release.global) && !abort.signal.aborted) await appendScript(release, abort.signal)
    if (!defined(release.global) && abort.signal.aborted) noteTimedOut(release)
  } finally {
    clearTimeout(timer)
  }
  const container = defined(release.global)
  if (!container) throw new RemoteLoadError(`${release.entry} ran, but defined no ${release.global}`)
  return container
}
