import { openSignIn } from '@samspel/federation'
import { openExternal } from '@samspel/native'
import { isServed } from '../navigation/linkClicks'

const leadsToSignIn = (path: string) => /^\/(login|create-account)(\/|$)/.test(path)

/** Addresses on this site that are not part of the application. In the wrapper there would be no way back from them. */
const isElsewhere = ({ origin, pathname }: URL) =>
  origin !== window.location.origin || isServed(pathname) || pathname === '/terms'

/**
 * G-08, S-15: inside the wrapper a link that leaves the application, or asks for a window of its own, opens in the device browser, and one that
 * leads to sign-in opens the native screen. Files to save are left to the wrapper's web view. Heard before anybody else, for every remote.
 */
export const followLinksOut = (onProblem: (error: Error) => void): (() => void) => {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || event.button !== 0 || link.hasAttribute('download')) return
    const url = URL.canParse(link.href) ? new URL(link.href) : undefined
    if (url?.origin === window.location.origin && leadsToSignIn(url.pathname)) {
      event.preventDefault()
      openSignIn(url.searchParams.get('destination') ?? undefined)
    } else if (!url || isElsewhere(url) || (link.target && link.target !== '_self')) {
      event.preventDefault()
      openExternal(link.href, { onError: onProblem, inside: () => true })
    }
  }
  window.addEventListener('click', follow, true)
  return () => window.removeEventListener('click', follow, true)
}
