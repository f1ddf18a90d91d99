import type { IconName } from '@samspel/ui'

/** Phone or computer, judged by the browser's name. */
export const sessionIcon = (browser: string | null): IconName =>
  /iphone|ipad|android|ios/i.test(browser ?? '') ? 'device-mobile' : 'device-desktop'
