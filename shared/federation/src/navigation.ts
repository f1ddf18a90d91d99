import { navigateToUrl } from 'single-spa'
import { currentRouter } from '@samspel/navigation'

export { enterRouter, pendingTarget } from '@samspel/navigation'

/**
 * Goes to a path of any remote. It goes through the router of the remote that is mounted, so that its leave guards are asked (T-39) and the
 * position in the history is kept; all other routers follow through single-spa.
 * @param to absolute path, with query and fragment
 */
export function navigate(to: string, options: { replace?: boolean } = {}): void {
  const router = currentRouter()
  if (router) {
    void router.navigate(to, options)
    return
  }
  if (options.replace) {
    window.history.replaceState(null, '', to)
    return
  }
  navigateToUrl(to)
}
