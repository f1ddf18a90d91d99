import { brands } from '../content/brands'
import { postCountOf, postedOf, postPicture } from '../picture-catalogue'
import type { ObjectName } from '../pictures/objects'
import { demoPlans } from './plan'

/** Pictures of products as people post them. */
export interface PostPictures {
  /** The wished one of a product, or another of the brand's where the creator has posted that already: nobody posts a picture twice. */
  of(creatorId: string, brand: string, object: ObjectName, wished: number): string
  /** One to be inspired by, which may be anybody's. */
  any(brand: string, object: ObjectName, wished: number): string
}

export const postPictures = (): PostPictures => {
  const plans = demoPlans()
  const posted = new Map(brands.map((brand) => [brand.slug, postedOf(brand, plans)]))
  const taken = new Set<string>()
  const choicesOf = (brand: string, object: ObjectName, wished: number): string[] => {
    const known = posted.get(brand) ?? []
    const objects = known.includes(object) ? [object, ...known.filter((other) => other !== object)] : known
    return objects.flatMap((each) =>
      Array.from({ length: postCountOf(brand) }, (_, at) => postPicture(brand, each, wished + at)),
    )
  }
  return {
    any: (brand, object, wished) => choicesOf(brand, object, wished)[0]!,
    of: (creatorId, brand, object, wished) => {
      const picture = choicesOf(brand, object, wished).find((choice) => !taken.has(`${creatorId} ${choice}`))
      if (!picture) throw new Error(`${creatorId} has posted every picture of ${brand}`)
      taken.add(`${creatorId} ${picture}`)
      return picture
    },
  }
}
