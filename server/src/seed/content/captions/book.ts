/** What a product is to whoever writes about it. */
export const kinds = [
  'brew',
  'tea',
  'cold',
  'bake',
  'face',
  'hands',
  'lips',
  'wash',
  'sun',
  'kit',
  'light',
  'cook',
  'tent',
  'walk',
  'flask',
  'glow',
  'lamp',
  'linen',
  'pot',
  'blocks',
  'book',
  'craft',
  'bear',
  'soft',
  'party',
  'crisp',
  'jam',
  'chocolate',
  'box',
] as const
export type Kind = (typeof kinds)[number]

/** Sentences that any order of them can be a caption: about the product, about the life around it, and what one says at the end. */
export interface CaptionBook {
  about: Partial<Record<Kind, readonly string[]>>
  life: Partial<Record<Kind, readonly string[]>>
  closing: readonly string[]
}
