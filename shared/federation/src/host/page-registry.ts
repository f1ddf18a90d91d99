import type { Registry } from '../registry/types'
import { withinTime } from './errors'

/** Where a tab asks for the registry as its visitor would get it now; the second one stands for edges that do not know the first. */
const ADDRESSES = ['/registry/page.json', '/registry.json']

/** True when the value can be used as a registry. */
export function isRegistry(value: unknown): value is Registry {
  const { revision, remotes } = (value ?? {}) as Partial<Registry>
  return (
    typeof revision === 'number' &&
    typeof remotes === 'object' &&
    remotes !== null &&
    Object.values(remotes).every(
      (remote) =>
        typeof remote?.version === 'string' &&
        typeof remote.entry === 'string' &&
        typeof remote.global === 'string' &&
        Array.isArray(remote.routes),
    )
  )
}

async function ask(address: string): Promise<Registry | undefined> {
  const answer = await fetch(address, { cache: 'no-store' })
  const value: unknown = answer.ok ? await answer.json() : undefined
  return isRegistry(value) ? value : undefined
}

/**
 * The registry as it is now, or undefined when it cannot be had: no network, no time, or an answer that is none.
 * @param patience ms
 */
export async function askRegistry(patience = 8_000): Promise<Registry | undefined> {
  const asking = async () => {
    for (const address of ADDRESSES) {
      const found = await ask(address).catch(() => undefined)
      if (found) return found
    }
    return undefined
  }
  return withinTime(asking(), patience, 'The registry').catch(() => undefined)
}
