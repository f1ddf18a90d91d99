/* eslint-disable import-x/no-relative-packages -- measured from outside the workspace */
import 'leaflet/dist/leaflet.css'
import '../../shared/ui/src/styles.css'
import { Map as LeafletMap } from 'leaflet'
import { createRoot } from 'react-dom/client'
import StoreMap from '../../mf-public/src/features/stores/map/StoreMap'
import { startIn } from '../../mf-public/src/features/stores/view'
import { IntlProvider } from '../../shared/i18n/src/index'
import { mountBare } from './control'
import type { Measured } from './measured'
import { cities, makePoints, type Points } from './points'

const root = document.getElementById('app')!
root.style.cssText = 'position: fixed; inset: 0 0 0 400px'
const nothing = () => {}
const names = new Map<string, string>()
const known = new Map<number, Points>()
const pointsOf = (count: number) => {
  const made = known.get(count) ?? makePoints(count)
  known.set(count, made)
  return made
}

// The product does not expose its map; the hook captures the Leaflet instance so that the benchmark can move it.
let latest: LeafletMap | undefined
LeafletMap.addInitHook(function (this: LeafletMap) {
  latest = this
})

function mountProduct(points: Points): () => void {
  const tree = createRoot(root)
  tree.render(
    <IntlProvider locale="sv">
      <StoreMap
        points={points}
        cities={cities}
        names={names}
        start={startIn('SE')}
        target={undefined}
        selectedId={undefined}
        hoveredId={undefined}
        position={undefined}
        isLocating={false}
        onMove={nothing}
        onSelect={nothing}
        onPoint={nothing}
        onLocate={nothing}
      />
    </IntlProvider>,
  )
  return () => tree.unmount()
}

/** Measures the longest gap between two tasks on the main thread, in ms. */
function watchTurns() {
  const { port1, port2 } = new MessageChannel()
  let [before, longest, isOn] = [performance.now(), 0, true]
  port2.onmessage = () => {
    const now = performance.now()
    longest = Math.max(longest, now - before)
    before = now
    if (isOn) port1.postMessage(0)
  }
  port1.postMessage(0)
  return () => {
    isOn = false
    return Math.max(longest, performance.now() - before)
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
const markers = () => root.querySelectorAll('.leaflet-marker-icon').length
async function until(isSo: () => boolean) {
  const end = performance.now() + 20_000
  while (!isSo() && performance.now() < end) await frame()
}

async function measure(kind: 'product' | 'control', count: number): Promise<Measured> {
  const points = pointsOf(count)
  await frame()
  const heldBy = watchTurns()
  const from = performance.now()
  const unmount = kind === 'product' ? mountProduct(points) : mountBare(root, points).unmount
  await until(() => markers() > 0)
  void root.offsetHeight
  const ready = performance.now() - from
  const held = heldBy()
  const first = markers()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const movedBy = watchTurns()
  let most = first
  const steps = [
    () => latest!.setZoom(7, { animate: false }),
    ...Array.from(
      { length: 6 },
      (_, i) => () => latest!.panBy([i % 2 ? 300 : 420, i % 3 ? -240 : 260], { animate: false }),
    ),
    () => latest!.setView([59.33, 18.06], 11, { animate: false }),
    () => latest!.setZoom(14, { animate: false }),
    () => latest!.setZoom(5, { animate: false }),
  ]
  for (const step of steps) {
    step()
    for (let wait = 0; wait < 8; wait++) await frame()
    most = Math.max(most, markers())
  }
  const moving = movedBy()
  unmount()
  latest = undefined
  await frame()
  return { ready, held, moving, markers: first, most }
}

Object.assign(window, { measure })
