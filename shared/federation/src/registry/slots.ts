import type { RemoteRelease } from './types'

/**
 * The widgets of a release for slots that its surface says it fills: any other would stand in a place whose owner may not know of it. A release from
 * before surfaces were written has all of them.
 */
export const declaredSlots = ({ slots, surface }: Pick<RemoteRelease, 'slots' | 'surface'>): RemoteRelease['slots'] =>
  surface ? slots.filter(({ slot }) => surface.fills?.[slot]) : slots
