import { median } from '../load/ratios'
import { sideBySide } from '../side-by-side'
import type { Measured } from './measured'

const mostRows = 60

await sideBySide<Measured>({
  name: 'long-list',
  dir: import.meta.dirname,
  remote: 'mf-campaigns',
  pairs: 31,
  sizes: [10_000, 100_000],
  value: ({ mount }) => mount,
  row: (_count, found) => {
    const product = median(found.map(([side]) => side.mount))
    const control = median(found.map(([, side]) => side.mount))
    const most = Math.max(...found.flatMap(([one]) => [one.rows, one.most]))
    if (most > mostRows || !found.every(([one, other]) => one.isFilled && other.isFilled))
      throw new Error(`More than ${mostRows} rows were in the document, or a list was not filled`)
    return {
      'product ms': product.toFixed(1),
      'control ms': control.toFixed(1),
      'ratio of medians': (product / control).toFixed(2),
      limit: 1.5,
      'rows in the DOM': `${found[0]![0].rows}, most ${most}`,
      'control rows': found[0]![1].rows,
      'screen ms': `${median(found.map(([side]) => side.step)).toFixed(1)} / ${median(found.map(([, side]) => side.step)).toFixed(1)}`,
    }
  },
})
