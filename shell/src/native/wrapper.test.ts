/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { signOut, storage } from '@samspel/store'
import { reply, waitFor } from '@samspel/testing'
import { anna, fakeWrapper, openInside } from './testing'

const phone = { type: 'device', token: 'push-1', platform: 'ios', environment: 'production' }

test('the phone is registered for who is signed in, anew when its token changes, and deleted before the session (C-30, E-19, C-23)', async () => {
  document.documentElement.dataset.theme = 'light'
  const { host, of, say } = fakeWrapper()
  let fails = true
  const { store, api, went, problems } = await openInside(host, {
    'POST /devices': ({ body }) =>
      fails ? reply(500) : { device: { id: `of ${(body as { token: string }).token}`, ...(body as object) } },
  })
  await waitFor(() => expect(of('signedIn')).toEqual([{ type: 'signedIn', token: anna }]))
  expect(of('hello')).toHaveLength(1)
  expect(of('statusBar')).toEqual([{ type: 'statusBar', style: 'dark-content' }])

  // Failures are ignored; the next occasion tries again.
  say(phone)
  await waitFor(() => expect(api.to('POST /devices').length).toBeGreaterThan(0))
  expect(store.getState().app.device).toBeUndefined()
  fails = false
  await waitFor(() => {
    bus.publish('session:signed-in', { scope: 'instagramer', role: undefined })
    expect(store.getState().app.device).toBeDefined()
  })
  expect(JSON.parse(storage.get('device')!)).toEqual({
    id: 'of push-1',
    token: 'push-1',
    platform: 'ios',
    environment: 'production',
  })
  expect(api.to('POST /devices')[0]?.body).toEqual({ token: 'push-1', platform: 'ios', environment: 'production' })

  const before = api.to('POST /devices').length
  say(phone)
  bus.publish('session:signed-in', { scope: 'instagramer', role: undefined })
  say({ ...phone, token: 'push-2' })
  await waitFor(() => expect(api.to('DELETE /devices/:id')).toHaveLength(1))
  expect(api.to('POST /devices')).toHaveLength(before + 1)
  expect(JSON.parse(storage.get('device')!)).toMatchObject({ id: 'of push-2', token: 'push-2' })

  say({ type: 'storeCode', token: 'Zk3_x-9' })
  say({ type: 'navigate', path: '/marketplace/7?a=b' })
  say({ type: 'navigate', path: '//evil.example' })
  say({ type: 'hop' })
  say({ type: 'hop' })
  expect(went).toEqual(['/stores/qr/Zk3_x-9', '/marketplace/7?a=b'])
  expect(problems).toHaveLength(2)

  // T-52: with the theme, and anew on each page.
  document.documentElement.dataset.theme = 'dark'
  await waitFor(() => expect(of('statusBar').map(({ style }) => style)).toEqual(['dark-content', 'light-content']))
  bus.publish('platform:navigated', { path: '/wallet' })
  await waitFor(() => expect(of('statusBar')).toHaveLength(3))

  // Nothing to go back to in a page that has just been opened.
  say({ type: 'back' })
  await waitFor(() => expect(of('leave')).toHaveLength(1))

  store.dispatch(signOut())
  await waitFor(() => expect(of('signedOut')).toHaveLength(1))
  const ended = api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => decodeURIComponent(path))
  expect(ended).toEqual(['/devices/of push-1', '/devices/of push-2', '/auth/instagramers/sign_out'])
  expect(storage.get('device')).toBeUndefined()
})
