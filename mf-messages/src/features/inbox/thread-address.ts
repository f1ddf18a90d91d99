import type { Thread } from '@samspel/api'

/** Identifies a thread. Staff must name the creator as well as the brand. */
export interface PairOf {
  brandId: string
  instagramerId: string | undefined
}

/** The address of a thread, keeping the list’s search and filter. */
export const hrefOf = (
  { brandId, instagramerId }: Pick<Thread, 'brandId' | 'instagramerId'>,
  isCreator: boolean,
  query: Record<string, string | undefined> = {},
): string => {
  const kept = new URLSearchParams(
    Object.entries({ ...query, ...(!isCreator && { brand: brandId }) }).flatMap(([name, value]) =>
      value && (name !== 'brand' || !isCreator) ? [[name, value]] : [],
    ),
  ).toString()
  return `/messages/${isCreator ? brandId : instagramerId}${kept ? `?${kept}` : ''}`
}
