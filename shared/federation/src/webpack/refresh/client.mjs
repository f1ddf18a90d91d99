// Runs in the page with a watched remote: takes what a save has changed into the modules that run (shell/src/overrides/live-reload.ts asks for it).
import { injectIntoGlobalHook } from 'react-refresh/runtime'

injectIntoGlobalHook(globalThis)

const name = __resourceQuery.slice(1)

const canRefresh = () =>
  [...(globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__?.renderers.values() ?? [])].some(
    ({ scheduleRefresh }) => scheduleRefresh,
  )

/** Whether the page shows the newest build; if not, it has to be loaded again. */
async function refresh() {
  if (!canRefresh()) return false
  try {
    return (await import.meta.webpackHot.check(true)) !== null
  } catch (error) {
    console.warn(`${name}: the change cannot be taken in its place, the page is loaded again`, error)
    return false
  }
}

let last = Promise.resolve(true)
const refreshes = (globalThis.samspelRefresh ??= {})
refreshes[name] = () => (last = last.then(refresh))
