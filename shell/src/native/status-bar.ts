import { bus } from '@samspel/event-bus'
import type { OutgoingMessage, StatusBarStyle } from '@samspel/native'

/** T-52: light signs on a dark page, dark ones on a light page. */
export const styleOf = (theme: string | undefined): StatusBarStyle => (theme === 'dark' ? 'light-content' : 'dark-content')

/** Tells the wrapper how its status bar has to look: at once, when the theme changes, and on each page, since the wrapper may have shown one of its own. */
export const followStatusBar = (post: (message: OutgoingMessage) => void): void => {
  const { documentElement: root } = document
  const tell = () => post({ type: 'statusBar', style: styleOf(root.dataset.theme) })
  tell()
  new MutationObserver(tell).observe(root, { attributeFilter: ['data-theme'] })
  bus.subscribe('platform:navigated', tell)
}
