import { useEffect, useEffectEvent, useState } from 'react'
import type { Override } from '@samspel/federation/registry'

export interface Build {
  name: string
  state: 'reloading' | 'failed'
  problems?: string
}

const problemsIn = (data: unknown): string => {
  try {
    return String((JSON.parse(String(data)) as { problems?: unknown }).problems ?? '')
  } catch {
    return ''
  }
}

interface Page {
  /** By remote: takes its newest build into what runs, written by the build itself. False when the page has to be loaded again. */
  samspelRefresh?: Record<string, () => Promise<boolean>>
}

/**
 * Listens to the builds of overridden remotes (`<origin>/changes`): what a new one changes is taken into the page, which keeps its state; where that cannot be,
 * or the remote does not work as it is, the page is loaded again. One that fails is told and the page stays. Forms keep what was typed as drafts, as with any reload.
 * @param isBroken whether the page shows a failure in the place of a remote
 */
export const useLiveReload = (
  active: readonly Override[],
  isBroken: (name: string) => boolean,
  reload: () => void = () => window.location.reload(),
): Build | undefined => {
  const [build, setBuild] = useState<Build>()
  const take = useEffectEvent((name: string) => {
    const loadAgain = () => {
      setBuild({ name, state: 'reloading' })
      reload()
    }
    const refresh = isBroken(name) ? undefined : (globalThis as Page).samspelRefresh?.[name]
    if (!refresh) return loadAgain()
    void refresh().then((isShown) => (isShown ? setBuild(undefined) : loadAgain()))
  })
  useEffect(() => {
    const sources = active.flatMap((override) => {
      if (!('origin' in override)) return []
      const { name, origin } = override
      const source = new EventSource(`${origin}/changes`)
      source.addEventListener('message', () => take(name))
      source.addEventListener('failed', ({ data }: MessageEvent<unknown>) =>
        setBuild({ name, state: 'failed', problems: problemsIn(data) }),
      )
      return [source]
    })
    return () => {
      for (const source of sources) source.close()
    }
    // One page has one set of overrides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return build
}
