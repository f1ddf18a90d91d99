/* eslint-disable import-x/no-relative-packages -- the balancer that the rolling deploys use too */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startBalancer } from '../../deploy/launch/lib/balancer.mjs'
import { loadMix } from '../api/load'
import { median } from '../load/ratios'
import { mixOf } from './mix'
import { freePort, openWorld, say, sayFailure, settings, startInstance, told } from './world'

/** Compares one instance with two behind the same HAProxy, alternating. */
export const instances = async (): Promise<void> => {
  const world = await openWorld(1)
  const [one, other] = [await startInstance(world.url), await startInstance(world.url)]
  const folder = mkdtempSync(path.join(tmpdir(), 'samspel-scale-'))
  // HAProxy runs as another user.
  chmodSync(folder, 0o755)
  const [front, back] = [await freePort(), await freePort()]
  const balancer = await startBalancer('haproxy', {
    folder,
    front,
    back,
    edges: [one.port],
    apis: [one.port, other.port],
  })
  try {
    if (!balancer) throw new Error('HAProxy is not installed (Debian: haproxy)')
    const mix = mixOf(world)
    const { clients, seconds, rounds } = settings
    // Warm up both: code is compiled, statements are prepared.
    await loadMix([front], mix, { clients, seconds: 2 })
    await loadMix([back], mix, { clients, seconds: 2 })
    const ratios: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const alone = await loadMix([front], mix, { clients, seconds })
      say('instances', `one instance, ${clients} clients: ${told(alone)}`)
      const both = await loadMix([back], mix, { clients, seconds })
      say('instances', `two instances, ${clients} clients: ${told(both)}`)
      for (const { firstFailure } of [alone, both]) if (firstFailure) sayFailure(firstFailure)
      ratios.push(both.perSecond / alone.perSecond)
    }
    say('instances', `two against one, median of ${rounds} pairs: ${median(ratios).toFixed(2)}`)
  } finally {
    await balancer?.stop()
    rmSync(folder, { recursive: true, force: true })
    await one.stop()
    await other.stop()
    await world.close()
  }
}
