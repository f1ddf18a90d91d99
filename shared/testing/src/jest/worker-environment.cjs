const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')

const restoring = (holder) => {
  const before = Object.getOwnPropertyDescriptors(holder)
  return () => {
    for (const key of new Set([...Reflect.ownKeys(before), ...Reflect.ownKeys(holder)])) {
      const now = Object.getOwnPropertyDescriptor(holder, key)
      const then = before[key]
      if (now?.configurable === false || (now?.value === then?.value && now?.get === then?.get)) continue
      if (then) Object.defineProperty(holder, key, then)
      else delete holder[key]
    }
  }
}

// Tests run in the worker's own context, so that what holds nothing of a test is evaluated once in a worker (runtime.cjs). What a file puts into globals, the
// environment or `process` ends with it.
module.exports = class WorkerEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis })
    this.moduleMocker = new ModuleMocker(globalThis)
    this.restorers = [restoring(globalThis), restoring(process), restoring(process.env)]
  }

  getVmContext() {
    return globalThis
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    for (const restore of this.restorers) restore()
  }
}
