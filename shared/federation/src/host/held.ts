import type { ComponentProps } from 'react'
import { createElement } from 'react'
import type * as EventBus from '@samspel/event-bus'
import type * as Store from '@samspel/store'
import type * as Federation from '../index'
import type { RemoteRelease } from '../registry/types'
import type { AllowedUses } from '../registry/uses'
import type { SharedLibraries } from '../shared-names'
import type { RemoteContainer } from './types'

/** Whose copies of the shared libraries these are. */
export type Holder = Pick<RemoteRelease, 'entry' | 'uses' | 'surface'>

type Kind = keyof AllowedUses

/** `mf-x` of `/remotes/mf-x/1.2.3/remoteEntry.js`. */
const nameIn = ({ entry }: Holder): string => /\/remotes\/([^/]+)/.exec(entry)?.[1] ?? entry

const covers = (name: string) => (given: string) =>
  given === name || (given.endsWith('*') && name.startsWith(given.slice(0, -1)))

/**
 * The shared libraries through which a remote reaches the API, the facts, the slots and the browser's storage, as one release gets them: what
 * its manifest does not name throws, and says so. To a release without `uses` only the session is refused.
 */
export function heldLibraries(libraries: SharedLibraries, holder: Holder): Partial<SharedLibraries> {
  const { uses, surface } = holder
  const isAllowed = (kind: Kind, name: string) => !uses || namesOf(kind).some(covers(name))
  // A build under test comes with its manifest's surface.
  const namesOf = (kind: Kind) => uses?.[kind] ?? Object.keys(surface?.[kind as 'offers'] ?? {})
  const refuse = (kind: Kind, name: string): never => {
    throw new TypeError(`${nameIn(holder)} may not use ${name}: ${kind} in its src/remote.ts does not name it`)
  }
  const hold = (kind: Kind, name: string): void => {
    if (!isAllowed(kind, name)) refuse(kind, name)
  }

  const heldBus = (bus: EventBus.EventBus): EventBus.EventBus => ({
    publish(name, payload) {
      hold('publishes', name)
      bus.publish(name, payload)
    },
    subscribe(name, handler) {
      // Who comes and goes is everybody's to know: parts of shared packages that are built into a remote let go of what they hold.
      if (!name.startsWith('session:') && !isAllowed('publishes', name)) hold('listens', name)
      return bus.subscribe(name, handler)
    },
    onAny(listener) {
      hold('listens', 'every fact')
      return bus.onAny(listener)
    },
  })

  const heldArea = (area: Store.KeyValueStorage): Store.KeyValueStorage => {
    const check = (key: string) => (key === 'session' ? refuse('storage', key) : hold('storage', key))
    return {
      get: (key) => (check(key), area.get(key)),
      set: (key, value) => (check(key), area.set(key, value)),
      remove: (key) => (check(key), area.remove(key)),
    }
  }

  /** Refused when it is called: a page that only holds the action goes on. */
  const heldAction = <A extends { endpoint: string }>(action: A): A =>
    isAllowed('calls', action.endpoint)
      ? action
      : (Object.assign(() => refuse('calls', action.endpoint), action) as unknown as A)

  const eventBus = libraries['@samspel/event-bus'] as typeof EventBus | undefined
  const store = libraries['@samspel/store'] as typeof Store | undefined
  const federation = libraries['@samspel/federation'] as typeof Federation | undefined

  const isAction = (value: unknown): value is { endpoint: string } => typeof value === 'function' && 'endpoint' in value

  return {
    ...(eventBus && { '@samspel/event-bus': { ...eventBus, bus: heldBus(eventBus.bus) } }),
    ...(store && {
      '@samspel/store': {
        ...Object.fromEntries(
          Object.entries(store).map(([name, value]) => [name, isAction(value) ? heldAction(value) : value]),
        ),
        apiAction: ((...given: Parameters<typeof store.apiAction>) =>
          heldAction(store.apiAction(...given))) as typeof store.apiAction,
        factChannel: ((name) => (hold('listens', name), store.factChannel(name))) as typeof store.factChannel,
        openUpload: ((endpoint, params) => (
          hold('calls', endpoint),
          store.openUpload(endpoint, params)
        )) as typeof store.openUpload,
        storage: heldArea(store.storage),
        tabStorage: heldArea(store.tabStorage),
        createStorage: () => refuse('storage', 'an area of its own'),
        // Who is signed in may be read, what signs them in may not: a token without its signature is none.
        ...(uses && { readToken: () => store.readToken()?.replace(/[^.]*$/, '') }),
        writeToken: () => refuse('storage', 'session'),
        clearToken: () => (hold('storage', 'session'), store.clearToken()),
      },
    }),
    ...(federation && {
      '@samspel/federation': {
        ...federation,
        defineRemote: ((definition) =>
          federation.defineRemote({
            ...definition,
            ...(definition.start && {
              start: (context) => definition.start!({ ...context, bus: heldBus(context.bus) }),
            }),
          })) as typeof federation.defineRemote,
        Slot: (props: ComponentProps<typeof federation.Slot>) => {
          hold('offers', props.name)
          return createElement(federation.Slot, props)
        },
        setSlotSource: () => refuse('offers', 'a source of its own'),
      },
    }),
  }
}

type Scope = Record<string, Record<string, object>>

/** A container that gets a release's own copies of some libraries, in every version of them that the page has. */
export const heldContainer = (container: RemoteContainer, own: Partial<SharedLibraries>): RemoteContainer => ({
  get: (expose) => container.get(expose),
  init: (scope, ...rest) =>
    container.init(
      {
        ...(scope as Scope),
        ...Object.fromEntries(
          Object.entries(own).map(([name, library]) => [
            name,
            Object.fromEntries(
              Object.entries((scope as Scope)[name] ?? {}).map(([version, shared]) => [
                version,
                { ...shared, lib: () => library, get: () => Promise.resolve(() => library) },
              ]),
            ),
          ]),
        ),
      },
      ...rest,
    ),
})
