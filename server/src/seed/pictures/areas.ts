/** What a brand sells; chooses its things, its places and its words. */
export const areas = ['coffee', 'skin', 'outdoor', 'home', 'kids', 'snack'] as const
export type Area = (typeof areas)[number]
