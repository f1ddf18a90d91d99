import { expect, it } from '@jest/globals'
import type { Application } from './application'
import { nonBlocking } from './non-blocking'

const recorded = () => {
  const log: string[] = []
  const application: Application = {
    bootstrap: async () => void log.push('bootstrap'),
    mount: async () => void log.push('mount'),
    unmount: async () => void log.push('unmount'),
  }
  let arrive: () => void = () => {}
  const loads = { count: 0 }
  const load = () => {
    loads.count += 1
    return new Promise<Application>((resolve) => (arrive = () => resolve(application)))
  }
  return { log, load, loads, arrive: () => arrive() }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('mounts when it has loaded, and does not keep the page waiting for it', async () => {
  const { log, load, arrive } = recorded()
  const application = nonBlocking(load)
  await application.mount()
  expect(log).toEqual([])
  arrive()
  await settled()
  expect(log).toEqual(['bootstrap', 'mount'])
  await application.unmount()
  expect(log).toEqual(['bootstrap', 'mount', 'unmount'])
})

it('a visitor who has gone on does not get it, and gets it without another load on the way back', async () => {
  const { log, load, loads, arrive } = recorded()
  const application = nonBlocking(load)
  await application.mount()
  await application.unmount()
  arrive()
  await settled()
  expect(log).toEqual(['bootstrap'])
  await application.mount()
  await settled()
  expect(log).toEqual(['bootstrap', 'mount'])
  expect(loads.count).toBe(1)
})

it('is mounted once, however often the visitor comes and goes while it loads', async () => {
  const { log, load, arrive } = recorded()
  const application = nonBlocking(load)
  await application.mount()
  await application.unmount()
  await application.mount()
  arrive()
  await settled()
  expect(log).toEqual(['bootstrap', 'mount'])
})
