import { join } from 'node:path'

const NAME = /^[a-z][a-z0-9-]{0,62}$/
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+_-]{0,99}$/

/** Names and versions become folder names, so anything that could escape the storage is rejected here. */
export function assertNameAndVersion(name: string, version: string): void {
  if (!NAME.test(name)) throw new Error(`'${name}' is no name of a remote`)
  if (!VERSION.test(version) || version.includes('..')) throw new Error(`'${version}' is no version`)
}

const FILE = /^[A-Za-z0-9_][A-Za-z0-9._+-]{0,199}$/

/** Whether a name is valid for a file of a release. */
export const isReleaseFile = (name: string, version: string, file: string): boolean =>
  NAME.test(name) && VERSION.test(version) && !version.includes('..') && FILE.test(file)

/** URL path below which a release is served; also its folder in the storage. */
export const releasePath = (name: string, version: string): string =>
  name === 'shell' ? `shell/${version}` : `remotes/${name}/${version}`

/** Paths in a storage folder. */
export const storagePaths = (dir: string) => ({
  registry: join(dir, 'registry.json'),
  history: join(dir, 'history.jsonl'),
  historyLock: join(dir, 'history.lock'),
  lock: join(dir, 'registry.lock'),
  records: (name: string) => join(dir, 'releases', name),
  record: (name: string, version: string) => join(dir, 'releases', name, `${version}.json`),
  files: (name: string, version: string) => join(dir, releasePath(name, version)),
  temporary: join(dir, 'tmp'),
})
