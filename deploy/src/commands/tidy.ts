import type { Storage } from '../storage/storage'
import { clean } from './clean'
import type { Moved } from './promote'

/** Removes old releases after a promotion. If that fails, the promotion still stands. */
export async function tidyAfter(
  storage: Storage,
  { changed, action }: Moved,
  by: string | undefined,
): Promise<{ removed: string[]; problem?: string }> {
  if (!changed || action !== 'promote') return { removed: [] }
  try {
    const { removed } = await clean(storage, by ? { by } : {})
    return { removed: removed.map(({ name, version }) => `${name}@${version}`) }
  } catch (error) {
    return { removed: [], problem: (error as Error).message }
  }
}
