import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useText } from '@samspel/i18n'
import { Spinner } from '@samspel/ui'
import { NativeAuth } from '../areas/NativeAuth'
import { StoreCode } from '../areas/StoreCode'
import { useShell } from '../boot/context'
import { DeniedScreen, NotFoundScreen } from './MessageScreen'
import { screenMessages as m } from './screenMessages'
import css from './Place.module.css'
import type { Area } from '@samspel/federation/registry'
import type { Decision } from '../areas/decide'

interface Props {
  decision: Decision
  area: Area | undefined
  search: string
}

/** Where the content stands: the remotes' element, or a page of the shell's own. */
export function Place({ decision, area, search }: Props) {
  const { host } = useShell()
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => holder.current?.append(host.element), [host])
  return (
    <>
      <div ref={holder} hidden={decision.kind !== 'remote'} />
      {decision.kind === 'remote' ? <RemoteLoading key={decision.remote} /> : <OwnPage decision={decision} area={area} search={search} />}
    </>
  )
}

/** S-39: a remote that is long in coming gets a loader after 1000 ms. */
function RemoteLoading() {
  const { host } = useShell()
  const t = useText()
  const { phase } = useSyncExternalStore(host.subscribe, host.getState)
  return phase === 'loading' ? (
    <div className={css.waiting}>
      <Spinner delay={1_000} label={t(m.loading)} />
    </div>
  ) : null
}

function OwnPage({ decision, area, search }: Props) {
  const t = useText()
  switch (decision.kind) {
    case 'wait':
      return (
        <div className={css.waiting}>
          <Spinner delay={1_000} label={t(m.loading)} />
        </div>
      )
    case 'not-found':
      return <NotFoundScreen />
    case 'denied':
      return <DeniedScreen />
    case 'store-code':
      return area ? <StoreCode token={decision.token} area={area} /> : null
    case 'native-auth':
      return <NativeAuth search={search} area={area} />
    default:
      return null
  }
}
