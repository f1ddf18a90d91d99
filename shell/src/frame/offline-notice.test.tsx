/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, renderWithApp, screen } from '@samspel/testing'
import { ASK, FROM_CACHE, type FromCache } from '../service-worker/words'
import { OfflineNotice } from './OfflineNotice'

const worker = () => {
  const posted: unknown[] = []
  const container = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: unknown) => posted.push(message) },
    startMessages: () => {},
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  const tell = (times: FromCache['times'], kept = true) =>
    act(() => {
      container.dispatchEvent(
        new MessageEvent('message', { data: { type: FROM_CACHE, kept, times } satisfies FromCache }),
      )
    })
  return { posted, tell }
}
const at = (path: string) => window.history.replaceState(null, '', path)
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('what is shown from before says since when, of the page that is open; with the network back it says so for three seconds and goes', () => {
  jest.useFakeTimers()
  const { posted, tell } = worker()
  at('/assignments')
  renderWithApp(<OfflineNotice />)
  expect(posted).toContainEqual({ type: ASK })
  expect(screen.queryByRole('status')).toBeNull()
  tell({ '/assignments': hoursAgo(0), '/wallet': hoursAgo(24 * 9) })
  expect(screen.getByRole('status').textContent).toMatch(/^Ingen anslutning\. Det här är från i dag \d\d:\d\d\.$/)
  tell({ '/assignments': hoursAgo(24), '/wallet': hoursAgo(24 * 9) })
  expect(screen.getByRole('status').textContent).toMatch(/från i går \d\d:\d\d\.$/)
  tell({ '/wallet': hoursAgo(24 * 9) })
  expect(screen.getByRole('status').textContent).toMatch(/från \S+\s\d+\s\S+\s\d\d:\d\d\.$/)
  tell({}, false)
  expect(screen.getByRole('status').textContent).toMatch(/^Uppdaterat \d\d:\d\d$/)
  act(() => void jest.advanceTimersByTime(2_999))
  expect(screen.getByRole('status')).toBeTruthy()
  act(() => void jest.advanceTimersByTime(1))
  expect(screen.queryByRole('status')).toBeNull()
})

test('without a time nothing is made up, and a page of which nothing is kept promises nothing', () => {
  const { tell } = worker()
  at('/wallet')
  const { unmount } = renderWithApp(<OfflineNotice />)
  tell({})
  expect(screen.getByRole('status').textContent).toBe('Du är offline. Det du redan har öppnat går att läsa.')
  unmount()
  at('/settings')
  renderWithApp(<OfflineNotice />)
  tell({ '/wallet': hoursAgo(0) })
  expect(screen.getByRole('status').textContent).toBe('Du är offline. Den här sidan uppdateras när du har nät igen.')
})
