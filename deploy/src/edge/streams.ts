/** Maximum number of live streams per visitor address and in total. A misconfigured proxy makes all visitors share one address. */
export const streamLimits = { perAddress: 100, all: 10_000 }

/** Limits the number of streams: beyond a limit the oldest is closed, and its client reconnects if it is still there. */
export function openStreams({ perAddress, all }: typeof streamLimits = streamLimits) {
  const everyone = new Set<() => void>()
  const byAddress = new Map<string, Set<() => void>>()

  return {
    /** Registers a stream. Returns a function to call when the stream has ended. */
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
      // A Set iterates in insertion order, so its first entry is the oldest stream.
      if (own.size >= perAddress) own.values().next().value!()
      if (everyone.size >= all) everyone.values().next().value!()
      byAddress.set(address, own)
      own.add(stop)
      everyone.add(stop)
      return end
    },
    /** Closes all streams; their clients reconnect, to another process if this one stops. */
    endAll: () => {
      for (const stop of [...everyone]) stop()
    },
    held: () => ({ streams: everyone.size, addresses: byAddress.size }),
  }
}
