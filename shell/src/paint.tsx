import { draw, handOver, readerOf } from '@samspel/federation/paint'
import type { Registry } from '@samspel/federation/registry'
import { takeInfoBanner } from './banners/use-info-banner'
import { entriesOf } from './frame/navigation-entries'
import { PaintedFrame } from './frame/PaintedFrame'

/** Paints the frame around a visitors’ page. The edge inserts the page itself. */
handOver((asked) => {
  const { path, answers } = asked
  const remotes = JSON.parse(answers['remotes'] ?? '{}') as Registry['remotes']
  const banner = JSON.parse(answers['banner'] ?? 'null') as { closable?: boolean } | null
  takeInfoBanner(banner)
  const entries = entriesOf({ remotes }, 'anonymous', undefined)
  const drawn = draw(asked, readerOf({}, []), () => <PaintedFrame path={path} entries={entries} />)
  return Promise.resolve({ needs: [], ...drawn, ...(banner?.closable && { unless: ['closedInfoBannerIds'] }) })
})
