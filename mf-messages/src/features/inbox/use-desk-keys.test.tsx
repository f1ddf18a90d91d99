/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { useRef } from 'react'
import { buildThread, fireEvent, id, renderWithApp, screen } from '@samspel/testing'
import { useDeskKeys } from './use-desk-keys'
import type { ThreadListView } from './use-thread-list'

const threads = [1, 2].map((n) => buildThread({ id: id(n), brandId: id(200), instagramerId: id(400 + n) }))
const archived: string[] = []
beforeEach(() => void archived.splice(0))

function Desk({ hasDialog = false, isOpen = true }: { hasDialog?: boolean; isOpen?: boolean }) {
  const search = useRef<HTMLInputElement>(null)
  useDeskKeys({
    list: { threads } as unknown as ThreadListView,
    search,
    pair: isOpen ? { brandId: id(200), instagramerId: id(402) } : undefined,
    isCreator: false,
    onArchive: (threadId) => archived.push(threadId),
  })
  return (
    <>
      <input ref={search} aria-label="search" />
      {threads.map((thread, at) => (
        <div key={thread.id} data-thread-row>
          <a href={`#${at}`} {...(at === 1 && { 'aria-current': true })}>{`row ${at}`}</a>
        </div>
      ))}
      <div data-composer>
        <textarea aria-label="composer" />
      </div>
      {hasDialog && <div role="dialog">dialog</div>}
    </>
  )
}
const show = (desk = <Desk />) => renderWithApp(desk, { route: '/messages' })
const press = (key: string, more: object = {}, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key, ...more })
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

test('E archives the open thread, R writes in it, / searches; a letter with Ctrl, Alt or ⌘ is another program’s', () => {
  show()
  press('e', { ctrlKey: true })
  press('E', { altKey: true })
  press('e', { metaKey: true })
  expect(archived).toEqual([])
  press('E')
  expect(archived).toEqual([id(2)])
  press('r')
  expect(focused()).toBe('composer')
  fireEvent.blur(document.activeElement!)
  press('/', {}, document.body)
  expect(focused()).toBe('search')
})

test('letters that are typed are words, and Escape leaves the field for the row that is open', () => {
  show()
  screen.getByLabelText('composer').focus()
  press('e')
  press('/')
  expect([archived, focused()]).toEqual([[], 'composer'])
  press('Escape')
  expect(focused()).toBe('row 1')
})

test('while a dialog is open the keys are its own', () => {
  show(<Desk hasDialog />)
  for (const key of ['e', 'r', '/']) expect(press(key, {}, document.body)).toBe(true)
  expect([archived, document.activeElement]).toEqual([[], document.body])
})

test('arrows go from row to row and stop at the ends; elsewhere they scroll', () => {
  show(<Desk isOpen={false} />)
  expect(press('ArrowDown', {}, document.body)).toBe(true)
  screen.getByText('row 0').focus()
  expect(press('ArrowDown')).toBe(false)
  expect(focused()).toBe('row 1')
  press('ArrowDown')
  expect(focused()).toBe('row 1')
  press('ArrowUp')
  expect(focused()).toBe('row 0')
  expect(press('e')).toBe(true)
  expect(archived).toEqual([])
})
