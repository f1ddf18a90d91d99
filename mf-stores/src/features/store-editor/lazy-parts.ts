import { lazyPart } from '@samspel/federation'
import { MapLoading } from '../../components/store-map'

/** The place comes with its map, after the fields above it. */
export const PositionFields = lazyPart(
  () => import(/* webpackChunkName: "store-position" */ './PositionFields').then((module) => module.PositionFields),
  { Loading: MapLoading },
)
