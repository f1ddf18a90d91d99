import { whenIdle } from '@samspel/federation/host'
import type { Tell } from './error-reporting'

/** ms until the measures of the page are loaded, in case that no remote is shown at all. */
const patience = 5_000

/**
 * One load report of the shell for each page: the time to the first mounted remote, or, on a page of the shell's own, to the largest paint.
 * What measures is loaded after that, so that it costs the first view nothing.
 * @returns call it with a remote that has become visible; further calls do nothing
 */
export const reportFirstView = ({
  tell,
  version,
  production,
}: {
  tell: Tell
  version: string
  production: boolean
}): (() => void) => {
  let told = false
  let measuring = false
  const seen = (ms: number) => {
    if (told) return
    told = true
    tell({ kind: 'load', remote: 'shell', version, channel: 'live', ms: Math.round(ms) })
  }
  const measure = () => {
    if (measuring || !production) return
    measuring = true
    void import(/* webpackChunkName: "vitals" */ './after-first-view')
      .then(({ afterFirstView }) => afterFirstView({ tell, version, onPainted: seen }))
      .catch(() => undefined)
  }
  setTimeout(() => whenIdle(measure), patience)
  return () => {
    seen(performance.now())
    whenIdle(measure)
  }
}
