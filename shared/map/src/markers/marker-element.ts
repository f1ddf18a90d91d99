import { sizeOf } from './labels'
import css from './markers.module.css'

const svg = 'http://www.w3.org/2000/svg'

function pinShape(): SVGElement {
  const shape = document.createElementNS(svg, 'svg')
  shape.setAttribute('viewBox', '0 0 26 34')
  shape.setAttribute('aria-hidden', 'true')
  const drop = document.createElementNS(svg, 'path')
  drop.setAttribute(
    'd',
    'M13 1C6.4 1 1 6.3 1 12.9c0 8.6 9.4 17.3 11.2 19.7.4.5 1.2.5 1.6 0C15.6 30.2 25 21.5 25 12.9 25 6.3 19.6 1 13 1Z',
  )
  const hole = document.createElementNS(svg, 'circle')
  for (const [name, value] of [
    ['cx', '13'],
    ['cy', '12.6'],
    ['r', '4.4'],
  ] as const)
    hole.setAttribute(name, value)
  shape.append(drop, hole)
  return shape
}

/** How bad what a marker warns of is. */
export type MarkerWarning = 'warn' | 'bad'

interface MarkerLook {
  count: number
  /** Written into a circle. */
  shown: string
  label: string | undefined
  warning: MarkerWarning | undefined
  isRing?: boolean | undefined
}

/** What is seen of a cluster or pin, without any markup from text. Its name is the button's, which Leaflet makes around it. */
export function markerElement({ count, shown, label, warning, isRing }: MarkerLook): HTMLElement {
  const box = document.createElement('div')
  if (count > 1) {
    const circle = document.createElement('span')
    const size = sizeOf(count)
    circle.className = css.circle!
    circle.textContent = shown
    circle.style.width = `${size}px`
    circle.style.height = `${size}px`
    box.append(circle)
  } else if (!isRing) {
    box.append(pinShape())
  }
  if (warning) {
    const mark = document.createElement('span')
    mark.className = css[warning]!
    mark.textContent = '!'
    mark.setAttribute('aria-hidden', 'true')
    box.append(mark)
  }
  if (label) {
    const words = document.createElement('span')
    words.className = css.label!
    words.textContent = label
    words.setAttribute('aria-hidden', 'true')
    box.append(words)
  }
  return box
}
