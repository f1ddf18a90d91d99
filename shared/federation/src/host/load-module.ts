import type { RemoteRelease } from '../registry/types'
import { RemoteLoadError } from './errors'
import { integrityOf } from './integrity'
import type { RemoteContainer } from './load-entry'
import { admitRelease, isTrustedScript } from './trusted-scripts'

const loaded = new Map<string, Promise<unknown>>()

/**
 * Puts a file into the browser's module map, checked against its hash: `import` takes it from there, and no other. Rejects when it cannot be had,
 * or is not what the registry knows.
 */
function checked(release: RemoteRelease, address: string): Promise<unknown> {
  const known = loaded.get(address)
  if (known) return known
  const integrity = integrityOf(release, address)
  if (integrity === 'none')
    return Promise.reject(new RemoteLoadError(`${address} is not run: the registry holds no hash of it`))
  const asked = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    if (integrity) link.integrity = integrity
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      loaded.delete(address)
      reject(new RemoteLoadError(`${address} could not be fetched`))
    })
    document.head.append(link)
  })
  loaded.set(address, asked)
  return asked
}

const importModule = (address: string): Promise<unknown> => import(/* webpackIgnore: true */ address)

const isContainer = (value: unknown): value is RemoteContainer =>
  typeof (value as Partial<RemoteContainer> | undefined)?.get === 'function' &&
  typeof (value as Partial<RemoteContainer>).init === 'function'

/**
 * The container of a release whose entry is an ES module. An `import` checks no hash, so every script of the release is put into the module map first,
 * each with its hash; only then is the entry imported. Trusted Types do not cover imports: its address is checked here as theirs are.
 * @param load imports a module; replaced in tests
 */
export async function loadModule(release: RemoteRelease, load = importModule): Promise<RemoteContainer> {
  const { entry, files } = release
  admitRelease(release)
  if (!isTrustedScript(entry)) throw new RemoteLoadError(`${entry} is not run: it belongs to no release of this page`)
  const scripts = new Set([entry, ...Object.keys(files).filter((file) => file.endsWith('.js'))])
  await Promise.all([...scripts].map((address) => checked(release, address)))
  const container = await load(entry)
  if (!isContainer(container)) throw new RemoteLoadError(`${entry} ran, but exports no container`)
  return container
}
