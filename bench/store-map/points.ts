export interface Points {
  ids: string[]
  lngLat: number[]
  offers: number[]
  brandIds: string[]
  brandOf: number[]
}

const towns = [
  [18.06, 59.33],
  [11.97, 57.7],
  [13, 55.6],
  [17.64, 59.86],
  [16.54, 59.61],
  [15.21, 59.27],
  [14.16, 57.78],
  [16.19, 58.59],
  [20.26, 63.83],
  [22.15, 65.58],
  [10.75, 59.91],
  [12.57, 55.68],
  [24.94, 60.17],
] as const

/** Generates realistic stores: most of them in towns, some scattered. The output is the same every time. */
export function makePoints(count: number): Points {
  let seed = 20_261
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  const bell = () => random() + random() + random() - 1.5
  const lngLat: number[] = []
  for (let i = 0; i < count; i++) {
    const town = towns[Math.floor(random() ** 2 * towns.length)]!
    const [lng, lat] =
      random() < 0.8 ? [town[0] + bell() * 0.3, town[1] + bell() * 0.15] : [11 + random() * 12, 55.5 + random() * 10]
    lngLat.push(Math.round(lng * 1e5), Math.round(lat * 1e5))
  }
  return {
    ids: Array.from({ length: count }, (_, i) => String(i)),
    lngLat,
    offers: new Array<number>(count).fill(1),
    brandIds: ['0'],
    brandOf: new Array<number>(count).fill(0),
  }
}

export const cities = towns.map(([longitude, latitude], i) => ({
  name: `Stad ${i}`,
  countryCode: 'SE' as const,
  storesCount: 100 - i,
  latitude,
  longitude,
}))
