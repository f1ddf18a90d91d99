import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { RemoteProviders } from '../remote/providers'
import type { RemoteServices } from '../remote/services'
import type { FailureScreenProps } from './types'

/** Shows the failure screen in a place; returns the way to take it down. */
export function showFailure(
  place: HTMLElement,
  Screen: ComponentType<FailureScreenProps>,
  services: RemoteServices,
  props: FailureScreenProps,
): () => void {
  const root = createRoot(place)
  root.render(
    <RemoteProviders services={services}>
      <Screen {...props} />
    </RemoteProviders>,
  )
  return () => root.unmount()
}
