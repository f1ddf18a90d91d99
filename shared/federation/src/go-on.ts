import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { pendingTarget } from '@samspel/federation'

/**
 * Whether another page was asked for and this one is only shown until that page is there. Three signs, since each comes at another
 * moment: the router has begun to load a page (React renders that later, as a transition), the rendered state of the router, and the
 * browser's address, which another remote's link changes before the router hears of it.
 * @returns a function to call right before navigating; it changes when a navigation is cancelled
 */
export function useIsLeaving(): () => boolean {
  const { state } = useNavigation()
  const { key } = useLocation()
  const [shown, setShown] = useState({ key, path: window.location.pathname })
  if (shown.key !== key) setShown({ key, path: window.location.pathname })
  // Read when it is called: what waited for a save was begun before the visitor left.
  const isLoading = useRef(false)
  isLoading.current = state !== 'idle'
  return useCallback(
    () => isLoading.current || pendingTarget() !== undefined || window.location.pathname !== shown.path,
    // The state makes it a new function when a navigation is cancelled.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [state, shown.path],
  )
}

/**
 * Navigates to an address that is known only later, such as that of the only store there is; `undefined` stays. It does not cancel a
 * navigation that the visitor has begun meanwhile, and does not move a visitor who has left the page.
 * @param options.push keeps this page in the history; otherwise the next one takes its place
 */
export function useGoOn(to: string | undefined, { push = false }: { push?: boolean } = {}): void {
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  useEffect(() => {
    if (to !== undefined && !isLeaving()) void navigate(to, { replace: !push })
  }, [navigate, to, push, isLeaving])
}

/**
 * Navigation after something that takes time, such as saving: a visitor who has left the page meanwhile stays where they are.
 * @returns a function like that of `useNavigate`, for addresses
 */
export function useGo(): (to: string, options?: { replace?: boolean; state?: unknown }) => void {
  const navigate = useNavigate()
  const isLeaving = useIsLeaving()
  return useCallback(
    (to, options) => {
      if (!isLeaving()) void navigate(to, options)
    },
    [navigate, isLeaving],
  )
}

/** {@link useGoOn} as an element, for a page that has nothing else to show. */
export function GoOn({ to }: { to: string }): null {
  useGoOn(to)
  return null
}
