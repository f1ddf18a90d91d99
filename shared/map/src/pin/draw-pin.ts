const SVG = 'http://www.w3.org/2000/svg'

/** A pin with its tip below. Made of elements: the page's policy refuses text that becomes markup. */
export function drawPin(): HTMLElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 32 40')
  svg.setAttribute('aria-hidden', 'true')
  const body = document.createElementNS(SVG, 'path')
  body.setAttribute('d', 'M16 1.5C8 1.5 2 7.6 2 15.3 2 24.6 16 38.5 16 38.5s14-13.9 14-23.2C30 7.6 24 1.5 16 1.5Z')
  const hole = document.createElementNS(SVG, 'circle')
  hole.setAttribute('cx', '16')
  hole.setAttribute('cy', '15.3')
  hole.setAttribute('r', '5')
  svg.append(body, hole)
  const box = document.createElement('span')
  box.append(svg)
  return box
}
