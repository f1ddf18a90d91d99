import { join } from 'node:path'
// eslint-disable-next-line import-x/no-relative-packages -- the page is built with the workspace's own configuration
import { workspaceRoot } from '../../deploy/src/build/workspace'
import { median } from '../load/ratios'
import { sideBySide } from '../side-by-side'
import type { Measured } from './measured'

const mostMarkers = 200

await sideBySide<Measured>({
  name: 'store-map',
  dir: import.meta.dirname,
  remote: 'mf-public',
  rules: [{ test: /leaflet-src\.js$/, loader: join(workspaceRoot, 'shared/map/src/leaflet-without-markup.mjs') }],
  sizes: [10_000, 100_000],
  value: ({ ready }) => ready,
  row: (_count, found) => {
    const both = (value: (side: Measured) => number) =>
      `${median(found.map(([one]) => value(one))).toFixed(0)} / ${median(found.map(([, other]) => value(other))).toFixed(0)}`
    const most = Math.max(...found.map(([one]) => one.most))
    if (most > mostMarkers || found.some(([one]) => one.markers === 0))
      throw new Error(`More than ${mostMarkers} markers were in the document, or none`)
    return {
      'ready ms, product / control': both(({ ready }) => ready),
      limit: 1.2,
      'held up ms': both(({ held }) => held),
      'while moving ms': both(({ moving }) => moving),
      markers: both(({ markers }) => markers),
      'most markers': most,
    }
  },
})
