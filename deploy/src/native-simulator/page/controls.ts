import { el } from '../../tool-pages/dom'
import type { WordId } from './words'
import { word } from './words'

export const button = (id: WordId, onClick: () => void, className = 'button'): HTMLButtonElement =>
  el('button', { type: 'button', className, onclick: onClick }, word(id))

let fields = 0

/** The label does not wrap the control, because option texts would otherwise become part of its accessible name. */
function field(id: WordId, control: HTMLElement): HTMLElement {
  control.id = `field-${(fields += 1)}`
  return el('div', { className: 'field' }, el('label', { htmlFor: control.id, className: 'label' }, word(id)), control)
}

/** A select control. */
export function choice<Value extends string>(
  id: WordId,
  values: readonly (readonly [Value, string])[],
  onChange: (value: Value) => void,
): HTMLElement {
  const select = el(
    'select',
    { onchange: () => onChange(select.value as Value) },
    ...values.map(([value, text]) => el('option', { value }, text)),
  )
  return field(id, select)
}

/** A switch. */
export function toggle(id: WordId, checked: boolean, onChange: (on: boolean) => void): HTMLElement {
  const input = el('input', {
    type: 'checkbox',
    checked,
    attributes: { role: 'switch' },
    onchange: () => onChange(input.checked),
  })
  return el('label', { className: 'switch' }, input, el('span', {}, word(id)))
}

/** A single-line or multi-line text field with a send button. */
export function sender(
  id: WordId,
  start: string,
  onSend: (text: string) => void,
  { many = false, more = [] }: { many?: boolean; more?: readonly HTMLElement[] } = {},
): HTMLElement {
  const input = many
    ? el('textarea', { value: start, rows: 4, spellcheck: false })
    : el('input', { type: 'text', value: start, spellcheck: false, attributes: { autocomplete: 'off' } })
  const send = el(
    'button',
    { type: 'submit', className: 'button', ariaLabel: `${word('sendIt')}: ${word(id)}` },
    word('sendIt'),
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSend(input.value)
  }
  return el('form', { className: many ? 'sender many' : 'sender', onsubmit: submit }, field(id, input), ...more, send)
}

/** A text field whose value is read on demand. */
export function line(id: WordId, placeholder: string): { element: HTMLElement; read: () => string } {
  const input = el('input', { type: 'text', placeholder, spellcheck: false, attributes: { autocomplete: 'off' } })
  return { element: field(id, input), read: () => input.value.trim() }
}

/** A labelled value that can be updated. */
export function fact(
  id: WordId,
  start: string,
): { element: HTMLElement; show: (text: string, ...extra: Node[]) => void } {
  const value = el('dd', {}, start)
  return {
    element: el('div', { className: 'fact', attributes: { 'data-fact': id } }, el('dt', {}, word(id)), value),
    show: (text, ...extra) => value.replaceChildren(text, ...extra),
  }
}
