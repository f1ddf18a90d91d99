import { useText } from '@samspel/i18n'
import { Frame } from '@samspel/ui'
import { CookieBanner } from '../banners/CookieBanner'
import { InfoBanner } from '../banners/InfoBanner'
import { FootParts } from './FootParts'
import { messages as m } from './messages'
import type { PlacedEntry } from './navigation-entries'
import { currentEntry } from './navigation-entries'
import { Bar } from './TopBar'
import { TopBarParts } from './TopBarParts'

/** The visitors’ frame, for the painter; it must match {@link Layout}. */
export function PaintedFrame({ path, entries }: { path: string; entries: readonly PlacedEntry[] }) {
  const t = useText()
  return (
    <Frame
      skipLabel={t(m.skip)}
      top={
        <Bar>
          <TopBarParts path={path} entries={entries} current={currentEntry(entries, path)} />
        </Bar>
      }
      notices={
        <>
          <div className="painted-cookies">
            <CookieBanner path={path} />
          </div>
          <InfoBanner area="anonymous" />
        </>
      }
      foot={<FootParts />}
    >
      <samspel-content />
    </Frame>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The page goes here. */
      'samspel-content': object
    }
  }
}
