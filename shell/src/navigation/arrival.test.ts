/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, it } from '@jest/globals'
import { arriveAt, currentHeading } from './arrival'

let main: HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<button>menu</button><main tabindex="-1"><h1>Kampanjer</h1></main>'
  main = document.querySelector('main')!
})

const changed = () => new Promise((resolve) => setTimeout(resolve))

it('moves the focus to the heading of the new page, not to the old one, and announces it once', async () => {
  const said: string[] = []
  document.querySelector('button')?.focus()
  arriveAt(main, currentHeading(main), (title) => said.push(title))
  await changed()
  expect(said).toEqual([])
  main.innerHTML = '<p>…</p>'
  await changed()
  main.innerHTML = '<h1>Plånbok</h1>'
  await changed()
  main.querySelector('h1')!.append('!')
  await changed()
  expect(said).toEqual(['Plånbok'])
  expect(document.activeElement).toBe(main.querySelector('h1'))
})

it('a heading that React reuses counts when its text is new', async () => {
  const said: string[] = []
  arriveAt(main, currentHeading(main), (title) => said.push(title))
  main.querySelector('h1')!.firstChild!.nodeValue = 'Kreatörer'
  await changed()
  expect(said).toEqual(['Kreatörer'])
})

it('leaves the focus where the new page has put it', async () => {
  const before = currentHeading(main)
  main.innerHTML = '<h1>Ny kampanj</h1><input>'
  main.querySelector('input')!.focus()
  arriveAt(main, before, () => undefined)
  await changed()
  expect(document.activeElement).toBe(main.querySelector('input'))
})
