import { useCallback, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/**
 * Whether another page was asked for and this one is only shown until that is there. A link anywhere in Samspel changes the browser's
 * address first; the router hears of it a little later.
 */
export function useIsLeaving(): () => boolean {
  const { state } = useNavigation()
  const { key } = useLocation()
  const [shown, setShown] = useState({ key, path: window.location.pathname })
  if (shown.key !== key) setShown({ key, path: window.location.pathname })
  return useCallback(() => state !== 'idle' || window.location.pathname !== shown.path, [state, shown.path])
}
