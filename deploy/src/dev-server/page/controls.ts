import { el } from '../../tool-pages/dom'
import type { WordId } from './words'
import { word } from './words'

interface Control<Value> {
  element: HTMLElement
  show(value: Value): void
}

const labelled = (id: WordId, control: HTMLElement, extra = ''): HTMLElement =>
  el('label', { className: `field ${extra}` }, el('span', { className: 'label' }, word(id)), control)

/** A select control. */
export function choiceOf<Value extends string>(
  id: WordId,
  values: readonly Value[],
  textOf: (value: Value) => string,
  onChange: (value: Value) => void,
): Control<Value> {
  const select = el(
    'select',
    { onchange: () => onChange(select.value as Value) },
    ...values.map((value) => el('option', { value }, textOf(value))),
  )
  return {
    element: labelled(id, select),
    show: (value) => {
      select.value = value
    },
  }
}

/** A segmented control: a row of buttons, one of which is pressed. */
export function segments<Value extends string>(
  id: WordId,
  values: readonly Value[],
  textOf: (value: Value) => string,
  onChange: (value: Value) => void,
): Control<Value> {
  const inputs = values.map((value) =>
    el('input', { type: 'radio', name: id, value, className: 'hidden', onchange: () => onChange(value) }),
  )
  const group = el(
    'div',
    { className: 'segments' },
    ...inputs.map((input) => el('label', {}, input, el('span', {}, textOf(input.value as Value)))),
  )
  return {
    element: el(
      'div',
      { className: 'field', attributes: { role: 'group', 'aria-label': word(id) } },
      el('span', { className: 'label' }, word(id)),
      group,
    ),
    show: (value) =>
      inputs.forEach((input) => {
        input.checked = input.value === value
      }),
  }
}

/** A switch. */
export function toggle(id: WordId, onChange: (on: boolean) => void): Control<boolean> {
  const input = el('input', {
    type: 'checkbox',
    attributes: { role: 'switch' },
    onchange: () => onChange(input.checked),
  })
  return {
    element: labelled(id, input, 'switch'),
    show: (on) => {
      input.checked = on
    },
  }
}

/** A text field with suggestions; the value applies on blur or Enter. */
export function line(
  id: WordId,
  placeholder: string,
  onChange: (text: string) => void,
  className = '',
): Control<string> & { suggest(values: readonly string[]): void } {
  const list = el('datalist', { id: `list-${id}` })
  const input = el('input', {
    type: 'text',
    placeholder,
    spellcheck: false,
    onchange: () => onChange(input.value.trim()),
    attributes: { list: list.id, autocomplete: 'off' },
  })
  return {
    element: labelled(id, el('span', { className: 'line' }, input, list), className),
    show: (text) => {
      if (document.activeElement !== input) input.value = text
    },
    suggest: (values) => list.replaceChildren(...[...new Set(values)].map((value) => el('option', { value }))),
  }
}

export const button = (id: WordId, onClick: () => void): HTMLButtonElement =>
  el('button', { type: 'button', className: 'button', onclick: onClick }, word(id))
