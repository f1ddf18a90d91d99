export { type Base, BaseLayer, useBase } from './base/use-base'
export { PinMap, type PinMapProps } from './pin/PinMap'
export type { Place } from './pin/place'
