import { FROM_CACHE, type FromCache } from './words'

type Times = FromCache['times']

/** What open pages know of answers that were kept: each is told when what it shows is from before, since when, and when the network is back. */
export function toldPages(clientOf: (id: string) => Promise<{ postMessage(message: unknown): void } | undefined>) {
  const known = new Map<string, Times>()
  const tell = async (client: string): Promise<void> => {
    const times = known.get(client)
    const told: FromCache = { type: FROM_CACHE, kept: times !== undefined, times: times ?? {} }
    ;(await clientOf(client))?.postMessage(told)
  }
  return {
    /** A page got a kept answer. `path`: of the page that asked. `date`: when the server gave the answer, as its header says. */
    kept: async (client: string, path = '', date: string | null = null): Promise<void> => {
      const times = known.get(client)
      const moment = Date.parse(date ?? '')
      const at = Number.isNaN(moment) ? undefined : new Date(moment).toISOString()
      const before = times?.[path]
      const isOlder = at !== undefined && (before === undefined || at < before)
      if (times && !isOlder) return
      known.set(client, isOlder ? { ...times, [path]: at } : {})
      await tell(client)
    },
    /** A page got an answer over the network. */
    fresh: async (client: string): Promise<void> => {
      if (known.delete(client)) await tell(client)
    },
    /** A page asks, which could not listen before. */
    asked: tell,
  }
}
