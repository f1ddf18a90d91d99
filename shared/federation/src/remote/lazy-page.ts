import type { ComponentType } from 'react'
import { lazyCode } from '@samspel/ui'

/**
 * A lazily loaded page for a route object: `{ path: '/wallet', lazy: lazyPage(() => import('./features/wallet')) }`.
 * Loading is tried again by the rule of K-06; what still fails shows the small load-failure view in the remote's place.
 * @param load resolves to a module whose default export is the page
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): () => Promise<{ Component: ComponentType }> {
  const page = lazyCode(load)
  return async () => ({ Component: (await page.load()).default })
}
