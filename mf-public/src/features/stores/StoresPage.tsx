import { useMemo, useRef, useState } from 'react'
import { commonMessages, storeCount, useText } from '@samspel/i18n'
import { usePageTitle } from '@samspel/navigation'
import { Button, cx, Icon, lazyCode, Notice, useIsMobile, useRootMark } from '@samspel/ui'
import { toNear } from '../../components/location/use-geolocation'
import { useConfig } from '../../config'
import { useStoresIn } from './data'
import { messages } from './messages'
import { StoreCard } from './StoreCard'
import { StoreList } from './StoreList'
import css from './StoresPage.module.css'
import { StoreTools } from './StoreTools'
import { useStoresMap } from './use-stores-map'

// Loaded separately, so that the page with its list appears first.
const storeMap = lazyCode(() =>
  import(/* webpackChunkName: "store-map" */ './map/StoreMap').then((module) => module.default),
)

/** The store map (S-30) with a list of what it shows beside it; on phones in a sheet over it. */
export function StoresPage() {
  const t = useText()
  usePageTitle(t(commonMessages.stores))
  useRootMark('whole-window')
  const isPhone = useIsMobile()
  const page = useStoresMap()
  const { filter, bounds, points, cities, read, storeId, position, isNear } = page
  const { storeMap: hasMap } = useConfig()
  const list = useStoresIn(
    filter,
    hasMap ? bounds : undefined,
    isNear && position ? toNear(position) : undefined,
    page.visitorCountry,
  )
  const map = storeMap.useCode()
  const [pointedAt, pointAt] = useState<string>()
  const [seenOnMap, seeOnMap] = useState<readonly string[]>([])
  const [isListOpen, setListOpen] = useState(false)
  const [takesFocus, setTakesFocus] = useState(false)
  const opener = useRef<HTMLElement>(null)
  const names = useMemo(() => new Map(list.items.map(({ id, name }) => [id, name])), [list.items])

  const select = (id: string) => {
    opener.current = document.activeElement as HTMLElement | null
    setTakesFocus(true)
    setListOpen(false)
    page.select(id)
  }
  const close = () => {
    page.select(undefined)
    setTakesFocus(false)
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
  }
  const isOpen = isListOpen || !hasMap
  const isHidden = isPhone && !isOpen
  const index = storeId && points ? points.ids.indexOf(storeId) : -1

  return (
    <div className={css.place}>
      <div className={css.page}>
        <h1 tabIndex={-1} className={css.title}>
          {t(commonMessages.stores)}
        </h1>
        <StoreTools {...page} />
        <section aria-labelledby="stores-in-area" className={cx(css.panel, isOpen && css.open)}>
          <div className={css.head}>
            <h2 id="stores-in-area">{t(messages.inArea)}</h2>
            <span className={css.count} role="status">
              {list.status === 'success' && t(storeCount, { count: list.totalCount })}
            </span>
            {isPhone && hasMap && (
              <button
                type="button"
                className={css.toggle}
                aria-expanded={isListOpen}
                aria-controls="stores-list"
                aria-label={t(isListOpen ? messages.hideList : messages.showList)}
                onClick={() => setListOpen(!isListOpen)}
              >
                <Icon name={isListOpen ? 'chevron-down' : 'chevron-up'} />
              </button>
            )}
          </div>
          <div id="stores-list" className={css.list} hidden={isHidden}>
            <StoreList
              list={list}
              selectedId={storeId}
              pointedAt={seenOnMap}
              onSelect={select}
              onPoint={pointAt}
              onAll={page.clear}
            />
          </div>
        </section>
        <div className={css.map}>
          {hasMap && map.status === 'ready' && (
            <map.code
              points={points}
              cities={cities}
              names={names}
              start={page.start}
              target={page.target}
              selectedId={storeId}
              hoveredId={pointedAt}
              position={position}
              isLocating={page.isLocating}
              onMove={page.onMove}
              onSelect={select}
              onPoint={seeOnMap}
              onLocate={page.locate}
            />
          )}
          <div className={css.said}>
            {!hasMap && <Notice kind="info">{t(messages.mapOff)}</Notice>}
            {hasMap && map.status === 'failed' && (
              <Notice
                kind="warn"
                action={
                  <Button size="sm" onClick={map.retry}>
                    {t(commonMessages.retry)}
                  </Button>
                }
              >
                {t(messages.mapFailed)}
              </Notice>
            )}
            {hasMap && read.status === 'error' && (
              <Notice
                kind="bad"
                action={
                  <Button size="sm" icon="refresh" onClick={read.retry}>
                    {t(commonMessages.retry)}
                  </Button>
                }
              >
                {t(messages.pointsFailed)}
              </Notice>
            )}
            {hasMap && read.status === 'loading' && map.status === 'ready' && (
              <p className={css.coming} role="status">
                {t(messages.pointsComing)}
              </p>
            )}
          </div>
          {storeId && (
            <StoreCard
              key={storeId}
              id={storeId}
              known={list.items.find(({ id }) => id === storeId)}
              offers={index < 0 ? undefined : points?.offers[index]}
              takesFocus={takesFocus}
              onZoom={index < 0 || !hasMap || map.status !== 'ready' ? undefined : () => page.zoomTo(storeId)}
              onClose={close}
            />
          )}
        </div>
      </div>
    </div>
  )
}
