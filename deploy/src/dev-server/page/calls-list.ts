import { el } from '../../tool-pages/dom'
import type { CallReport } from '../names'
import { button } from './controls'
import { word } from './words'

const MOST = 200

/** Lists the app's API requests, newest first, and its messages to the native wrapper. */
export function makeCallsList(onChoose: (path: string) => void) {
  const rows = el('ol', { className: 'calls' })
  const count = el('span', { className: 'count' }, '0')
  const empty = el('p', { className: 'quiet' }, word('noCalls'))
  let total = 0

  const add = (row: HTMLElement) => {
    rows.prepend(row)
    empty.hidden = true
    while (rows.childElementCount > MOST) rows.lastElementChild!.remove()
  }
  const clear = () => {
    rows.replaceChildren()
    total = 0
    count.textContent = '0'
    empty.hidden = false
  }
  const element = el(
    'details',
    { className: 'panel' },
    el('summary', {}, word('calls'), ' ', count),
    el(
      'div',
      { className: 'panel-head' },
      el('span', { className: 'quiet' }, word('callsHint')),
      button('clear', clear),
    ),
    empty,
    rows,
  )

  return {
    element,
    clear,
    add({ method, path, status, ms }: CallReport) {
      total += 1
      count.textContent = String(total)
      const state = status >= 500 || status === 0 ? 'bad' : status >= 400 ? 'warn' : 'ok'
      const address = el('button', { type: 'button', className: 'path', onclick: () => onChoose(path) }, path)
      add(
        el(
          'li',
          {},
          el('code', {}, method),
          address,
          el('span', { className: `status ${state}` }, status ? String(status) : word('cut')),
          el('span', { className: 'ms' }, `${ms} ms`),
        ),
      )
    },
    addMessage: (message: string) =>
      add(el('li', {}, el('code', {}, word('messages')), el('span', { className: 'path' }, message))),
  }
}
