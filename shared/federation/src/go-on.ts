import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

/**
 * Whether another page was asked for and this one is only shown until that is there. A link anywhere in Samspel changes the browser's
 * address first; the router hears of it a little later. What is returned changes when a page that was asked for is called off.
 */
export function useIsLeaving(): () => boolean {
  const { state } = useNavigation()
  const { key } = useLocation()
  const [shown, setShown] = useState({ key, path: window.location.pathname })
  if (shown.key !== key) setShown({ key, path: window.location.pathname })
  return useCallback(() => state !== 'idle' || window.location.pathname !== shown.path, [state, shown.path])
}

/**
 * Goes on by itself to an address that is known only later, such as that of the one store there is; `undefined` stays. A visitor who is
 * already on the way to another page is not called off it, and one who has left the page is not moved.
 * @param options.push keeps this page in the history; otherwise the next one takes its place
 */
export function useGoOn(to: string | undefined, { push = false }: { push?: boolean } = {}): void {
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  useEffect(() => {
    if (to !== undefined && !isLeaving()) void navigate(to, { replace: !push })
  }, [navigate, to, push, isLeaving])
}

/** {@link useGoOn} as an element, for a page that has nothing else to show. */
export function GoOn({ to }: { to: string }): null {
  useGoOn(to)
  return null
}
