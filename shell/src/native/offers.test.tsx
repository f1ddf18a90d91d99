/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { bus as realBus } from '@samspel/event-bus'
import { storage } from '@samspel/store'
import { act, renderWithApp, screen, userEvent, waitFor } from '@samspel/testing'
import { LATER_MS, mayAsk } from './answers'
import { PermissionDialog } from './PermissionDialog'
import { fakeWrapper, openInside } from './testing'

const able = { emailAuthentication: true }
const stored = () =>
  JSON.parse(storage.get('notification-permission-dialogs') ?? '{}') as Record<string, { answer: string; at: string }>
const bus = { publish: (...fact: Parameters<typeof realBus.publish>) => act(() => realBus.publish(...fact)) }
const ids = { messageId: '1', instagramerId: '2', brandId: '3' }

test('asked after a message, after an application, and while the address is unconfirmed if the app can (T-50, T-51, E-40)', async () => {
  localStorage.clear()
  const { host, of, say: sayNow } = fakeWrapper()
  const say = (message: object) => act(() => sayNow(message))
  await openInside(host, {}, { emailConfirmed: false })
  renderWithApp(<PermissionDialog />)
  const asked = () => screen.queryByRole('dialog')
  expect(asked()).toBeNull()

  say({ type: 'hello', version: 1, capabilities: { emailAuthentication: false } })
  expect(asked()).toBeNull()
  say({ type: 'capabilities', capabilities: { emailAuthentication: true } })
  expect(await screen.findByRole('dialog', { name: 'Bekräfta din e-postadress' }, { timeout: 20_000 })).toBeTruthy()
  // One question at a time.
  bus.publish('messages:sent', ids)
  await userEvent.click(screen.getByRole('button', { name: 'Inte nu' }))
  expect(stored()).toMatchObject({ PENDING_VERIFICATION: { answer: 'later' } })
  await waitFor(() => expect(asked()).toBeNull())

  bus.publish('messages:sent', ids)
  expect(await screen.findByRole('dialog', { name: 'Vill du veta när du får svar?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tillåt notiser' }))
  expect(stored()).toMatchObject({ SENT_MESSAGE: { answer: 'allow' }, PENDING_VERIFICATION: { answer: 'later' } })
  bus.publish('messages:sent', ids)
  say({ type: 'capabilities', capabilities: { emailAuthentication: true } })
  await waitFor(() => expect(asked()).toBeNull())

  bus.publish('campaigns:participation-requested', { participationId: '1', campaignId: '2', instagramerId: '3' })
  expect(await screen.findByRole('dialog', { name: 'Vill du veta hur det går?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Tillåt notiser' }))
  await waitFor(() =>
    expect(of('permissionDialog')).toEqual([
      { type: 'permissionDialog', action: 'PENDING_VERIFICATION', answer: 'later' },
      { type: 'permissionDialog', action: 'SENT_MESSAGE', answer: 'allow' },
      { type: 'permissionDialog', action: 'PARTICIPATED', answer: 'allow' },
    ]),
  )
})

test('a yes is never asked for again, a not now after 30 days, and what is stored badly counts as nothing (E-40)', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const at = (age: number) => new Date(now - age).toISOString()
  expect(mayAsk('PARTICIPATED', able, {}, now)).toBe(true)
  expect(mayAsk('PARTICIPATED', able, { PARTICIPATED: { answer: 'allow', at: at(10 * LATER_MS) } }, now)).toBe(false)
  expect(mayAsk('PARTICIPATED', able, { PARTICIPATED: { answer: 'later', at: at(LATER_MS - 1) } }, now)).toBe(false)
  expect(mayAsk('PARTICIPATED', able, { PARTICIPATED: { answer: 'later', at: at(LATER_MS) } }, now)).toBe(true)
  for (const text of ['', 'nonsense', '[]', 'null', '7']) {
    storage.set('notification-permission-dialogs', text)
    expect(mayAsk('SENT_MESSAGE', able)).toBe(true)
  }
  expect(mayAsk('PENDING_VERIFICATION', { emailAuthentication: false }, {}, now)).toBe(false)
})
