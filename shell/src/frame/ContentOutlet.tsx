import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Area } from '@samspel/federation/registry'
import type { Decision } from '../areas/decide'
import { useTakeOver } from '../painted/use-take-over'
import { DeniedScreen, NotFoundScreen } from '../screens/MessageScreen'
import { useShell } from '../services/context'
import { ClosedPage, NativeAuth, StatusPage, StoreCode, TermsPage, WaitingForPage } from './OwnPages'

interface Props {
  decision: Decision
  area: Area | undefined
  search: string
}

/** The content area: the remotes' element, or one of the shell's own pages. */
export function ContentOutlet({ decision, area, search }: Props) {
  const { host } = useShell()
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => holder.current?.append(host.element), [host])
  useTakeOver(host, decision.kind === 'remote' || decision.kind === 'wait')
  return (
    <>
      <div ref={holder} hidden={decision.kind !== 'remote'} />
      {decision.kind === 'remote' ? (
        <RemoteLoading key={decision.remote} />
      ) : (
        <OwnPage decision={decision} area={area} search={search} />
      )}
    </>
  )
}

/** S-39: a remote that loads slowly gets a loader after 1000 ms. */
function RemoteLoading() {
  const { host } = useShell()
  const { phase } = useSyncExternalStore(host.subscribe, host.getState)
  return phase === 'loading' ? <WaitingForPage /> : null
}

function OwnPage({ decision, area, search }: Props) {
  switch (decision.kind) {
    case 'wait':
      return <WaitingForPage />
    case 'terms-page':
      return <TermsPage locale={decision.locale} />
    case 'status':
      return <StatusPage />
    case 'not-found':
      return <NotFoundScreen />
    case 'closed':
      return <ClosedPage {...decision.what} />
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
