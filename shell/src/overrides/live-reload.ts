import { useEffect, useState } from 'react'
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

/**
 * Listens to the builds of overridden remotes (`<origin>/changes`): a new one loads the page again, one that fails is told and the page stays.
 * Forms keep what was typed as drafts, as with any reload.
 */
export const useLiveReload = (
  active: readonly Override[],
  reload: () => void = () => window.location.reload(),
): Build | undefined => {
  const [build, setBuild] = useState<Build>()
  useEffect(() => {
    const sources = active.flatMap((override) => {
      if (!('origin' in override)) return []
      const { name, origin } = override
      const source = new EventSource(`${origin}/changes`)
      source.addEventListener('message', () => {
        setBuild({ name, state: 'reloading' })
        reload()
      })
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
