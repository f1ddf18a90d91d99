import { beforeAll, describe, expect, test } from '@jest/globals'
import type { StoreChoiceInput } from '@samspel/api'
import type { World } from './bulk'
import { clockAt } from './clock'
import { brands } from './content/brands'
import { hoursIn } from './content/hours'
import { quarterStores } from './content/pickups'
import { allPictures, pictureUrl } from './picture-catalogue'
import { makeWorld } from './world/make-world'
import { loadPlaces } from './world/places'
import { demoPlans } from './world/plan'
import { shopsOf } from './world/stores'

const days = ['2026-11-21T10:20:00Z', '2027-02-03T06:10:00Z']
let worlds: World[] = []
let pictures = new Map<string, string>()

beforeAll(async () => {
  const places = await loadPlaces()
  worlds = days.map((day) => makeWorld(clockAt(new Date(day)), 'hash', places).world)
  pictures = allPictures(demoPlans(), shopsOf)
})

const repeated = (values: readonly unknown[]): unknown[] => {
  const seen = new Set<unknown>()
  return values.filter((value) => seen.size === seen.add(value).size)
}
const groupsOf = (rows: World['stores'], owner: string, value: string): unknown[][] => {
  const groups = new Map<unknown, unknown[]>()
  for (const row of rows) groups.set(row[owner], [...(groups.get(row[owner]) ?? []), row[value]])
  return [...groups.values()]
}

describe('what people of the demo write', () => {
  test('no two say the same of themselves, neither in their profile nor on their page', () => {
    for (const { instagramers, collaboration_pages: pages } of worlds) {
      expect(repeated(instagramers.map(({ bio }) => bio))).toEqual([])
      expect(instagramers.filter(({ bio }) => String(bio).length < 12 || /[{}]/.test(String(bio)))).toEqual([])
      expect(repeated(pages.map(({ intro }) => intro).filter(Boolean))).toEqual([])
    }
  })

  test('no two posts have the same caption', () => {
    for (const { instagram_posts: posts, mentions } of worlds) {
      const texts = mentions.flatMap(({ content_post: post }) => (post ? [(post as { text: string }).text] : []))
      const titles = mentions.flatMap(({ link_post: post }) => (post ? [(post as { title: string }).title] : []))
      expect(repeated([...posts.map(({ caption }) => caption), ...texts])).toEqual([])
      expect(repeated(titles)).toEqual([])
    }
  })

  test('creators write in the language of their country', () => {
    const little = {
      SE: /\b(och|jag|är|i)\b/,
      NO: /\b(og|jeg|er|i)\b/,
      DK: /\b(og|jeg|er|i)\b/,
      GB: /\b(and|the|I|in)\b/,
    }
    const [{ instagramers } = { instagramers: [] }] = worlds
    const written = Object.entries(little).map(([country, words]) => {
      const own = instagramers.filter(({ country_code: of }) => of === country)
      return [country, own.filter(({ bio }) => words.test(String(bio))).length / own.length > 0.6]
    })
    expect(written).toEqual(Object.keys(little).map((country) => [country, true]))
    const finnish = instagramers.filter(({ country_code: country }) => country === 'FI')
    expect(finnish.filter(({ bio }) => /\b(och|og|and)\b/.test(String(bio)))).toEqual([])
  })

  test('a day that an offer names is its last day to publish', () => {
    const months = 'januari februari mars april maj juni juli augusti september oktober november december'.split(' ')
    const named = worlds.flatMap(({ campaigns }) =>
      campaigns.flatMap(({ name, excerpt, due_at: due }) => {
        const [, day, month = ''] = /(\d{1,2}) ([a-z]+)/.exec(String(excerpt)) ?? []
        return months.includes(month) ? [{ name, says: `${day} ${month}`, due }] : []
      }),
    )
    expect(named.length).toBeGreaterThanOrEqual(days.length)
    for (const { says, due } of named) {
      const date = new Date(String(due))
      expect(says).toBe(`${date.getUTCDate()} ${months[date.getUTCMonth()]}`)
    }
    const left = worlds.flatMap(({ campaigns }) => campaigns.filter(({ excerpt }) => String(excerpt).includes('{')))
    expect(left).toEqual([])
  })

  test('no two open offers are told in the same words', () => {
    for (const { campaigns } of worlds)
      expect(repeated(campaigns.filter(({ state }) => state === 'confirmed').map(({ excerpt }) => excerpt))).toEqual([])
  })

  test('Tove has her Instagram account connected', () => {
    const [{ instagramers } = { instagramers: [] }] = worlds
    expect(instagramers.find(({ email }) => email === 'creator@samspel.test')).toMatchObject({
      connected_username: 'tovebakar',
      connected_ig_user_id: expect.any(String),
      connected_at: expect.any(String),
    })
  })
})

