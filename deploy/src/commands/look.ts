import type { RemoteRoute } from '@samspel/federation/registry'
import type { Storage } from '../storage/storage'

/** The first path of a remote that can be opened as it stands; `/` when all of them want more. */
export const firstPath = (routes: readonly Pick<RemoteRoute, 'path'>[]): string =>
  routes.find(({ path }) => !path.includes(':'))?.path ?? '/'

/**
 * Where a published release of a remote can be looked at before it is live, by its override.
 * @param site address of the site; a path when left out
 * @returns undefined for the shell, which has no override
 */
export async function lookAt(
  storage: Storage,
  { name, version }: { name: string; version: string },
  site?: string,
): Promise<string | undefined> {
  const record = await storage.readRelease(name, version)
  if (record?.kind !== 'remote') return undefined
  const path = `${firstPath(record.release.routes)}?remote=${name}@${version}`
  return site ? `${site.replace(/\/+$/, '')}${path}` : path
}
