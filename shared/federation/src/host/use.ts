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

type Field = HTMLInputElement | HTMLTextAreaElement

/** ms for the fields of the next release to appear. */
const PATIENCE = 10_000
const PACE = 100
/** A field that writes its text in another way than it was typed is not fought with. */
const FILLS = 3

const nameOf = (field: Field): string =>
  [field.tagName, field.name, field.getAttribute('aria-label') ?? '', field.placeholder].join(' ')

const fieldsOf = (element: Element): Field[] => [...element.querySelectorAll<Field>('input, textarea')].filter(isField)

function fill(field: Field, text: string): void {
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // React hears of a value only when it was set past its own setter.
  Object.getOwnPropertyDescriptor(owner, 'value')!.set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Remembers what was typed into the fields of a place, but for passwords, and gives it back to the fields of the same name that stand there later.
 * For fields without a draft of their own.
 */
export function keepTexts(element: HTMLElement): () => void {
  const kept = fieldsOf(element)
    .map((field, _, all) => ({
      field,
      name: nameOf(field),
      at: all.filter((one) => nameOf(one) === nameOf(field)).indexOf(field),
      text: field.value,
      filled: 0,
    }))
    .filter(({ field, text }) => typed.includes(field) && field.type !== 'password' && text !== '')

  return () => {
    const left = new Set(kept)
    let turns = PATIENCE / PACE
    const give = () => {
      const fields = fieldsOf(element)
      for (const one of left) {
        const field = fields.filter((candidate) => nameOf(candidate) === one.name)[one.at]
        if (!field || field === one.field) continue
        // A form that has only just appeared may set its first values once more: it counts when the text is still there a moment later.
        if (field.value === one.text || one.filled === FILLS) left.delete(one)
        else fill(field, one.text)
        one.filled += 1
      }
      turns -= 1
      if (left.size > 0 && turns > 0) setTimeout(give, PACE)
    }
    if (left.size > 0) setTimeout(give, PACE)
  }
}
