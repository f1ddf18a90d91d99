import type { ComponentType } from 'react'
import { useEffect, useState } from 'react'
import { retry } from '@samspel/api'

/**
 * A part of the shell whose code comes when it is first shown, so that it costs nobody else's first view anything. Loading is tried again
 * by the rule of K-06; then `Failed` stands in its place, whose button asks once more.
 */
export const later = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  { Loading, Failed }: { Loading?: ComponentType; Failed?: ComponentType<{ onRetry: () => void }> } = {},
): ComponentType<P> => {
  let known: ComponentType<P> | undefined
  return function Later(props: P) {
    const [Part, setPart] = useState(() => known)
    const [failed, setFailed] = useState(false)
    useEffect(() => {
      if (Part || failed) return
      let wanted = true
      retry(load).then(
        (loaded) => {
          known = loaded
          if (wanted) setPart(() => loaded)
        },
        (error: unknown) => {
          console.warn(error)
          if (wanted) setFailed(true)
        },
      )
      return () => {
        wanted = false
      }
    }, [Part, failed])
    if (Part) return <Part {...props} />
    if (failed) return Failed ? <Failed onRetry={() => setFailed(false)} /> : null
    return Loading ? <Loading /> : null
  }
}
