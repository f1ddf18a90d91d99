import type { RemoteRelease } from '../registry/types'
import { RemoteLoadError, withinTime } from './errors'
import { integrityOf } from './integrity'
import { admitRelease, isTrustedScript } from './trusted-scripts'
import type { RemoteContainer } from './types'

type Module = readonly [address: string, integrity: string | undefined]

/** The modules of a release with their hashes. Throws when one may not run, or when nothing would be compared. */
function checkedModules(release: RemoteRelease): Module[] {
  admitRelease(release)
  return (release.modules ?? [release.entry]).map((path) => {
    const integrity = integrityOf(release, path)
    if (integrity === 'none') throw new RemoteLoadError(`${path} is not run: the registry holds no hash of it`)
    if (!isTrustedScript(path)) throw new RemoteLoadError(`${path} is not run: it belongs to no release of this page`)
    return [path, integrity]
  })
}

/**
 * Fetches a module, checks it, and puts it where imports of it find it, without running it. For one that is there already, as its tag of the page
 * has brought it, the browser says so at once.
 */
function preload([path, integrity]: Module): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    if (integrity) link.integrity = integrity
    link.addEventListener('load', () => {
      link.remove()
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new RemoteLoadError(`${path} could not be fetched`))
    })
    // Said last: the browser may ask as soon as it knows the address.
    link.href = path
    document.head.append(link)
  })
}

/** Replaced in tests, which have no modules to import. */
type Import = (address: string) => Promise<RemoteContainer>

const importEntry: Import = (address) => import(/* webpackIgnore: true */ address)

/**
 * The container of a release whose entry is an ES module. `import()` compares nothing, so every module of the release, late ones too, is fetched
 * and compared first, and none runs unless all are good. A module that failed may be asked for again by an import without its hash (HTML says
 * so since 2026), which is why nothing is imported after a failure.
 * @param limit milliseconds
 */
export async function loadModule(
  release: RemoteRelease,
  limit: number,
  importing: Import = importEntry,
): Promise<RemoteContainer> {
  const modules = checkedModules(release)
  if (!document.createElement('link').relList.supports('modulepreload'))
    throw new RemoteLoadError(`${release.entry} is not run: this browser compares no hash of a module`)
  const loaded = Promise.all(modules.map(preload))
  await withinTime(loaded, limit, release.entry)
  return importing(new URL(release.entry, document.baseURI).href)
}
