import { type ComponentType, useSyncExternalStore } from 'react'
import type { LinkComponentProps } from './Link.props'

/** Words that parts of the design system need by themselves; the shell gives them in the language in use. */
export interface UiLabels {
  close: string
  back: string
  remove: string
  clear: string
  showPassword: string
  hidePassword: string
  /** Arrows of the calendar. */
  previousMonth: string
  nextMonth: string
  noMatches: string
  /** Under a field whose text cannot be read as a whole number, a number with decimals, or a day. */
  unreadInteger: string
  unreadNumber: string
  unreadDay: string
  more: string
}

/** What the shell tells the design system once, for all React roots of the page. */
export interface UiConfig {
  locale: 'sv' | 'en'
  labels: UiLabels
  /** Renders internal links, so that a click is a route change and no page load. Default: a plain `<a>`. */
  link: ComponentType<LinkComponentProps> | null
  /** A hook that gives what the back button of an inner screen does: to the previous route, or to `fallback` (S-05). Default: the browser's step back. */
  useBack: (fallback: string) => () => void
}

// Without configuration (a unit test) each control is named by the id of its word: this package knows no language.
let config: UiConfig = {
  locale: 'sv',
  labels: {
    close: 'close',
    back: 'back',
    remove: 'remove',
    clear: 'clear',
    showPassword: 'showPassword',
    hidePassword: 'hidePassword',
    previousMonth: 'previousMonth',
    nextMonth: 'nextMonth',
    noMatches: 'noMatches',
    unreadInteger: 'unreadInteger',
    unreadNumber: 'unreadNumber',
    unreadDay: 'unreadDay',
    more: 'more',
  },
  link: null,
  useBack: () => () => window.history.back(),
}
const listeners = new Set<() => void>()

/** Sets locale, words and link component; all mounted parts follow at once. The shell calls it at start and on a change of language. */
export function configureUi(change: Partial<UiConfig>): void {
  config = { ...config, ...change }
  for (const listener of listeners) listener()
}

/** Sets only the link component (see `UiConfig.link`). */
export function setLinkComponent(link: UiConfig['link']): void {
  configureUi({ link })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function useUiConfig(): UiConfig {
  return useSyncExternalStore(
    subscribe,
    () => config,
    () => config,
  )
}
