import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { NativeHost } from './index'
import {
  CONTRACT_VERSION,
  createNative,
  isNative,
  openExternal,
  permissionDialogActions,
  statusBarStyles,
  waitForBridge,
} from './index'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('polls every 50 ms, 200 times, then fails (V-34)', async () => {
  const find = jest.fn(() => undefined)
  const failed = expect(waitForBridge(find)).rejects.toThrow('Maximum bridge poll count exceeded')
  await jest.advanceTimersByTimeAsync(198 * 50)
  expect(find).toHaveBeenCalledTimes(199)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(find).toHaveBeenCalledTimes(200)
  await failed
})

test('a bridge that appears at the third look ends the polling (V-34)', async () => {
  const host: NativeHost = { postMessage: jest.fn() }
  const find = jest
    .fn<() => NativeHost | undefined>()
    .mockReturnValueOnce(undefined)
    .mockReturnValueOnce(undefined)
    .mockReturnValue(host)
  const found = waitForBridge(find)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await found).toBe(host)
  expect(find).toHaveBeenCalledTimes(3)
})

test('a second subscriber is refused and the first still receives (V-35)', async () => {
  const host: NativeHost = { postMessage: jest.fn() }
  const one = createNative(
    () => host,
    () => true,
  )
  const first = jest.fn()
  const end = one.subscribe(first)
  expect(() => one.subscribe(jest.fn())).toThrow('Bridge already has a subscriber')
  await jest.advanceTimersByTimeAsync(0)
  host.onMessage?.('{"id":"1","type":"storeCode","token":"t"}')
  expect(first.mock.calls).toEqual([[{ id: '1', type: 'storeCode', token: 't' }]])
  end()
  expect(() => one.subscribe(jest.fn())).not.toThrow()
})

test('the first message is a hello with the version; the wrapper answers with what it can do', async () => {
  const postMessage = jest.fn<(message: string) => void>()
  const host: NativeHost = { postMessage }
  const one = createNative(
    () => host,
    () => true,
  )
  expect(one.capabilities()).toEqual({ emailAuthentication: false })
  const watcher = jest.fn()
  const end = one.watch(watcher)
  await one.post({ type: 'statusBar', style: 'dark-content' })
  expect(postMessage.mock.calls.map(([text]) => JSON.parse(text) as object)).toEqual([
    { type: 'hello', version: CONTRACT_VERSION, capabilities: expect.arrayContaining(['device', 'navigate']) },
    { type: 'statusBar', style: 'dark-content' },
  ])
  host.onMessage?.('{"id":"1","type":"hello","version":1,"capabilities":{"emailAuthentication":true}}')
  expect(one.capabilities()).toEqual({ emailAuthentication: true })
  expect(watcher).toHaveBeenCalledTimes(1)
  end()
  host.onMessage?.('{"id":"2","type":"capabilities","capabilities":{"emailAuthentication":false,"scanStoreCode":true}}')
  expect(one.capabilities()).toEqual({ emailAuthentication: false, scanStoreCode: true })
  expect(watcher).toHaveBeenCalledTimes(1)
})

test('a bridge that never comes is reported once (V-34)', async () => {
  const problem = jest.fn<(error: Error) => void>()
  const one = createNative(
    () => undefined,
    () => true,
  )
  one.subscribe(jest.fn(), problem)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(problem.mock.calls.map(([{ message }]) => message)).toEqual(['Maximum bridge poll count exceeded'])
})

test('store messages carry their payload under the four keys (E-39)', async () => {
  const postMessage = jest.fn<(message: string) => void>()
  const one = createNative(
    () => ({ postMessage }),
    () => true,
  )
  const payload = {
    store: { id: 's' },
    storeParticipation: { id: 'p' },
    storeCampaign: { id: 'c' },
    storeProduct: { id: 'w' },
  }
  await one.post({ type: 'store', ...payload })
  expect(JSON.parse(postMessage.mock.calls.at(-1)![0])).toEqual({ type: 'store', ...payload })
})

test('the dialogs are these three; T-52 the styles are these two (T-50)', () => {
  expect(permissionDialogActions).toEqual(['SENT_MESSAGE', 'PARTICIPATED', 'PENDING_VERIFICATION'])
  expect(statusBarStyles).toEqual(['light-content', 'dark-content'])
})

test('outside the wrapper nothing is sent and nothing waits', async () => {
  await expect(
    createNative(
      () => undefined,
      () => false,
    ).post({ type: 'signedOut' }),
  ).resolves.toBeUndefined()
  expect(isNative({ navigator: { userAgent: 'Mozilla/5.0' } as Navigator })).toBe(false)
  expect(isNative({ navigator: { userAgent: 'Mozilla/5.0 SamspelNative/3.1' } as Navigator })).toBe(true)
})

test('an address that cannot be parsed gives one report, opens nothing and does not throw (X-26)', () => {
  const onError = jest.fn()
  const open = jest.fn()
  expect(openExternal('not a url', { onError, open, inside: () => false })).toBe(false)
  expect(openExternal('javascript:alert(1)', { onError, open, inside: () => false })).toBe(false)
  expect(onError).toHaveBeenCalledTimes(2)
  expect(open).not.toHaveBeenCalled()
})

test('inside the wrapper an outside link is handed to the device browser (G-08)', () => {
  const open = jest.fn()
  const postToNative = jest.fn(async (_url: string) => undefined)
  openExternal('https://a.se/x', { open, postToNative, inside: () => true })
  expect(postToNative).toHaveBeenCalledWith('https://a.se/x')
  expect(open).not.toHaveBeenCalled()
  openExternal('https://a.se/x', { open, postToNative, inside: () => false })
  expect(open).toHaveBeenCalledWith('https://a.se/x')
})
