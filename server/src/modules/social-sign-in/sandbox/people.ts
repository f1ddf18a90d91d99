import type { Locale } from '@samspel/api'

type Words = Record<Locale, string>

/** A page that a made-up person looks after, with the Instagram account behind it. */
export interface MadeUpPage {
  id: string
  name: string
  instagram?: { id: string; username: string; followers: number; professional: boolean; face?: number }
}

/** Somebody whom the sandbox signs in. */
export interface MadeUpPerson {
  key: string
  name: string
  handle: string
  email?: string
  /** What signing in as this one shows. */
  about: Words
  /** Number of a drawn face of the demo data. */
  face: number
  accountType: 'Business' | 'Media_Creator' | 'Personal'
  followers: number
  pages: readonly MadeUpPage[]
}

const moasAccount = { id: 'sandbox-ig-moabergs', username: 'moabergs', followers: 12_400, professional: true, face: 13 }

const districts = ['Söder', 'Norr', 'Väster', 'Öster', 'City', 'Hamnen', 'Torget', 'Parken', 'Ängen', 'Bruket']
const trades = ['Bageri', 'Kafé', 'Blommor', 'Keramik', 'Cykel', 'Garn']

/** Every tenth page has no Instagram account, every tenth a personal one: obstacles stand among those that can be connected. */
const manyPages: readonly MadeUpPage[] = Array.from({ length: 60 }, (_, at) => {
  const name = `${trades[Math.floor(at / districts.length)] ?? ''} ${districts[at % districts.length] ?? ''}`
  const id = `sandbox-page-many-${at + 1}`
  if (at % 10 === 4) return { id, name }
  const username = `samspel.${name.toLowerCase().normalize('NFKD').replace(/[^a-z0-9 ]/g, '').replace(' ', '.')}`
  return { id, name, instagram: { id: `sandbox-ig-many-${at + 1}`, username, followers: 1_200 + ((at * 733) % 9_000), professional: at % 10 !== 8 } }
})

export const people: readonly MadeUpPerson[] = [
  {
    key: 'moa', name: 'Moa Berg', handle: 'moabergs', email: 'moa.berg@sandbox.samspel.test', face: 13, accountType: 'Media_Creator', followers: 12_400,
    about: { sv: 'Professionellt Instagramkonto, kopplat till en Facebooksida', en: 'Professional Instagram account, tied to a Facebook page' },
    pages: [{ id: 'sandbox-page-moa', name: 'Moa Berg', instagram: moasAccount }],
  },
  {
    key: 'elias', name: 'Elias Lund', handle: 'eliaslund', email: 'elias.lund@sandbox.samspel.test', face: 14, accountType: 'Personal', followers: 860,
    about: { sv: 'Personligt Instagramkonto', en: 'Personal Instagram account' },
    pages: [{ id: 'sandbox-page-elias', name: 'Elias i skogen', instagram: { id: 'sandbox-ig-elias', username: 'eliasiskogen', followers: 860, professional: false } }],
  },
  {
    key: 'saga', name: 'Saga Nyström', handle: 'saganystrom', email: 'saga.nystrom@sandbox.samspel.test', face: 15, accountType: 'Business', followers: 3_150,
    about: { sv: 'Facebooksida utan Instagramkonto', en: 'Facebook page without an Instagram account' },
    pages: [{ id: 'sandbox-page-saga', name: 'Sagas kök' }],
  },
  {
    key: 'love', name: 'Love Åkesson', handle: 'love.akesson', email: 'love.akesson@sandbox.samspel.test', face: 16, accountType: 'Media_Creator', followers: 5_420,
    about: { sv: 'Ingen Facebooksida', en: 'No Facebook page' },
    pages: [],
  },
  {
    key: 'ebba', name: 'Ebba Sjö', handle: 'ebbasjo', face: 17, accountType: 'Media_Creator', followers: 7_900,
    about: { sv: 'Delar ingen e-postadress', en: 'Shares no email address' },
    pages: [{ id: 'sandbox-page-ebba', name: 'Ebba Sjö', instagram: { id: 'sandbox-ig-ebba', username: 'ebbasjo', followers: 7_900, professional: true } }],
  },
  {
    key: 'alva', name: 'Alva Norrman', handle: 'alvanorrman', email: 'alva.norrman@sandbox.samspel.test', face: 18, accountType: 'Business', followers: 2_210,
    about: { sv: 'Sköter 60 sidor', en: 'Looks after 60 pages' },
    pages: manyPages,
  },
  {
    key: 'iris', name: 'Iris Holm', handle: 'irisholm', email: 'iris.holm@sandbox.samspel.test', face: 19, accountType: 'Business', followers: 1_020,
    about: { sv: 'Sköter samma sida som Moa Berg', en: 'Looks after the same page as Moa Berg' },
    pages: [{ id: 'sandbox-page-moa', name: 'Moa Berg', instagram: moasAccount }],
  },
  {
    key: 'tove', name: 'Tove Ekström', handle: 'tovebakar', email: 'creator@samspel.test', face: 1, accountType: 'Media_Creator', followers: 18_400,
    about: { sv: 'Demokreatören, med kontots e-postadress', en: 'The demo creator, with the email address of the account' },
    pages: [{ id: 'sandbox-page-tove', name: 'Tove bakar', instagram: { id: 'sandbox-ig-tove', username: 'tovebakar', followers: 18_400, professional: true, face: 1 } }],
  },
]

export const personOf = (key: unknown): MadeUpPerson | undefined => people.find((person) => person.key === key)
