import { useState } from 'react'
import { lazyPart } from '@samspel/federation'
import { recorder } from '../debug/recorder'
import { useShell } from '../services/context'
import { forgetDebug, wantsDebug } from './debug-request'

const OverrideBadge = lazyPart(
  () =>
    import(/* webpackChunkName: "override-badge" */ '../overrides/OverrideBadge').then(
      (module) => module.OverrideBadge,
    ),
  { Loading: null, Failed: null },
)
const DebugPanel = lazyPart(
  () => import(/* webpackChunkName: "debug" */ '../debug/DebugPanel').then((module) => module.DebugPanel),
  { Loading: null, Failed: null },
)

const openDebug = (): boolean => {
  const wanted = wantsDebug()
  if (wanted) recorder.start()
  return wanted
}

/** What only those who test or develop see; nobody else loads its code. */
export function Tools() {
  const { config, refused } = useShell()
  const [debugging, setDebugging] = useState(openDebug)
  const overridden = refused.length > 0 || (config.overrides?.active.length ?? 0) > 0
  const close = () => {
    recorder.stop()
    forgetDebug()
    setDebugging(false)
  }
  return (
    <>
      {overridden && <OverrideBadge />}
      {debugging && <DebugPanel onClose={close} />}
    </>
  )
}
