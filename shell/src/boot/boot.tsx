import { createRoot } from 'react-dom/client'
import { createClient } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import type { RemoteServices } from '@samspel/federation'
import { navigate, RemoteProviders } from '@samspel/federation'
import type { RemoteLoaded } from '@samspel/federation/host'
import { createHost, findRegistry, guardScripts } from '@samspel/federation/host'
import type { Registry } from '@samspel/federation/registry'
import { readInlineConfig } from '@samspel/federation/registry'
import { createAppStore, readToken, unauthorized, writeToken } from '@samspel/store'
import { applyColorScheme } from '@samspel/ui'
import { selectVisitorArea } from '../areas/use-area'
import { selectCompany } from '../areas/use-open-registry'
import { takeInfoBanner } from '../banners/use-info-banner'
import { createFailureScreen } from '../frame/FailureScreen'
import { Shell } from '../frame/Shell'
import { startHeartbeat } from '../heartbeat/start'
import { followLive } from '../live/followLive'
import { connectNative } from '../native/connect'
import { followIntent, followLinks } from '../navigation/linkClicks'
import { dropPainted } from '../painted/drop'
import { NotFoundScreen } from '../screens/MessageScreen'
import type { ShellServices } from '../services/context'
import { ShellContext } from '../services/context'
import { tokenChanged } from '../session/actions'
import { takeJwt } from '../session/entry-jwt'
import { languageSaga } from '../session/language'
import { sessionSaga } from '../session/saga'
import { watchToken } from '../session/watch'
import { followWindowSize } from '../window/size'
import { reportShellFailure, reportUncaught, startReporting } from './error-reporting'
import { reportFirstView } from './first-view'
import { keepInstallPrompt } from './install-prompt'
import { chooseFirstLocale, followLocale } from './locale'
import { showMissingRegistry } from './MissingRegistry'
import { nextTask } from './next-task'
import { withOverrides } from './overrides'
import { channelOf, failureReport, loadReport, releaseIn } from './remote-reports'
import { fetchLateLibraries, sharedLibraries } from './shared-libraries'
import { ShellBoundary } from './ShellBoundary'
import { configureWords } from './words'

type Terms = ShellServices['terms']
type Given = Pick<ShellServices, 'registry' | 'config' | 'refused' | 'terms'>

/** Puts the page together once. It waits for nothing, unless a build of somebody's own machine has to be asked for. */
export const boot = (root: HTMLElement, terms: Terms): void => {
  takeJwt()
  keepInstallPrompt()
  // A view that is not for this visitor (src/first) is hidden; it goes before anything else stands.
  if (!('painted' in document.documentElement.dataset)) dropPainted()
  const config = readInlineConfig(document)
  const go = (given: Registry) => {
    guardScripts(given, config)
    withOverrides(given, config.overrides, (registry, refused) => compose(root, { registry, config, refused, terms }))
  }
  const found = findRegistry(document)
  applyColorScheme()
  if (found) return go(found.registry)
  guardScripts({ revision: 0, environment: config.environment, updatedAt: '', remotes: {} }, config)
  showMissingRegistry(root, go)
}

/** Reports failures at once; client, store, composition, session and frame come in tasks of their own. */
const compose = (root: HTMLElement, given: Given): void => {
  const { registry } = given
  const version = registry.shell?.version ?? 'unknown'
  const production = process.env.NODE_ENV === 'production'
  const tell = startReporting(production)
  reportUncaught(tell, version, (part, at) => channelOf(registry, part, at))
  nextTask(() => assemble(root, given, { tell, version, production }))
}

const assemble = (
  root: HTMLElement,
  given: Given,
  { tell, version, production }: Parameters<typeof reportFirstView>[0],
): void => {
  const { registry, config } = given
  const client = createClient({
    apiUrl: config.apiUrl,
    publicUrl: config.publicUrl,
    getToken: readToken,
    setToken: writeToken,
    // Whether a 401 ends the session depends on what was asked; the request saga knows that.
    onUnauthorized: () => undefined,
  })
  const { store, injectReducer, injectSaga, ejectReducer, ejectSaga } = createAppStore({ client })
  const seen = new Map<string, Pick<RemoteLoaded, 'version' | 'channel'>>()
  const remoteSeen = reportFirstView({ tell, version, production })
  const language = chooseFirstLocale(store)
  takeInfoBanner(config.infoBanner)
  configureWords(store)

  const getArea = () => selectVisitorArea(store.getState()) ?? 'anonymous'
  const getCompany = () => selectCompany(store.getState())
  const services = {
    store,
    injectReducer,
    injectSaga,
    ejectReducer,
    ejectSaga,
    getArea,
    getCompany,
  } as RemoteServices
  const host = createHost({
    registry,
    shared: sharedLibraries,
    services,
    FailureScreen: createFailureScreen(registry),
    NotFoundScreen,
    ...(config.patience && { limits: config.patience }),
    ...(config.patience?.delays && { delays: config.patience.delays }),
    onLoaded: (loaded) => {
      seen.set(loaded.remote, { version: loaded.version, channel: loaded.channel })
      const { kind: _, ...fact } = loadReport(loaded)
      bus.publish('platform:remote-loaded', fact)
      tell(loadReport(loaded))
      remoteSeen()
      fetchLateLibraries()
    },
    onFailure: (failure) => {
      const report = failureReport(registry, failure)
      const { remote, version, phase, code, message } = report
      bus.publish('platform:remote-failed', { remote, version, phase, code, message })
      tell(report)
    },
  })

  const begin = () => {
    injectSaga('session', () => sessionSaga(client) as never)
    injectSaga('language', languageSaga as never)
    // Remotes that are opened from now on come in the new language.
    followLocale(store, () => void host.lookForNewVersions())
    if (production) startHeartbeat({ host, version, releaseOf: (name) => seen.get(name) ?? releaseIn(registry, name) })
    host.start()
    followLinks(navigate)
    followIntent(host.prefetch)
    followWindowSize(store)
    watchToken(() => store.dispatch(tokenChanged()))
    followLive({
      store,
      client,
      bus,
      onUnauthorized: () => store.dispatch(unauthorized()),
      onRegistryChanged: () => void host.lookForNewVersions(),
    })
    connectNative({ store, navigate, onProblem: (error) => reportShellFailure(tell, version, error) })

    createRoot(root).render(
      <RemoteProviders services={services}>
        <ShellContext value={{ ...given, client, host }}>
          <ShellBoundary tell={tell} version={version}>
            <Shell />
          </ShellBoundary>
        </ShellContext>
      </RemoteProviders>,
    )
  }
  if (language) void language.then(() => nextTask(begin))
  else nextTask(begin)
}
