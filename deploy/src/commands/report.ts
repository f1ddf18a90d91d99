import type { HistoryEntry, Storage } from '../storage/storage'

/** A line of `remote status`. */
export interface StatusRow {
  name: string
  live: string
  previous: string
  since: string
  by: string
}

/** What is live, what would stand in, and since when. */
export async function status(storage: Storage): Promise<{ revision: number; rows: StatusRow[] }> {
  const [registry, history] = await Promise.all([storage.readRegistry(), storage.readHistory()])
  const entries = [...(registry.shell ? [['shell', registry.shell] as const] : []), ...Object.entries(registry.remotes)]
  const rows = entries.map(([name, { version, previous }]) => {
    const change = history.findLast((entry) => entry.name === name && entry.to === version && entry.action !== 'publish')
    return { name, live: version, previous: previous?.version ?? '-', since: change?.at ?? '-', by: change?.by ?? '-' }
  })
  return { revision: registry.revision, rows }
}

/** What was done, newest first. */
export const history = async (storage: Storage, name?: string): Promise<HistoryEntry[]> =>
  (await storage.readHistory()).filter((entry) => !name || entry.name === name).reverse()
