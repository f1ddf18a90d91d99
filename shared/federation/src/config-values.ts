import type { ConfigValues } from './registry/config'

let known: Readonly<Record<string, ConfigValues | undefined>> = {}
const listeners = new Set<() => void>()

/** The values that are set in this page, by remote: those that differ from the defaults. The host keeps them as the registry has them. */
export const configValues = {
  of: (remote: string): ConfigValues | undefined => known[remote],
  /** Takes the values of these remotes in the place of theirs; the others keep what they have. */
  take(values: typeof known): void {
    known = { ...known, ...values }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
