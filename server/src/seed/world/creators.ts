import { bioWriter } from '../content/bios'
import { firstNames, handles, isMans, lastNames, plain } from '../content/names'
import { bankAccountOf, personalIdOf } from '../content/payment-details'
import { tongueOf } from '../content/tongues'
import { namedCreators } from '../content/trekant'
import { pictureUrl } from '../picture-catalogue'
import { faceCount, faceFor } from '../pictures/faces'
import type { CreatorRecord, Making } from './context'
import { languageOf } from './language'
import { type Place, somePlace } from './places'

const count = 1040
const share = { SE: 640, NO: 120, GB: 120, DK: 100, FI: 80 } as const

const twoFigures = (number: number) => String(number).padStart(2, '0')
/** In Sweden payouts need one. */
const personalIdFor = (
  { country, bankAccount }: Pick<CreatorRecord, 'country' | 'bankAccount'>,
  at: number,
): string | null =>
  country === 'SE' && bankAccount
    ? personalIdOf(`${1975 + (at % 28)}${twoFigures(1 + (at % 12))}${twoFigures(1 + (at % 27))}`, at)
    : null

/** Creators with real towns; the named ones first, creator@samspel.test on top. */
export const makeCreators = (make: Making, places: Record<string, Place[]>): void => {
  const { clock, add } = make
  const random = make.random('creators')
  const taken = new Set<string>()
  const bioOf = bioWriter()

  const put = (
    record: Omit<CreatorRecord, 'id'>,
    city: string,
    face: number,
    email: string,
    facts: { state?: string; plan: string; joined: number; isConnected?: boolean },
  ) => {
    const createdAt = clock.during(-facts.joined, random)
    const id = make.id(createdAt)
    taken.add(record.username)
    make.creators.push({ ...record, id })
    add('instagramers', {
      id,
      email,
      password_hash: make.passwordHash,
      state: facts.state ?? 'active',
      product_plan: facts.plan,
      country_code: record.country,
      profile_category_ids: random.sample(make.categoryIds, random.int(1, 3)),
      username: record.username,
      name: record.name,
      city,
      bio: bioOf({ username: record.username, city, tongue: tongueOf(record.country), share: random.next() }),
      avatar_url: pictureUrl(`face-${face + 1}`),
      followers_count: record.followers,
      engagement_rate: record.engagement,
      locale: record.language,
      // Sealed by the API soon after its start, as what was kept before columns were sealed.
      bank_account_number: record.bankAccount,
      bank_account_last_four: record.bankAccount?.slice(-4) ?? null,
      personal_id: personalIdFor(record, make.creators.length),
      connected_account_id: facts.isConnected ? `practice-page-${record.username}` : null,
      connected_ig_user_id: facts.isConnected ? `practice-ig-${record.username}` : null,
      connected_username: facts.isConnected ? record.username : null,
      connected_at: facts.isConnected ? createdAt : null,
      email_confirmed_at: createdAt,
      created_at: createdAt,
    })
    add('collaboration_pages', { slug: record.username, brand_id: null, instagramer_id: id })
  }

  namedCreators.forEach(([username, name, city, followers, engagement], at) => {
    const email = at === 0 ? 'creator@samspel.test' : `${username}@creators.samspel.test`
    put(
      {
        username,
        name,
        country: 'SE',
        followers,
        engagement,
        bankAccount: at === 0 ? '83279834124471' : bankAccountOf('SE', random.int(1_000_000, 9_999_999)),
        language: 'sv',
      },
      city,
      at,
      email,
      { plan: 'plus', joined: 400 + at, isConnected: true },
    )
  })

  while (make.creators.length < count) {
    const country = random.weighted(share)
    const language = languageOf(country)
    const first = random.pick(firstNames[country])
    const last = random.pick(lastNames[country])
    const options = [
      `${plain(first)}${random.pick(handles[language])}`,
      `${plain(first)}.${plain(last)}`.replace('.', '_'),
      `${plain(last)}${random.pick(handles[language])}`,
      `${plain(first)}${plain(last)}${random.int(1, 99)}`,
    ]
    const start = random.int(0, 2)
    const username = [...options.slice(start), ...options].find((option) => !taken.has(option))
    if (!username) continue
    const followers = Math.round(10 ** (3.1 + 1.9 * random.next() ** 1.6) / 10) * 10
    const engagement = Math.max(0.8, Math.round((11 - Math.log10(followers) * 1.7 + random.next() * 3 - 1.5) * 10) / 10)
    put(
      {
        username,
        name: `${first} ${last}`,
        country,
        followers,
        engagement,
        bankAccount: random.random(0.7) ? bankAccountOf(country, random.int(1_000_000, 9_999_999)) : null,
        language,
      },
      somePlace(places[country] ?? [], random).name,
      faceFor(isMans(first), random.int(12, faceCount - 1)),
      `${username}@creators.samspel.test`,
      {
        state: random.weighted({ active: 94, pending: 4, blocked: 2 }),
        plan: random.weighted({ free: 8, plus: 3, pro: 1 }),
        joined: random.int(370, 700),
      },
    )
  }
}
