import type { Making } from '../context'

const most = 5
const ofTove = ['bjorkbrygg', 'havsro', 'knaprigt']

/** Most creators follow a brand or some of their country; Tove hers. */
export const makeFollowers = ({ clock, brands, creators, random: chanceFor, add }: Making): void => {
  const random = chanceFor('followers')
  for (const creator of creators) {
    const near = brands.filter(({ country }) => country === creator.country)
    const count = random.int(0, most)
    const chosen =
      creator.username === 'tovebakar' ? brands.filter(({ slug }) => ofTove.includes(slug)) : random.sample(near, count)
    for (const brand of chosen)
      add('brand_followers', {
        brand_id: brand.id,
        instagramer_id: creator.id,
        created_at: clock.during(-random.int(1, 180), random),
      })
  }
}
