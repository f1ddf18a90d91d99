/**
 * Runs before anything is shown, on pages whose first view the edge has painted (docs/decisions/0145): the theme that the visitor chose, and whether the
 * view is theirs. Whoever is signed in, speaks another language, is in another country than it is painted for, or opens an address that a
 * kept page stands in for, gets the empty frame instead.
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

export {}
