/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'

const labelsOf = (id: string) => {
  const { labels } = document.getElementById(id) as HTMLInputElement
  return labels && [...labels].map((label) => label.textContent)
}

test('controls know their labels: around them, by id, several, none; also after a change', () => {
  document.body.innerHTML = `
    <label>Around <span><input id="around"></span><input id="second"></label>
    <label for="by-id">By id</label><label for="by-id">Again</label><select id="by-id"></select>
    <label for="elsewhere">Of another <textarea id="inside"></textarea></label><button id="elsewhere"></button>
    <label for="">Of none <input id="unnamed"></label>
    <label for="text">Of a text</label><p id="text"></p>
    <label for="hidden">Hidden</label><input type="hidden" id="hidden">`
  expect(labelsOf('around')).toEqual(['Around '])
  expect(labelsOf('second')).toEqual([])
  expect(labelsOf('by-id')).toEqual(['By id', 'Again'])
  expect(labelsOf('inside')).toEqual([])
  expect(labelsOf('elsewhere')).toEqual(['Of another '])
  expect(labelsOf('unnamed')).toEqual([])
  expect(labelsOf('hidden')).toBeNull()

  document.querySelector('label')!.setAttribute('for', 'second')
  document.querySelector('[for=by-id]')!.remove()
  expect(labelsOf('around')).toEqual([])
  expect(labelsOf('second')).toEqual(['Around '])
  expect(labelsOf('by-id')).toEqual(['Again'])
})

test('labels of a part that is not in the document are found, too', () => {
  const part = document.createElement('div')
  part.innerHTML = '<label>Inside <input></label>'
  expect(part.querySelector('input')!.labels).toHaveLength(1)
})
