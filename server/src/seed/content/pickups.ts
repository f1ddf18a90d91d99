import { type CampaignPlan, daysAtStores } from './campaign-plan'

const plan = (
  brand: string,
  name: string,
  product: string,
  value: number,
  picture: number,
  excerpt: string,
  [start, due, end]: readonly [number, number, number],
  fee?: number,
  state: CampaignPlan['state'] = 'confirmed',
): CampaignPlan => ({
  brand,
  state,
  delivery: 'pickup',
  name,
  product,
  value,
  picture,
  excerpt,
  start: state === 'confirmed' ? start - daysAtStores : start,
  due,
  end,
  approved: 0,
  pending: 0,
  rejected: 0,
  mentions: [0, 0, 0],
  reach: 0,
  package: 'small',
  ...(fee !== undefined && { fee }),
})

/** Offers that are handed over in the store; nobody has them sent home. */
export const pickupPlans: readonly CampaignPlan[] = [
  plan(
    'bjorkbrygg',
    'Fikapåsen',
    'Kaffe och två kanelbullar',
    139,
    6,
    'Hämta påsen på väg hem och bjud någon.',
    [9, 24, 34],
  ),
  plan('bjorkbrygg', 'Fyra minuter', 'Kaffepress, 3 koppar', 299, 1, 'Vänta, tryck ner, häll upp.', [12, 27, 38], 400),
  plan('havsro', 'Läppar i blåsten', 'Läppbalsam, tre sorter', 149, 6, 'Prova i butiken, ta med den ut.', [7, 21, 30]),
  plan('mossa-moln', 'Lovknåp', 'Pysselpåse', 199, 2, 'En påse, ett bord, en förmiddag.', [10, 24, 33]),
  plan('knaprigt', 'Mackan till jobbet', 'Knäckebröd, fyra sorter', 129, 0, 'Vad har du på?', [8, 22, 31]),
  plan('nattviol', 'Ljus till fönstret', 'Doftljus, två sorter', 279, 5, 'Tänt när du kommer hem.', [11, 26, 36]),
  plan('granrot', 'Soppa i termosen', 'Termos, 0,75 l', 329, 9, 'Hämta termosen, fyll den, gå ut.', [6, 20, 29], 500),
]

/** A draft whose stores are chosen, with too little stock at some. */
export const storeDraft: CampaignPlan = plan(
  'bjorkbrygg',
  'Nyårskaffe för två',
  'Nyårsrost, 250 g',
  129,
  9,
  'Hämta en påse och brygg årets sista kanna.',
  [26, 40, 50],
  undefined,
  'draft',
)

/** What is chosen in the draft: by town, each store with its own numbers. Stock and places in the order of its stores; the last pair goes on. */
export const draftChoice = {
  cities: ['Göteborg', 'Malmö', 'Stockholm'],
  numbers: [
    { stock: 20, places: 12, perWeek: 4 },
    { stock: 14, places: 10, perWeek: 4 },
    { stock: 4, places: 6, perWeek: 4 },
    { stock: 12, places: 10, perWeek: null },
    { stock: 0, places: 6, perWeek: null },
    { stock: 10, places: 8, perWeek: null },
  ],
} as const

/** A store that goes by its quarter, as in the look's pages. */
export interface QuarterStore {
  brand: string
  quarter: string
  address: string
  postalCode: string
  city: string
  latitude: number
  longitude: number
  hours: string
}

const store = (
  brand: string,
  quarter: string,
  address: string,
  postalCode: string,
  city: string,
  latitude: number,
  longitude: number,
  hours = 'Mån–fre 10–19, lör 10–16, sön 12–16',
): QuarterStore => ({ brand, quarter, address, postalCode, city, latitude, longitude, hours })

export const quarterStores: readonly QuarterStore[] = [
  store(
    'bjorkbrygg',
    'Järntorget',
    'Järntorget 4',
    '413 04',
    'Göteborg',
    57.69985,
    11.95282,
    'Mån–fre 7.30–18, lör–sön 9–17',
  ),
  store('havsro', 'Linnégatan', 'Linnégatan 32', '413 04', 'Göteborg', 57.6951, 11.9521),
  store(
    'fjallglim',
    'Nordstan',
    'Nordstadstorget 6',
    '411 05',
    'Göteborg',
    57.70855,
    11.96931,
    'Mån–fre 10–20, lör–sön 10–18',
  ),
  store(
    'bjorkbrygg',
    'Medborgarplatsen',
    'Götgatan 40',
    '118 26',
    'Stockholm',
    59.31563,
    18.07225,
    'Mån–fre 7.30–18, lör–sön 9–17',
  ),
  store('knaprigt', 'Odenplan', 'Karlbergsvägen 5', '113 27', 'Stockholm', 59.34295, 18.0497),
  store('granrot', 'Hornstull', 'Långholmsgatan 21', '117 33', 'Stockholm', 59.3159, 18.03421),
  store(
    'bjorkbrygg',
    'Möllevången',
    'Möllevångstorget 8',
    '214 24',
    'Malmö',
    55.59163,
    13.00791,
    'Mån–fre 7.30–18, lör–sön 9–17',
  ),
  store('mossa-moln', 'Davidshall', 'Davidshallsgatan 12', '211 45', 'Malmö', 55.60017, 12.99947),
  store('nattviol', 'Triangeln', 'Södra Förstadsgatan 41', '211 43', 'Malmö', 55.59492, 13.00052),
]
