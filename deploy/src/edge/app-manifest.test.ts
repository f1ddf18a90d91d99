import { expect, test } from '@jest/globals'
import fastify from 'fastify'
import { registerAppManifest } from './app-manifest'

test('the manifest names icons that are there, of the sizes that it says', async () => {
  const app = fastify()
  registerAppManifest(app)
  const answer = await app.inject('/manifest.webmanifest')
  expect(answer.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  const { icons, start_url: start } = answer.json<{ icons: { src: string; sizes: string }[]; start_url: string }>()
  expect(start).toBe('/')
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
    const icon = await app.inject(src)
    expect(icon.headers['content-type']).toBe('image/png')
    // The first chunk of a PNG contains width and height.
    expect(`${icon.rawPayload.readUInt32BE(16)}x${icon.rawPayload.readUInt32BE(20)}`).toBe(sizes)
  }
})
