import { useState } from 'react'
import { recorder } from '../debug/recorder'
import { later } from '../later/later'
import { useShell } from '../services/context'
import { forgetDebug, wantsDebug } from './debug-request'

const OverrideBadge = later(() =>
  import(/* webpackChunkName: "override-badge" */ '../overrides/OverrideBadge').then((module) => module.OverrideBadge),
)
const DebugPanel = later(() =>
  import(/* webpackChunkName: "debug" */ '../debug/DebugPanel').then((module) => module.DebugPanel),
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
