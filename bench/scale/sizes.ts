import { loadApi, loadMix } from '../api/load'
import { mixOf } from './mix'
import { openWorld, say, sayFailure, settings, startInstance, told } from './world'

const eachSize = async (
  part: string,
  measure: (size: string, world: Awaited<ReturnType<typeof openWorld>>, port: number) => Promise<void>,
) => {
  for (const size of Object.keys(settings.databases)) {
    const world = await openWorld(size)
    const instance = await startInstance(world.url)
    try {
      say(part, `${size}× the demo data: ${await world.holds()}`)
      await measure(size, world, instance.port)
    } finally {
      await instance.stop()
      await world.close()
    }
  }
}

/** Measures the usual mix on each data size, with one client and with several. */
export const sizes = (): Promise<void> =>
  eachSize('sizes', async (size, world, port) => {
    const mix = mixOf(world)
    await loadMix([port], mix, { clients: settings.clients, seconds: 2 })
    for (const clients of [1, settings.clients]) {
      const found = await loadMix([port], mix, { clients, seconds: settings.seconds })
      say('sizes', `${size}×, ${clients} client(s): ${told(found)}`)
      if (found.firstFailure) sayFailure(found.firstFailure)
    }
    for (const { request, token } of mix) {
      const found = await loadApi([port], request, token, { clients: 1, seconds: Math.min(settings.seconds, 2) })
      say('sizes', `${size}×, ${request.name}: ${told(found)}`)
      if (found.firstFailure) sayFailure(found.firstFailure)
    }
  })

/** Search terms as typed, letter by letter, searched across the whole installation (staff) and within one company. */
const typed = ['to', 'tov', 'kaffe', 'kaf', 'malmö', 'nordisk', 'sommar', 'stockhlm']

export const search = (): Promise<void> =>
  eachSize('search', async (size, { people, rows: _rows }, port) => {
    for (const who of ['company', 'admin'] as const) {
      const asked = typed.map((words) => ({
        request: { name: words, who, method: 'GET', url: `/api/records?query=${encodeURIComponent(words)}` },
        token: people[who],
      }))
      await loadMix([port], asked, { clients: 1, seconds: 1 })
      for (const clients of [1, settings.clients]) {
        const found = await loadMix([port], asked, { clients, seconds: settings.seconds })
        say('search', `${size}×, ${who}, ${clients} client(s): ${told(found)}`)
        if (found.firstFailure) sayFailure(found.firstFailure)
      }
    }
  })
