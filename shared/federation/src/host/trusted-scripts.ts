import type { ClientConfig } from '../registry/client-config'
import type { Registry, RemoteRelease } from '../registry/types'

/** The part of the Trusted Types interface that is used here; browsers without it are kept by the content security policy alone. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown
}

const SHELL = /^\/shell\/[A-Za-z0-9_][A-Za-z0-9._+-]*\/$/
const REMOTE = /^\/remotes\/[A-Za-z0-9_][A-Za-z0-9._+-]*\/[A-Za-z0-9_][A-Za-z0-9._+-]*\/$/
/** The service worker of the live shell: the one file of the shell that has no version in its address. */
const WORKER = '/service-worker.js'
const FILE = /^[A-Za-z0-9_][A-Za-z0-9._+-]*$/

const folders = new Set<string>()
const origins = new Set<string>()
let tracker: string | undefined
let guarded = false

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Lets scripts of a release run that the page's registry did not hold when it was guarded: one that became live meanwhile. */
export function admitRelease({ entry }: Pick<RemoteRelease, 'entry'>): void {
  const folder = folderOf(entry)
  if (REMOTE.test(folder)) folders.add(folder)
}

/** Whether a script may come from this address: the shell, a release of the page's registry, the origin of a running override, or the one tracking script. */
export function isTrustedScript(address: string): boolean {
  if (!URL.canParse(address, document.baseURI)) return false
  const { origin, pathname, protocol } = new URL(address, document.baseURI)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  if (origins.has(origin) || address === tracker) return true
  if (origin !== window.location.origin) return false
  if (pathname === WORKER) return true
  const folder = folderOf(pathname)
  return FILE.test(pathname.slice(folder.length)) && (SHELL.test(folder) || folders.has(folder))
}

/**
 * Makes the page's one Trusted Types policy: from now on a script runs only from the shell's own folder, those of the registry's releases, the
 * origins of this session's overrides, and from the one tracking script that the edge names. Text never becomes code or markup. To be called before
 * anything else runs; a second call only adds releases.
 */
export function guardScripts(
  registry: Registry,
  { overrides, tracking }: Pick<ClientConfig, 'overrides' | 'tracking'>,
): void {
  tracker = tracking?.url
  for (const { previous, ...remote } of Object.values(registry.remotes)) {
    admitRelease(remote)
    if (previous) admitRelease(previous)
  }
  for (const override of overrides?.active ?? []) {
    if ('origin' in override) origins.add(new URL(override.origin).origin)
  }
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (guarded || !trustedTypes) return
  guarded = true
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (isTrustedScript(address)) return address
      throw new TypeError(`Refused to run a script from ${address}: it belongs to no release of this page`)
    },
  })
}
