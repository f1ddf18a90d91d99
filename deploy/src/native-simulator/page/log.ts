import { el } from '../../tool-pages/dom'
import { button } from './controls'
import { word } from './words'

const MOST = 500

/** Log of all messages over the bridge, newest first. `again` sends a message to the page once more. */
export function makeLog(again: (text: string) => void) {
  const rows = el('ol', { className: 'rows', attributes: { 'aria-live': 'polite' } })
  const empty = el('p', { className: 'quiet' }, word('noLog'))
  const count = el('span', { className: 'count' }, '0')
  let total = 0

  const pretty = (text: string): string => {
    try {
      return JSON.stringify(JSON.parse(text), null, 2)
    } catch {
      return text
    }
  }
  const typeOf = (text: string): string => {
    try {
      return String((JSON.parse(text) as { type?: unknown } | null)?.type ?? '?')
    } catch {
      return '?'
    }
  }
  const clear = () => {
    rows.replaceChildren()
    total = 0
    count.textContent = '0'
    empty.hidden = false
  }
  return {
    element: el(
      'section',
      { className: 'card log' },
      el('div', { className: 'card-head' }, el('h2', {}, word('log'), ' ', count), button('clear', clear)),
      empty,
      rows,
    ),
    clear,
    add(direction: 'toApp' | 'toPage', text: string) {
      total += 1
      count.textContent = String(total)
      empty.hidden = true
      const time = new Date().toLocaleTimeString('sv-SE')
      const row = el(
        'li',
        { className: direction, attributes: { 'data-type': typeOf(text) } },
        el(
          'details',
          {},
          el(
            'summary',
            {},
            el('time', {}, time),
            el('span', { className: 'way' }, word(direction)),
            el('code', {}, typeOf(text)),
          ),
          el('pre', {}, pretty(text.length > 4_000 ? `${text.slice(0, 4_000)} …` : text)),
          direction === 'toPage' ? button('again', () => again(text), 'button small') : undefined,
        ),
      )
      rows.prepend(row)
      while (rows.childElementCount > MOST) rows.lastElementChild!.remove()
    },
  }
}
