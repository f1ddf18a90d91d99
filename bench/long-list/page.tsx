/* eslint-disable import-x/no-relative-packages -- measured from outside the workspace */
import '../../shared/ui/src/styles.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CreatorGrid } from '../../mf-campaigns/src/staff/components/creator-list/CreatorGrid'
import type { RowLabels } from '../../mf-campaigns/src/staff/components/creator-list/CreatorRow'
import type { GridColumn } from '../../mf-campaigns/src/staff/components/creator-list/grid-types'
import {
  formatCompact,
  formatCountry,
  formatDate,
  formatDateTime,
  formatMean,
  formatMoney,
  formatNumber,
  formatOre,
  formatOreSpan,
  formatPercent,
  formatRate,
  formatRelativeDays,
  formatTime,
} from '../../shared/i18n/src/format'
import { mountByHand } from './control'
import { makeCreators } from './creators'
import type { Measured } from './measured'

const words: RowLabels = {
  select: (name) => `Välj ${name}`,
  blocked: 'Spärrad',
  blockedByYou: 'Blockerad av er',
  pending: 'Väntar',
  none: '–',
  loading: 'Hämtas',
  failed: 'Kunde inte hämtas',
  followers: 'Följare',
  engagement: 'Engagemang',
  reach: 'Räckvidd',
  rating: 'Betyg',
  price: 'Pris',
  answer: 'Lämnar in',
  categories: (ids) => ids.join(', '),
  figuresFrom: () => undefined,
  format: {
    date: (moment, style) => formatDate(moment, 'sv', style),
    time: (moment) => formatTime(moment, 'sv'),
    dateTime: (moment) => formatDateTime(moment, 'sv'),
    relativeDays: (moment, now) => formatRelativeDays(moment, 'sv', now),
    number: (value, decimals) => formatNumber(value, 'sv', decimals),
    compact: (value) => formatCompact(value, 'sv'),
    money: (kr) => formatMoney(kr, 'sv'),
    ore: (ore) => formatOre(ore, 'sv'),
    oreSpan: (span) => formatOreSpan(span, 'sv'),
    percent: (share) => formatPercent(share, 'sv'),
    rate: (percent) => formatRate(percent, 'sv'),
    mean: (value) => formatMean(value, 'sv'),
    country: (code) => formatCountry(code, 'sv'),
  },
}
const headers = ['Kreatör', 'Ort', 'Kategorier', 'Följare', 'Engagemang', 'Räckvidd', 'Betyg']
const keys: GridColumn['key'][] = ['creator', 'place', 'categories', 'followers', 'engagement', 'reach', 'rating']
const columns = headers.map((header, index): GridColumn => ({ key: keys[index]!, header }))
const nobody = new Set<string>()
const nothing = () => {}
const lists = new Map<number, ReturnType<typeof makeCreators>>()
const root = document.getElementById('app')!
const creatorsOf = (count: number) => {
  const made = lists.get(count) ?? makeCreators(count)
  lists.set(count, made)
  return made
}

function mountProduct(count: number): () => void {
  const creators = creatorsOf(count)
  const tree = createRoot(root)
  flushSync(() =>
    tree.render(
      <CreatorGrid
        label="Kreatörer"
        mode={{ fit: undefined, price: false, answer: false }}
        total={count}
        loaded={count}
        creatorAt={(row) => creators[row]}
        columns={columns}
        words={words}
        selectLabel="Vald"
        selected={nobody}
        onSelect={nothing}
        onOpen={nothing}
        onVisible={nothing}
      />,
    ),
  )
  // Work triggered by effects belongs to the mount.
  flushSync(nothing)
  return () => flushSync(() => tree.unmount())
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))

/**
 * Measures the time in ms from an empty page to a laid-out list, the rows in the document then and in the middle of the list,
 * and the time in ms of a jump of 40 screens.
 */
async function measure(kind: 'product' | 'control', count: number): Promise<Measured> {
  creatorsOf(count)
  window.scrollTo(0, 0)
  await frame()
  const from = performance.now()
  const unmount = kind === 'product' ? mountProduct(count) : mountByHand(root, creatorsOf(count), headers, words)
  void document.body.offsetHeight
  const mount = performance.now() - from
  await frame()
  const rows = root.querySelectorAll('[data-index]').length
  let most = rows
  const steps: number[] = []
  for (let step = 1; step <= 20; step++) {
    const start = performance.now()
    window.scrollTo(0, document.body.scrollHeight / 2 + step * window.innerHeight)
    await frame()
    steps.push(performance.now() - start)
    most = Math.max(most, root.querySelectorAll('[data-index]').length)
  }
  const isFilled = document.elementsFromPoint(640, 450).some((element) => element.closest('[data-index]'))
  unmount()
  return { mount, rows, most, step: steps.sort((a, b) => a - b)[10]!, isFilled }
}

Object.assign(window, { measure })
