type Control = HTMLInputElement | HTMLTextAreaElement

/** Which control of the page it is: a field has a name, a search field its label. */
interface Which {
  key: string
  /** Among those with the same key. */
  at: number
}

interface Held extends Which {
  text: string
  focused: boolean
  caret: [number, number] | undefined
}

/** What was done in a painted view: texts, and the form or search field that was sent before it could be. */
export interface Done {
  fields: readonly Held[]
  pressed: (Which & { how: 'submit' | 'enter' }) | undefined
}

/** ms for the controls of the page to appear. */
const PATIENCE = 20_000
/** A form that has only just appeared may set its first values once more: a text is looked at again after this, ms. */
const AGAIN = 100
const FILLS = 3

const isTyped = (element: Element): element is Control => !element.matches('[inert], [type="hidden"]')

const controlsOf = (place: Element): Control[] =>
  [...place.querySelectorAll<Control>('input, textarea')].filter(isTyped)

const keyOf = (control: Control): string =>
  [
    control.tagName,
    control.dataset['name'] ?? control.name,
    control.getAttribute('aria-label') ?? '',
    control.placeholder,
  ].join(' ')

const whichOf = (control: Control, all: readonly Control[]): Which => ({
  key: keyOf(control),
  at: all.filter((one) => keyOf(one) === keyOf(control)).indexOf(control),
})

const caretOf = ({ selectionStart, selectionEnd }: Control): [number, number] | undefined =>
  selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd]

/** Reads what was done in a painted view, which holds the page for phones and for desks; call it before the view goes. */
export function readDone(painted: Element): Done {
  const fields: Held[] = []
  let pressed: Done['pressed']
  for (const copy of painted.children) {
    const all = controlsOf(copy)
    for (const control of all) {
      const focused = control === document.activeElement
      if (control.value !== control.defaultValue || focused)
        fields.push({ ...whichOf(control, all), text: control.value, focused, caret: caretOf(control) })
      if (control.dataset['pressed'] !== undefined) pressed = { ...whichOf(control, all), how: 'enter' }
    }
    const first = all.find((control) => control.form?.dataset['pressed'] !== undefined)
    if (first) pressed = { ...whichOf(first, all), how: 'submit' }
  }
  return { fields, pressed }
}

function fill(control: Control, text: string): void {
  const owner = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  // React, and the form's own state through it, hears of a value only when it was set past its own setter.
  Object.getOwnPropertyDescriptor(owner, 'value')!.set!.call(control, text)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

const send = (control: Control, how: 'submit' | 'enter'): void => {
  if (how === 'submit') control.form?.requestSubmit()
  else control.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}

/**
 * Gives the page what was done in the painted view: texts to the same fields, with the caret and the focus, and then what was pressed. Fields that are
 * not there yet get theirs when they come; what the visitor types meanwhile is theirs.
 */
export function handOver({ fields, pressed }: Done, root: Element): void {
  if (fields.length === 0 && !pressed) return
  const find = ({ key, at }: Which) => controlsOf(root).filter((control) => keyOf(control) === key)[at]
  const left = new Set(fields)
  let waiting = 0

  const finish = () => {
    if (left.size > 0 || waiting > 0 || !pressed) return
    const control = find(pressed)
    if (!control) return
    send(control, pressed.how)
    pressed = undefined
    stop()
  }
  const lookAgain = (held: Held, before: string, fills: number) => {
    waiting += 1
    setTimeout(() => {
      waiting -= 1
      const control = find(held)
      // Back to what the form began with: not by the visitor, but by the form.
      if (control && control.value === before && before !== held.text && fills < FILLS) {
        fill(control, held.text)
        lookAgain(held, before, fills + 1)
      } else finish()
    }, AGAIN)
  }
  const give = () => {
    for (const held of left) {
      const control = find(held)
      if (!control) continue
      left.delete(held)
      const before = control.value
      if (before !== held.text) fill(control, held.text)
      if (held.focused && [document.body, null, control].includes(document.activeElement as HTMLElement)) {
        control.focus({ preventScroll: true })
        if (held.caret && caretOf(control)) control.setSelectionRange(...held.caret)
      }
      lookAgain(held, before, 1)
    }
    finish()
    if (left.size === 0 && !pressed) stop()
  }
  const observer = new MutationObserver(give)
  const timer = setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(root, { childList: true, subtree: true })
  give()
}
