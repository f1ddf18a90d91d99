import { el } from '../../tool-pages/dom'
import type { Bridge } from '../names'
import { frameName } from '../names'
import { button } from './controls'
import { word } from './words'

/** Phone screen sizes in CSS pixels. */
export const sizes = ['320 × 568', '360 × 780', '390 × 844', '430 × 932', '768 × 1024'] as const

/** Creates the phone: status bar, the app in its frame, the wrapper's own screens on top, and the back button. */
export function makePhone(onBack: () => void) {
  const bar = el(
    'div',
    { className: 'bar', attributes: { 'aria-hidden': 'true' } },
    el('span', {}, '9:41'),
    el('span', { className: 'signs' }),
  )
  const place = el('div', { className: 'place' })
  const sheet = el('div', { className: 'over', hidden: true })
  const toast = el('output', { className: 'toast', hidden: true })
  const screen = el('div', { className: 'screen' }, bar, place, sheet, toast)
  const back = button('back', onBack, 'key')
  const phone = el('section', { className: 'phone', ariaLabel: word('phone') }, screen, back)
  let frame: HTMLIFrameElement | undefined
  let toasting: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    sheet.hidden = true
    sheet.replaceChildren()
  }
  return {
    element: phone,
    owns: (source: MessageEventSource | null) => source !== null && source === frame?.contentWindow,
    resize(size: string) {
      const [width = '360', height = '780'] = size.split(' × ')
      screen.style.width = `${width}px`
      screen.style.height = `${height}px`
    },
    /** Opens the app at a path in a new frame; `bridge` determines when the bridge appears. */
    open(path: string, bridge: Bridge) {
      const next = el('iframe', { name: frameName(bridge), src: path, title: word('frame') })
      frame?.remove()
      frame = next
      place.append(next)
      close()
    },
    say(message: object) {
      frame?.contentWindow?.postMessage(message, window.location.origin)
    },
    paintBar(style: string) {
      bar.dataset.style = style
    },
    /** Shows a screen of the wrapper or of the phone itself. */
    show(...content: (Node | undefined)[]) {
      const name = content.find((part) => part instanceof HTMLHeadingElement)?.textContent ?? word('frame')
      const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name }
      sheet.replaceChildren(el('div', { className: 'sheet', attributes }, ...content))
      sheet.hidden = false
      sheet.querySelector<HTMLElement>('button, input')?.focus()
    },
    close,
    tell(text: string, ...more: Node[]) {
      clearTimeout(toasting)
      toast.replaceChildren(text, ...more)
      toast.hidden = false
      toasting = setTimeout(() => (toast.hidden = true), 8_000)
    },
  }
}
