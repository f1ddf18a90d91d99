import type { Random } from '../../random'

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What a parcel is called on its label. */
export const orderNumber = (random: Random): string =>
  `SP-${Array.from({ length: 6 }, () => letters[random.int(0, letters.length - 1)]).join('')}`
