import { askingCompanies } from './content/asking'
import { type BrandFacts, brands } from './content/brands'
import type { CampaignPlan } from './content/campaign-plan'
import { plain } from './content/names'
import { productLook } from './content/products'
import { trekantPlans } from './content/trekant'
import { drawFace, faces } from './pictures/faces'
import { drawFront } from './pictures/fronts'
import { drawLogo } from './pictures/marks'
import type { ObjectName } from './pictures/objects'
import { placesOf } from './pictures/places'
import { type BrandLook, drawPost, drawShot, waysToShow } from './pictures/scenes'
import { styles } from './pictures/styles'

/** Public path of a demo picture. */
export const pictureUrl = (name: string): string => `/uploads/demo/${name}.webp`

const shownFirst = new Set(trekantPlans.map(({ brand }) => brand))
const shotName = ({ brand, name }: Pick<CampaignPlan, 'brand' | 'name'>) => `shot-${brand}-${plain(name)}`
const postName = (brand: string, object: ObjectName, at: number) => `post-${brand}-${object}-${at + 1}`
const frontName = (brand: string, at: number) => `front-${brand}-${at + 1}`

/** A product as its brand shows it for one campaign. */
export const shotPicture = (plan: Pick<CampaignPlan, 'brand' | 'name'>): string => pictureUrl(shotName(plan))
/** How many pictures of a brand's product people have taken at home: more where the demo begins. */
export const postCountOf = (brand: string): number => (shownFirst.has(brand) ? 5 : 3)
export const postPicture = (brand: string, object: ObjectName, at: number): string =>
  pictureUrl(postName(brand, object, at % postCountOf(brand)))
/** The front of a brand's shop; each has its own. */
export const frontPicture = (brand: string, at: number): string => pictureUrl(frontName(brand, at))

const slugs = Object.keys(styles)
export const lookOf = ({ slug, sign, ground, ink }: BrandFacts): BrandLook => {
  const style = Object.entries(styles).find(([name]) => name === slug)?.[1]
  if (!style) throw new Error(`${slug} has no style`)
  return { sign, ground, ink, style }
}

const begun = new Set(['ongoing', 'finished', 'archived'])
const objectsOf = ({ area }: Pick<BrandFacts, 'area'>, plans: readonly CampaignPlan[]): ObjectName[] => [
  ...new Set(plans.map(({ product }) => productLook(product, area).object)),
]
/** Products of a brand that people have taken pictures of by now. */
export const postedOf = (brand: Pick<BrandFacts, 'slug' | 'area'>, plans: readonly CampaignPlan[]): ObjectName[] =>
  objectsOf(
    brand,
    plans.filter((plan) => plan.brand === brand.slug && (begun.has(plan.state) || plan.delivery === 'pickup')),
  )

const ofBrand = (brand: BrandFacts, plans: readonly CampaignPlan[], shops: number): [string, string][] => {
  const look = lookOf(brand)
  const own = plans.filter((plan) => plan.brand === brand.slug)
  const goods = objectsOf(brand, own)
  const shown = new Set<string>()
  const shotOf = (object: ObjectName, at: number): string => {
    const ways = Array.from({ length: waysToShow }, (_, turn) => (at + turn * 5) % waysToShow)
    const way = ways.find((each) => !shown.has(`${object} ${each}`)) ?? 0
    shown.add(`${object} ${way}`)
    return drawShot(look, object, way)
  }
  const places = placesOf[brand.area]
  return [
    [`logo-${brand.slug}`, drawLogo(brand.sign, brand.ground, brand.ink)],
    ...own.map((plan, at): [string, string] => [
      shotName(plan),
      shotOf(productLook(plan.product, brand.area).object, at),
    ]),
    ...postedOf(brand, plans).flatMap((object, which) =>
      Array.from({ length: postCountOf(brand.slug) }, (_, at): [string, string] => {
        const turn = which * 2 + at + slugs.indexOf(brand.slug)
        return [postName(brand.slug, object, at), drawPost(look, object, places[turn % places.length]!, turn)]
      }),
    ),
    ...Array.from({ length: shops }, (_, at): [string, string] => [
      frontName(brand.slug, at),
      drawFront(look, { slug: brand.slug, country: brand.country, goods, at }),
    ]),
  ]
}

/** Every demo picture by its file name without ending. */
export const allPictures = (
  plans: readonly CampaignPlan[],
  shopsOf: (brand: BrandFacts) => number,
): Map<string, string> =>
  new Map([
    ...faces().map((face, at): [string, string] => [`face-${at + 1}`, drawFace(face)]),
    ...brands.flatMap((brand) => ofBrand(brand, plans, shopsOf(brand))),
    ...askingCompanies.map(({ slug, sign, ground, ink }): [string, string] => [
      `logo-${slug}`,
      drawLogo(sign, ground, ink),
    ]),
  ])
