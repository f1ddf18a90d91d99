import type { RemoteRelease } from './types'

/**
 * The widgets of a release for slots that its surface says it fills: any other would stand in a place whose owner may not know of it. A release
 * without a surface fills none.
 */
export const declaredSlots = ({ slots, surface }: Pick<RemoteRelease, 'slots' | 'surface'>): RemoteRelease['slots'] =>
  slots.filter(({ slot }) => surface?.fills?.[slot])
