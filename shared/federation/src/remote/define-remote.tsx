import * as React from 'react'
import * as ReactDOMClient from 'react-dom/client'
import type { RouteObject } from 'react-router-dom'
import singleSpaReact from 'single-spa-react'
import type { RemoteApp, RemoteDefinition } from './definition'
import { toFailure } from './failure'
import { PlaceError } from './place-error'
import { RemoteProviders } from './providers'
import { RemoteRoot } from './remote-root'
import type { RemoteProps } from './services'
import { startOnce } from './start-once'

/**
 * Makes a remote of its definition: lifecycles with the store, language, theme, router and error boundary of the page around its routes
 * (docs/architecture.md §3.3). No remote calls single-spa-react itself.
 */
export function defineRemote(definition: RemoteDefinition): RemoteApp {
  let routes: RouteObject[] = []
  // single-spa-react reports the end of a root only if it was mounted: unmounting before that would wait for ever.
  let mounted: Promise<unknown> = Promise.resolve()
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    renderType: 'createRoot',
    domElementGetter: ({ domElement }) => domElement,
    rootComponent: (props) => (
      <RemoteProviders services={props.services}>
        <RemoteRoot {...props} name={definition.remote.name} routes={routes} />
      </RemoteProviders>
    ),
    // The last net, outside the remote's own: errors of the providers themselves.
    errorBoundary: (error, _info, props) => {
      props.report(toFailure(definition.remote.name, props.version, 'render', error))
      return <PlaceError error={error} onRetry={props.retry ?? (() => window.location.reload())} />
    },
  })
  return {
    manifest: definition.remote,
    start: (services, onSagaError) => startOnce(definition, services, onSagaError),
    bootstrap: async (props) => {
      startOnce(definition, props.services, (error) =>
        props.report(toFailure(definition.remote.name, props.version, 'start', error)),
      )
      routes = (await definition.routes()).default
      await lifecycles.bootstrap(props as never)
    },
    mount: (props) => (mounted = lifecycles.mount(props as never)),
    unmount: async (props) => {
      await mounted.catch(() => undefined)
      await lifecycles.unmount(props as never)
    },
  }
}
