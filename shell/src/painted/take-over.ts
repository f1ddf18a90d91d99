import { dropPainted } from './drop'
import { handOver, readDone } from './hand-over'

/** After this time, ms, the page itself is shown whether or not it is ready. */
const PATIENCE = 8_000

/** Whether the page still contains placeholders. */
const COMING = '[aria-busy="true"]'

/**
 * Takes out the view that the edge has painted. The page has stood behind it at the same place, unseen, and is seen from now on; what had the focus in the
 * painted view has it in the page, and so has the field that the page wanted to begin with. What was typed and sent in the painted view goes to the page.
 */
function takeOut(painted: Element, place: Element): void {
  const focused = painted.contains(document.activeElement) ? document.activeElement : undefined
  const href = focused?.getAttribute('href')
  const done = readDone(painted)
  dropPainted()
  handOver(done, document.getElementById('root') ?? place)
  const same = href && document.querySelector<HTMLElement>(`#root a[href="${CSS.escape(href)}"]`)
  if (same) same.focus({ preventScroll: true })
  else if (document.activeElement === document.body)
    place.querySelector<HTMLElement>('[data-first-focus] input')?.focus({ preventScroll: true })
}

/** How long to wait for pictures in view, ms, so that they do not flicker. */
const PICTURES = 400

const isInView = (picture: Element): boolean => {
  const { top, bottom, width } = picture.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < window.innerHeight
}

/** Resolves when the pictures in view can be shown. */
const picturesOf = (place: Element): Promise<unknown> =>
  Promise.race([
    Promise.all(
      [...place.querySelectorAll('img')].filter(isInView).map((picture) => picture.decode?.().catch(() => undefined)),
    ),
    new Promise((resolve) => setTimeout(resolve, PICTURES)),
  ])

/**
 * Takes the painted view out when the page has what it shows, at once when it has failed.
 * @param place where the page stands
 * @returns ends the waiting; the view stays
 */
export function takeOver(painted: Element, place: Element, { phase }: { phase: string }): (() => void) | undefined {
  let isOver = false
  const end = () => {
    isOver = true
    takeOut(painted, place)
  }
  if (phase === 'failed') {
    end()
    return undefined
  }
  const look = () => {
    if (isOver || !place.querySelector('h1') || place.querySelector(COMING)) return
    isOver = true
    void picturesOf(place).then(() => painted.isConnected && end())
  }
  const observer = new MutationObserver(look)
  observer.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
  const timer = setTimeout(end, PATIENCE)
  if (phase === 'ready') look()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
