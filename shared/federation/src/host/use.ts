const EVENTS = ['pointerdown', 'keydown', 'input'] as const
const NOT_TYPED = new Set(['checkbox', 'radio', 'range', 'search', 'button', 'submit', 'file', 'hidden'])

const used = new WeakSet<Element>()
let typed: Element[] = []

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !NOT_TYPED.has(target.type))

/** Notes which places of remotes the visitor has used, and the fields that were typed into. */
export function watchUse(element: HTMLElement): void {
  for (const event of EVENTS) {
    element.addEventListener(
      event,
      ({ target, type }) => {
        const place = (target as Element | null)?.closest?.('[data-remote]')
        if (place) used.add(place)
        if (type === 'input' && isField(target) && !typed.includes(target)) typed.push(target)
      },
      { capture: true, passive: true },
    )
  }
}

/** True once the visitor has clicked or typed in a place. */
export const isUsed = (place: Element): boolean => used.has(place)

/** True while a field that was typed into still stands in the page with a text in it. Fields of a search do not count. */
export function isTextStanding(): boolean {
  typed = typed.filter((field) => field.isConnected)
  return typed.some((field) => (field as HTMLInputElement).value !== '')
}
