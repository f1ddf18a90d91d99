// Leaflet asks at start whether SVG can be written as text: the page's policy refuses text that becomes markup, and every browser of ours can.
const question = "div.innerHTML = '<svg/>';"
const instead = "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));"

/** Loader of webpack for Leaflet's one file. */
export default function withoutMarkup(source) {
  if (!source.includes(question))
    throw new Error('Leaflet no longer asks for SVG as it did: shared/map/src/leaflet-without-markup.mjs')
  return source.replace(question, instead)
}
