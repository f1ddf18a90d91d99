// Before React itself: its development build looks for this hook once, when it starts.
import { injectIntoGlobalHook } from 'react-refresh/runtime'

injectIntoGlobalHook(globalThis)

// Each remote has a runtime of React Refresh, which comes later and finds the renderer here, as the developer tools of React leave it.
const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
const { inject } = hook
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer)
  hook.renderers.set(id, renderer)
  return id
}
