import { bus } from '@samspel/event-bus'
import type { OutgoingMessage, StatusBarStyle } from '@samspel/native'

/** T-52: light icons on a dark page, dark ones on a light page. */
export const styleOf = (theme: string | undefined): StatusBarStyle =>
  theme === 'dark' ? 'light-content' : 'dark-content'

/** Tells the wrapper how its status bar has to look: at once, when the theme changes, and on each page, since the wrapper may have shown one of its own. */
export const followStatusBar = (post: (message: OutgoingMessage) => void): void => {
  const { documentElement: root } = document
  let told: StatusBarStyle | undefined
  const tell = () => {
    told = styleOf(root.dataset.theme)
    post({ type: 'statusBar', style: told })
  }
  tell()
  // Each React root writes the theme again, even if it is unchanged.
  new MutationObserver(() => styleOf(root.dataset.theme) !== told && tell()).observe(root, {
    attributeFilter: ['data-theme'],
  })
  bus.subscribe('platform:navigated', tell)
}
