/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { saveFile } from '.'

afterEach(() => void jest.useRealTimers())

test('a text is saved under its name, and its address is given back when the browser has read it', () => {
  jest.useFakeTimers()
  const files: Blob[] = []
  const released: string[] = []
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: (url: string) => released.push(url),
  })
  const clicked: string[] = []
  const note = (event: MouseEvent) => {
    const link = event.target as HTMLAnchorElement
    clicked.push(`${link.download} ${link.href}`)
    event.preventDefault()
  }
  document.addEventListener('click', note, { once: true })

  saveFile('pass.csv', 'a;b', 'text/csv')

  expect(clicked).toEqual(['pass.csv blob:1'])
  expect([files[0]?.type, files[0]?.size]).toEqual(['text/csv', 3])
  expect(document.querySelector('a')).toBeNull()
  expect(released).toEqual([])
  jest.runAllTimers()
  expect(released).toEqual(['blob:1'])
})
