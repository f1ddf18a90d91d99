import type { IconName } from '@samspel/ui'

/** A phone or a computer, by what the browser said of itself. */
export const sessionIcon = (browser: string | null): IconName =>
  /iphone|ipad|android|ios/i.test(browser ?? '') ? 'device-mobile' : 'device-desktop'
