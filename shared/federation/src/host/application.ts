import { toFailure } from '../remote/failure'
import type { FailurePhase, RemoteFailure } from '../remote/failure'
import type { RemoteProps } from '../remote/services'
import type { RegistryRemote } from '../registry/types'
import { withinTime } from './errors'
import { showFailure } from './failure-place'
import { loadApp } from './loader'
import type { LoadedApp } from './loader'
import type { HostLimits, HostOptions } from './types'
import type { Runtime } from './runtime'

/** Lifecycles for single-spa that never reject: a broken application could neither be unloaded nor tried again. */
export interface Application {
  bootstrap(): Promise<void>
  mount(): Promise<void>
  unmount(): Promise<void>
}

/** What an application needs of the host. */
export interface ApplicationContext {
  name: string
  remote: RegistryRemote
  runtime: Runtime
  limits: HostLimits
  options: HostOptions
  /** A fresh, empty element for the remote; a former one is taken out. */
  place(): HTMLElement
  onMounted(loaded: LoadedApp): void
  onFailure(failure: RemoteFailure): void
  onRetry(): void
}

function propsOf({ name, options }: ApplicationContext, { release }: LoadedApp, domElement: HTMLElement): RemoteProps {
  const report: RemoteProps['report'] = (failure) => options.onFailure?.({ ...failure, at: new Date().toISOString() })
  return { name, version: release.version, domElement, services: options.services, report }
}

/** An application whose place shows the failure screen. */
function failedApplication(context: ApplicationContext, failure: RemoteFailure): Application {
  const { FailureScreen, services } = context.options
  let takeDown = () => {}
  return {
    async bootstrap() {},
    async mount() {
      takeDown = showFailure(context.place(), FailureScreen, services, { failure, onRetry: context.onRetry })
      context.onFailure(failure)
    },
    async unmount() {
      takeDown()
    },
  }
}

function runningApplication(context: ApplicationContext, loaded: LoadedApp): Application {
  const { name, limits } = context
  const { app, release } = loaded
  let element: HTMLElement
  let failed: Application | undefined

  const failWith = (error: unknown) => failedApplication(context, toFailure(name, release.version, 'mount', error))

  return {
    async bootstrap() {},
    async mount() {
      element = context.place()
      failed = undefined
      try {
        await withinTime(app.mount(propsOf(context, loaded, element)), limits.mount, `Mount of ${name}`)
        context.onMounted(loaded)
      } catch (error) {
        failed = failWith(error)
        await failed.mount()
      }
    },
    async unmount() {
      if (failed) return failed.unmount()
      try {
        await withinTime(app.unmount(propsOf(context, loaded, element)), limits.mount, `Unmount of ${name}`)
      } catch (error) {
        // Nothing to show: the place is on its way out. The next mount gets a fresh element.
        context.onFailure(toFailure(name, release.version, 'mount', error))
      }
    },
  }
}

/**
 * Loads a remote and wraps its lifecycles. Whatever goes wrong, on loading, starting or mounting, shows the failure screen in the
 * remote's own place; everything around it stays.
 */
export async function loadApplication(context: ApplicationContext): Promise<Application> {
  const { name, remote, runtime, limits, options } = context
  let phase: FailurePhase = 'entry'
  try {
    const loaded = await loadApp(remote, { runtime, limit: limits.app, delays: options.delays }, async (candidate) => {
      phase = 'start'
      // The element of bootstrap is not rendered into: mount gets its own.
      await candidate.app.bootstrap(propsOf(context, candidate, document.createElement('div')))
    })
    return runningApplication(context, loaded)
  } catch (error) {
    return failedApplication(context, toFailure(name, remote.version, phase, error))
  }
}
