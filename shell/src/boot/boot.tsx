import { createRoot } from 'react-dom/client'
import { bus } from '@samspel/event-bus'
import { navigate, RemoteProviders } from '@samspel/federation'
import { createHost } from '@samspel/federation/host'
import { readInlineConfig, readInlineRegistry } from '@samspel/federation/registry'
import { createClient } from '@samspel/api'
import { createAppStore, readToken, unauthorized, writeToken } from '@samspel/store'
import { applyColorScheme } from '@samspel/ui'
import { selectVisitorArea } from '../areas/useArea'
import { createFailureScreen } from '../frame/FailureScreen'
import { NotFoundScreen } from '../frame/MessageScreen'
import { Shell } from '../frame/Shell'
import { followLive } from '../live/followLive'
import { connectNative } from '../native/connect'
import { followLinks } from '../navigation/linkClicks'
import { tokenChanged } from '../session/actions'
import { sessionSaga } from '../session/saga'
import { watchToken } from '../session/watch'
import { followWindowSize } from '../window/size'
import { chooseFirstLocale } from './locale'
import { ShellContext } from './context'
import { createReporter, reportUncaught, sendReport } from './error-reporting'
import { ShellBoundary } from './ShellBoundary'
import { sharedLibraries } from './shared-libraries'
import { configureWords } from './words'
import type { RemoteServices } from '@samspel/federation'

/** Puts the page together once: client, store, composition, session, frame. */
export const boot = (root: HTMLElement, terms: Record<'sv' | 'en', string>): void => {
  applyColorScheme()
  const registry = readInlineRegistry(document)
  const config = readInlineConfig(document)

  const client = createClient({
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    getToken: readToken,
    setToken: writeToken,
    // Whether a 401 ends the session depends on what was asked; the request saga knows that.
    onUnauthorized: () => undefined,
  })
  const { store, injectReducer, injectSaga } = createAppStore({ client })
  const version = registry.shell?.version ?? 'unknown'
  const tell = createReporter({ production: process.env.NODE_ENV === 'production', send: sendReport })
  reportUncaught(tell, version)
  chooseFirstLocale(store)
  configureWords(store)

  const getArea = () => selectVisitorArea(store.getState()) ?? 'anonymous'
  const services = { store, injectReducer, injectSaga, getArea } as unknown as RemoteServices
  const host = createHost({
    registry,
    shared: sharedLibraries,
    services,
    FailureScreen: createFailureScreen(registry),
    NotFoundScreen,
    onLoaded: ({ remote, version, ms }) => {
      bus.publish('platform:remote-loaded', { remote, version })
      tell({ kind: 'load', remote, version, ms })
    },
    onFailure: ({ remote, version, code, message }) => {
      bus.publish('platform:remote-failed', { remote, version, code, message })
      tell({ kind: 'failure', remote, version, code, message, path: window.location.pathname })
    },
  })

  injectSaga('session', () => sessionSaga(client) as never)
  host.start()
  followLinks(navigate)
  followWindowSize(store)
  watchToken(() => store.dispatch(tokenChanged()))
  followLive({ store, client, bus, onUnauthorized: () => store.dispatch(unauthorized()) })
  connectNative({ store, navigate })

  createRoot(root).render(
    <RemoteProviders services={services}>
      <ShellContext value={{ client, host, registry, config, terms }}>
        <ShellBoundary tell={tell} version={version}>
          <Shell />
        </ShellBoundary>
      </ShellContext>
    </RemoteProviders>,
  )
}
