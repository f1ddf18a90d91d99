/** How long after the end of a press its click is waited for, milliseconds. Only a click that somebody stops never comes. */
const clickPatience = 50

let pressed = false

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true })
  for (const end of ['pointerup', 'pointercancel', 'dragend'] as const)
    window.addEventListener(end, () => (pressed = false), { capture: true, passive: true })
}

/**
 * Does something now, or, while a finger or a mouse button is down, once its click has reached what it was meant for. A field that is left
 * by a press must not show its error at once: the line would push what was pressed away from under the pointer, and the click would be
 * lost.
 */
export function afterPress(act: () => void): void {
  if (!pressed) return act()
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = () => {
    clearTimeout(timer)
    window.removeEventListener('click', done)
    for (const end of ['pointerup', 'pointercancel', 'dragend'] as const) window.removeEventListener(end, ended)
    act()
  }
  const ended = () => (timer ??= setTimeout(done, clickPatience))
  window.addEventListener('click', done)
  for (const end of ['pointerup', 'pointercancel', 'dragend'] as const) window.addEventListener(end, ended)
}