test('one draft has its stores chosen, so that the step of the editor has something to show; one has too little and one has none', () => {
  for (const { campaigns, campaign_store_choices: choices, store_stock: stock, stores } of worlds) {
    expect(choices).toHaveLength(1)
    const [{ campaign_id: id, choice }] = choices as [{ campaign_id: string; choice: StoreChoiceInput }]
    expect(campaigns.find((row) => row.id === id)).toMatchObject({ state: 'draft', delivery_method: 'pickup' })
    const left = choice.each.map(({ storeId, places }) => {
      const row = stock.find((each) => each.store_id === storeId && each.store_product_id === choice.storeProductId)
      return Number(row?.quantity) - places
    })
    expect(left.length).toBeGreaterThanOrEqual(5)
    expect(left.some((number) => number >= 0)).toBe(true)
    expect(left.filter((number) => number < 0).length).toBeGreaterThanOrEqual(2)
    const towns = choice.each.map(({ storeId }) => stores.find((row) => row.id === storeId)?.city)
    expect(new Set(towns)).toEqual(new Set(choice.places.map(({ city }) => city)))
  }
})

describe('opening hours', () => {
  test('are in the language of the country of the shop', () => {
    const own = new Set(quarterStores.map(({ hours }) => hours))
    for (const { stores } of worlds)
      expect(
        stores.filter(
          ({ country_code: country, opening_hours: hours }) =>
            !hoursIn[country as keyof typeof hoursIn].includes(String(hours)) && !own.has(String(hours)),
        ),
      ).toEqual([])
    expect(repeated(Object.values(hoursIn).flat())).toEqual([])
  })
})

describe('pictures of the demo', () => {
  test('no two are alike', () => {
    expect(repeated([...pictures.values()])).toEqual([])
  })

  test('nobody has the same picture twice in a portfolio', () => {
    for (const { instagram_posts: posts } of worlds)
      expect(groupsOf(posts, 'instagramer_id', 'image_url').flatMap(repeated)).toEqual([])
  })

  test('every shop has a picture of its own', () => {
    for (const { stores } of worlds) {
      expect(stores.filter(({ image_url: url }) => !url)).toEqual([])
      expect(repeated(stores.map(({ image_url: url }) => url))).toEqual([])
    }
  })

  test('every campaign shows its product in a picture of its own', () => {
    for (const { campaigns } of worlds) expect(repeated(campaigns.map(({ product_image_url: url }) => url))).toEqual([])
  })

  test('whatever a row names is drawn, and little else', () => {
    const drawn = new Set([...pictures.keys()].map(pictureUrl))
    const used = new Set(JSON.stringify(worlds).match(/\/uploads\/demo\/[^"]+\.webp/g))
    expect([...used].filter((url) => !drawn.has(url))).toEqual([])
    // Faces are drawn for the practice world too, and a product may have more pictures than were posted.
    const idle = [...drawn].filter((url) => !used.has(url) && !/\/(face|post)-/.test(url))
    expect(idle).toEqual([])
  })

  test('each brand has a look of its own', () => {
    const shots = brands.map(({ slug }) => {
      const shot = [...pictures].find(([name]) => name.startsWith(`shot-${slug}-`))?.[1] ?? ''
      return shot.replace(/<g transform="translate\(100 .*/s, '')
    })
    expect(repeated(shots)).toEqual([])
  })
})

test('clerks are told of pick-ups of their own stores alone', () => {
  for (const { notices, store_staff: staff, store_participations: passes, store_campaigns: offers } of worlds) {
    const told = notices.filter(({ kind }) => kind === 'pass_booked')
    expect(told.length).toBeGreaterThan(0)
    const storeOf = (pass: unknown) =>
      offers.find(({ id }) => id === passes.find((one) => one.id === pass)?.store_campaign_id)?.store_id
    const strangers = told.filter(({ user_id: user, subject_id: pass }) => {
      const own = staff.filter((tie) => tie.user_id === user).map((tie) => tie.store_id)
      return own.length > 0 && !own.includes(storeOf(pass))
    })
    expect(strangers.map(({ facts }) => facts)).toEqual([])
  }
})
