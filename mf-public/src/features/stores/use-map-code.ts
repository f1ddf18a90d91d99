import { type ComponentType, useCallback, useEffect, useState } from 'react'
import type { StoreMapProps } from './map/StoreMap'

export type MapCode =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; Map: ComponentType<StoreMapProps> }

/** The map's code comes after the page with its list stands; a failure can be tried again. */
export function useMapCode(): MapCode {
  const [state, setState] = useState<{ Map?: ComponentType<StoreMapProps>; hasFailed?: boolean }>({})
  const load = useCallback(() => {
    setState({})
    import(/* webpackChunkName: "store-map" */ './map/StoreMap').then(
      ({ default: Map }) => setState({ Map }),
      () => setState({ hasFailed: true }),
    )
  }, [])
  useEffect(load, [load])
  return state.Map
    ? { status: 'ready', Map: state.Map }
    : state.hasFailed
      ? { status: 'failed', retry: load }
      : { status: 'loading' }
}
