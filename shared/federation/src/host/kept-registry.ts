import { REGISTRY_ID } from '../registry/inline'
import type { Registry } from '../registry/types'
import { runningShell } from './lost-code'
import { isRegistry } from './page-registry'

const KEY = 'samspel.registry'

/** Characters: a registry that is larger is not kept. */
const LARGEST = 200_000

interface Kept {
  shell: string
  registry: Registry
}

const parse = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

function recall(shell: string): Registry | undefined {
  try {
    const kept = parse(localStorage.getItem(KEY)) as Partial<Kept> | undefined
    return kept?.shell === shell && isRegistry(kept.registry) ? kept.registry : undefined
  } catch {
    // A browser that keeps nothing.
    return undefined
  }
}

function remember(shell: string, registry: Registry): void {
  // What one session tries out must not come back in another one.
  if (Object.values(registry.remotes).some(({ channel }) => channel === 'override')) return
  const text = JSON.stringify({ shell, registry } satisfies Kept)
  if (text.length > LARGEST) return
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Full, or forbidden: the page's own is there next time, too.
  }
}

/** A registry to begin with, and where it was found. */
export interface FoundRegistry {
  registry: Registry
  from: 'page' | 'kept'
}

/**
 * The registry that the edge wrote into the page; when it is missing or broken the last good one that this browser has seen with the same shell. Undefined
 * when there is neither. Keeps the page's for the next time, when the browser is at rest.
 */
export function findRegistry(document: Document): FoundRegistry | undefined {
  const shell = runningShell(document) ?? 'unknown'
  const given = parse(document.getElementById(REGISTRY_ID)?.textContent)
  if (isRegistry(given)) {
    const atRest = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2_000))
    atRest(() => remember(shell, given))
    return { registry: given, from: 'page' }
  }
  const kept = recall(shell)
  return kept && { registry: kept, from: 'kept' }
}
