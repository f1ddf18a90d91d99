/** Live streams that the edge holds at most, for one visitor's address and for all. A misplaced proxy makes all visitors one address. */
export const streamLimits = { perAddress: 100, all: 10_000 }

/** Keeps streams within bounds: of too many the oldest is given up, and its client comes back by itself if somebody is still there. */
export function openStreams({ perAddress, all }: typeof streamLimits = streamLimits) {
  const everyone = new Set<() => void>()
  const byAddress = new Map<string, Set<() => void>>()

  return {
    /** Takes a stream in; returns what to call when it has ended. */
    add(address: string, giveUp: () => void): () => void {
      const own = byAddress.get(address) ?? new Set()
      byAddress.set(address, own)
      const end = () => {
        everyone.delete(stop)
        own.delete(stop)
        if (own.size === 0 && byAddress.get(address) === own) byAddress.delete(address)
      }
      const stop = () => {
        end()
        giveUp()
      }
      // Sets keep the order in which streams came.
      if (own.size >= perAddress) own.values().next().value!()
      if (everyone.size >= all) everyone.values().next().value!()
      byAddress.set(address, own)
      own.add(stop)
      everyone.add(stop)
      return end
    },
    held: () => ({ streams: everyone.size, addresses: byAddress.size }),
  }
}
