import type { Collaboration } from '@samspel/api'

/** A collaboration with the picture that stands for it. */
export type PicturedWork = Collaboration & { picture: string | null }

/** The picture of each collaboration, the campaign's where the post's is shown already: no picture stands twice. */
export const withPictures = (collaborations: readonly Collaboration[]): PicturedWork[] => {
  const seen = new Set<string>()
  return collaborations.map((each) => {
    const picture = [each.imageUrl, each.campaignImageUrl].find((url) => url !== null && !seen.has(url)) ?? null
    if (picture) seen.add(picture)
    return { ...each, picture }
  })
}
