import { useEffect, useRef, useState } from 'react'
import type { RouteObject } from 'react-router-dom'
import { createBrowserRouter, Outlet, RouterProvider, useRouteError } from 'react-router-dom'
import { enterRouter } from '../navigation'
import { isLoadError, toFailure } from './failure'
import { PartLoading } from './lazy-part'
import { notFoundScreen, ownsCurrentPath } from './page-context'
import { PlaceError } from './place-error'
import type { RemoteProps } from './services'

type Props = RemoteProps & { routes: RouteObject[] }

/** A path without a page. While another remote takes over, the old router still hears of the new path: it shows nothing then. */
function Unmatched({ name }: { name: string }) {
  const NotFound = notFoundScreen()
  return ownsCurrentPath(name) && NotFound ? <NotFound /> : null
}

const failureOf = ({ name, version }: Props, error: unknown) =>
  toFailure(name, version, isLoadError(error) ? 'chunk' : 'render', error)

function RouteFailure({ props, onRetry }: { props: Props; onRetry(): void }) {
  const error = useRouteError()
  const [isLeaving] = useState(() => !isLoadError(error) && (props.canReplace?.() ?? false))
  const told = useRef<unknown>(undefined)
  useEffect(() => {
    if (told.current === error) return
    told.current = error
    const { report, replace } = props
    const failure = failureOf(props, error)
    if (isLeaving && replace) replace(failure)
    else report(failure)
  }, [error, isLeaving, props])
  if (isLeaving) return <PartLoading />
  if (props.failureView) return props.failureView(failureOf(props, error))
  return <PlaceError error={error} onRetry={props.retry ?? onRetry} />
}

const createRouter = (props: Props, onRetry: () => void) =>
  createBrowserRouter([
    {
      element: <Outlet />,
      errorElement: <RouteFailure props={props} onRetry={onRetry} />,
      hydrateFallbackElement: <PartLoading />,
      children: [...props.routes, { path: '*', element: <Unmatched name={props.name} /> }],
    },
  ])

function Routed({ props, onRetry }: { props: Props; onRetry(): void }) {
  const [router] = useState(() => createRouter(props, onRetry))
  useEffect(() => {
    const leave = enterRouter(router)
    return () => {
      leave()
      router.dispose()
    }
  }, [router])
  return <RouterProvider router={router} />
}

/** One router per remote, over the one history of the page. */
export function RemoteRoot(props: Props) {
  // A router keeps the promise of a page that failed to load for ever; trying again therefore takes a new one.
  const [attempt, setAttempt] = useState(0)
  return <Routed key={attempt} props={props} onRetry={() => setAttempt(attempt + 1)} />
}
