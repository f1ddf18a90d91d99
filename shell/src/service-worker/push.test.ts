import { expect, jest, test } from '@jest/globals'
import { placeOf, type PushSurroundings, showPushes } from './push'

const surroundings = (pages: object[] = []) => {
  const heard: Record<string, (event: never) => void> = {}
  const worker = {
    addEventListener: (type: string, listener: (event: never) => void) => (heard[type] = listener),
    registration: { showNotification: jest.fn<(...given: unknown[]) => Promise<void>>(() => Promise.resolve()) },
    clients: {
      matchAll: () => Promise.resolve(pages),
      openWindow: jest.fn<(...given: unknown[]) => Promise<void>>(() => Promise.resolve()),
    },
    location: { origin: 'https://samspel.test' },
  }
  showPushes(worker as unknown as PushSurroundings)
  const fire = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve()
    heard[type]!({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) } as never)
    await work
  }
  return { worker, fire }
}

test('a push is shown with its place, and one that cannot be read is shown all the same', async () => {
  const { worker, fire } = surroundings()
  const push = { title: 'Havsro sa ja', body: 'Nattserum', href: '/assignments/1', tag: 't' }
  await fire('push', { data: { json: () => push } })
  expect(worker.registration.showNotification).toHaveBeenLastCalledWith('Havsro sa ja', {
    body: 'Nattserum',
    tag: 't',
    renotify: true,
    data: { href: '/assignments/1' },
  })
  const broken = {
    json: () => {
      throw new Error('not JSON')
    },
  }
  await fire('push', { data: broken })
  expect(worker.registration.showNotification).toHaveBeenLastCalledWith('Samspel', { body: '', data: { href: '' } })
})

test('a press leads to its place in the page that is open, or in a new one', async () => {
  const page = {
    focused: false,
    focus: jest.fn<(...given: unknown[]) => Promise<void>>(() => Promise.resolve()),
    navigate: jest.fn<(...given: unknown[]) => Promise<void>>(() => Promise.resolve()),
  }
  const open = surroundings([page])
  const notification = { close: () => undefined, data: { href: '/assignments/1?tab=post' } }
  await open.fire('notificationclick', { notification })
  expect(page.navigate).toHaveBeenCalledWith('/assignments/1?tab=post')
  const none = surroundings()
  await none.fire('notificationclick', { notification })
  expect(none.worker.clients.openWindow).toHaveBeenCalledWith('/assignments/1?tab=post')
})

test('a push leads nowhere but to this site', () => {
  for (const href of ['https://evil.test/x', '//evil.test/x', 'javascript:alert(1)', ''])
    expect(placeOf(href, 'https://samspel.test')).toBe('/notices')
  expect(placeOf('/wallet#x', 'https://samspel.test')).toBe('/wallet#x')
})
