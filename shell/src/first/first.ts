/**
 * Runs before anything is shown, on pages whose first view the edge has painted (docs/decisions/0145): the theme that the visitor chose, and whether the
 * view is theirs. Then it starts the page's other scripts (docs/decisions/0172). Whoever is signed in, speaks another language, is in another country than it is painted for, or opens an address that a
 * kept page stands in for, gets the empty frame instead. What is typed and sent before the page has taken over waits for it.
 */
const root = document.documentElement

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(`samspel.${key}`)
  } catch {
    return null
  }
}

const chosen = kept('color-scheme')
const dark = matchMedia('(prefers-color-scheme: dark)').matches
const theme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light'
root.dataset['theme'] = theme
root.dataset['mantineColorScheme'] = theme

const { painted, unless = '' } = root.dataset
// The first use of Intl loads its data, which takes over 10 ms, and nothing is shown before this script has ended.
const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId: () => string } } }
const timeZone = Temporal ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone
// It is loaded after the first frame, in a task of its own, so that no task of the page is longer for it.
requestAnimationFrame(() => setTimeout(() => Intl.NumberFormat()))
const language = kept('preferred-locale')
const isOther =
  painted !== location.pathname ||
  kept('session') !== null ||
  'samspelNative' in window ||
  navigator.userAgent.includes(' SamspelNative/') ||
  (language !== null && !/[?&]lang=/.test(location.search) && !root.lang.startsWith(language)) ||
  unless.split(' ').some((key) => key !== '' && (key === timeZone || kept(key) !== null))
if (isOther) delete root.dataset['painted']
if (kept('cookies-accepted') !== null) root.dataset['cookies'] = 'accepted'

// Fields of a painted view are real. What is sent there is noted, and sent when the page has taken over (src/painted/hand-over.ts).
const notePress = (event: Event) => {
  const { target, type } = event
  if (!(target instanceof Element) || !target.closest('#painted')) return
  if (type === 'submit') {
    event.preventDefault()
    target.querySelector('[type="submit"]')?.setAttribute('aria-busy', 'true')
  } else if ((event as KeyboardEvent).key !== 'Enter' || !target.matches('input:not(form *)')) return
  ;(target as HTMLElement).dataset['pressed'] = ''
}
addEventListener('submit', notePress, true)
addEventListener('keydown', notePress, true)

const written = [...document.querySelectorAll<HTMLScriptElement>('script[type="samspel/later"]')]

interface TrustedTypes {
  createPolicy(name: string, rules: object): { createScriptURL(address: string): string }
}
// Nobody else can use it: of its name there is one in a page, and it does not leave this script. An edge that leaves nothing to start does not allow it.
const policy =
  written.length > 0
    ? (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('opening', {
        createScriptURL: (address: string) => address,
      })
    : undefined

const run = () => {
  // The view is there for phones and for desks; fields of the one that is not seen are none for password managers either.
  for (const view of document.querySelectorAll('#painted > *'))
    if (getComputedStyle(view).display === 'none') view.remove()
  for (const tag of written.splice(0)) {
    const script = document.createElement('script')
    for (const { name, value } of tag.attributes)
      if (name !== 'type' && name !== 'src') script.setAttribute(name, value)
    const src = tag.getAttribute('src')!
    script.setAttribute('src', policy?.createScriptURL(src) ?? src)
    // In the order in which they were written.
    script.async = false
    tag.replaceWith(script)
  }
}
const runOnceRead = () => (document.readyState === 'loading' ? addEventListener('DOMContentLoaded', run) : run())

if (isOther || document.hidden || !PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  // Nothing of use is painted before they run: they are fetched while the page is read.
  for (const tag of written) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.setAttribute('integrity', tag.getAttribute('integrity')!)
    link.href = tag.getAttribute('src')!
    document.head.append(link)
  }
  runOnceRead()
} else {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    runOnceRead()
  }).observe({ type: 'paint', buffered: true })
  // A tab that goes to the background is painted no more.
  document.addEventListener('visibilitychange', runOnceRead)
}

export {}
