import { afterEach, expect, jest, test } from '@jest/globals'
import { nextTask } from './next-task'

const opened: MessageChannel[] = []
const Channel = globalThis.MessageChannel

afterEach(() => {
  // An open port would keep the test's process alive.
  for (const { port1 } of opened) port1.close()
  globalThis.MessageChannel = Channel
  jest.useRealTimers()
})

test('item 15, R-22: what is put off comes after the task that is running, and also where the clock stands still', async () => {
  globalThis.MessageChannel = class extends Channel {
    constructor() {
      super()
      opened.push(this)
    }
  }
  jest.useFakeTimers()
  const steps: string[] = []
  const later = new Promise<void>((resolve) =>
    nextTask(() => {
      steps.push('put off')
      resolve()
    }),
  )
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  steps.push('running')
  await later
  expect(steps).toEqual(['running', 'put off'])
})
