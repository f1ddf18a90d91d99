import type { Thread } from '@samspel/api'

/** Which thread: staff name the creator as well. */
export interface PairOf {
  brandId: string
  instagramerId: string | undefined
}

/** The address of a thread; search and filter of the list stay in it. */
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
