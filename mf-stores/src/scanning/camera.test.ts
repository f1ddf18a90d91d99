/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { cameraProblem, closeCamera, lampOf, openCamera } from './camera'

const withDevices = (mediaDevices: unknown) =>
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
const failing = (name: string) =>
  withDevices({ getUserMedia: () => Promise.reject(Object.assign(new Error(), { name })) })
const problem = () => openCamera().then(() => undefined, cameraProblem)

afterEach(() => void withDevices(undefined))

test('why there is no picture', async () => {
  expect(await problem()).toBe('absent')
  for (const [name, said] of [
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'absent'],
    ['NotReadableError', 'failed'],
  ] as const) {
    failing(name)
    expect(await problem()).toBe(said)
  }
})

test('the camera at the back is asked for, without sound, and closed', async () => {
  const stop = jest.fn()
  const getUserMedia = jest.fn(async (_: MediaStreamConstraints) => ({
    getTracks: () => [{ stop }],
    getVideoTracks: () => [{}],
  }))
  withDevices({ getUserMedia })
  const stream = await openCamera()
  expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
    audio: false,
    video: { facingMode: { ideal: 'environment' } },
  })
  expect(lampOf(stream)).toBeUndefined()
  closeCamera(stream)
  expect(stop).toHaveBeenCalledTimes(1)
})
