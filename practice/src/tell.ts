import type { Practice } from './service'

const pausesMs = [1_000, 5_000, 30_000]
const patienceMs = 10_000

/** Calls Samspel as a vendor does; see `Practice.tell`. */
export const teller = (publicUrl: () => string): { tell: Practice['tell']; stop: () => void } => {
  const waiting = new Set<NodeJS.Timeout>()
  const send: (...told: Parameters<Practice['tell']>) => Promise<number> = async (path, body, headers) => {
    try {
      const response = await fetch(new URL(path, publicUrl()), {
        method: 'POST',
        body: typeof body === 'string' ? body : new Uint8Array(body),
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }
  const again = (told: Parameters<Practice['tell']>, [wait, ...rest]: readonly number[]): void => {
    if (wait === undefined) return
    const timer = setTimeout(() => {
      waiting.delete(timer)
      void send(...told).then((status) => (status >= 200 && status < 300 ? undefined : again(told, rest)))
    }, wait)
    timer.unref()
    waiting.add(timer)
  }
  return {
    tell: async (...told) => {
      const status = await send(...told)
      if (status < 200 || status >= 300) again(told, pausesMs)
      return status
    },
    stop: () => waiting.forEach((timer) => clearTimeout(timer)),
  }
}
