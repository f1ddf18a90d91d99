import type { Words } from '../service'

/** A page that an invented person manages, with its Instagram account. */
export interface MadeUpPage {
  id: string
  name: string
  /** Whether a business portfolio owns it: only who may manage businesses sees it. */
  isBusiness?: boolean
  instagram?: { id: string; username: string; followers: number; professional: boolean; face?: number }
}

export interface MadeUpPerson {
  key: string
  /** Facebook's id of the person, where it is given and not made from the key. */
  subject?: string
  name: string
  handle: string
  email?: string
  /** Number of the drawn portrait in the demo data. */
  face?: number
  accountType: 'Business' | 'Media_Creator' | 'Personal'
  followers: number
  pages: readonly MadeUpPage[]
}

/** One who is offered on the consent page. */
export interface Choice extends MadeUpPerson {
  /** What signing in as this person demonstrates. */
  about: Words
  face: number
}

const moasAccount = { id: 'sandbox-ig-moabergs', username: 'moabergs', followers: 12_400, professional: true, face: 31 }

const districts = ['Söder', 'Norr', 'Väster', 'Öster', 'City', 'Hamnen', 'Torget', 'Parken', 'Ängen', 'Bruket']
const trades = ['Bageri', 'Kafé', 'Blommor', 'Keramik', 'Cykel', 'Garn']

/**
 * Every tenth page has no Instagram account and every tenth a personal one, so that accounts with obstacles appear among connectable ones.
 */
const manyPages: readonly MadeUpPage[] = Array.from({ length: 60 }, (_, at) => {
  const name = `${trades[Math.floor(at / districts.length)] ?? ''} ${districts[at % districts.length] ?? ''}`
  const id = `sandbox-page-many-${at + 1}`
  const isBusiness = at % 3 === 0
  if (at % 10 === 4) return { id, name, isBusiness }
  const username = `samspel.${name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9 ]/g, '')
    .replace(' ', '.')}`
  return {
    id,
    name,
    isBusiness,
    instagram: {
      id: `sandbox-ig-many-${at + 1}`,
      username,
      followers: 1_200 + ((at * 733) % 9_000),
      professional: at % 10 !== 8,
    },
  }
})

const people: readonly Choice[] = [
  {
    key: 'moa',
    name: 'Moa Berg',
    handle: 'moabergs',
    email: 'moa.berg@sandbox.samspel.test',
    face: 31,
    accountType: 'Media_Creator',
    followers: 12_400,
    about: {
      sv: 'Professionellt Instagramkonto, kopplat till en Facebooksida',
      en: 'Professional Instagram account, tied to a Facebook page',
    },
    pages: [{ id: 'sandbox-page-moa', name: 'Moa Berg', instagram: moasAccount }],
  },
  {
    key: 'elias',
    name: 'Elias Lund',
    handle: 'eliaslund',
    email: 'elias.lund@sandbox.samspel.test',
    face: 22,
    accountType: 'Personal',
    followers: 860,
    about: { sv: 'Personligt Instagramkonto', en: 'Personal Instagram account' },
    pages: [
      {
        id: 'sandbox-page-elias',
        name: 'Elias i skogen',
        instagram: { id: 'sandbox-ig-elias', username: 'eliasiskogen', followers: 860, professional: false },
      },
    ],
  },
  {
    key: 'saga',
    name: 'Saga Nyström',
    handle: 'saganystrom',
    email: 'saga.nystrom@sandbox.samspel.test',
    face: 15,
    accountType: 'Business',
    followers: 3_150,
    about: { sv: 'Facebooksida utan Instagramkonto', en: 'Facebook page without an Instagram account' },
    pages: [{ id: 'sandbox-page-saga', name: 'Sagas kök' }],
  },
  {
    key: 'love',
    name: 'Love Åkesson',
    handle: 'love.akesson',
    email: 'love.akesson@sandbox.samspel.test',
    face: 37,
    accountType: 'Media_Creator',
    followers: 5_420,
    about: { sv: 'Ingen Facebooksida', en: 'No Facebook page' },
    pages: [],
  },
  {
    key: 'ebba',
    name: 'Ebba Sjö',
    handle: 'ebbasjo',
    face: 36,
    accountType: 'Media_Creator',
    followers: 7_900,
    about: { sv: 'Delar ingen e-postadress', en: 'Shares no email address' },
    pages: [
      {
        id: 'sandbox-page-ebba',
        name: 'Ebba Sjö',
        instagram: { id: 'sandbox-ig-ebba', username: 'ebbasjo', followers: 7_900, professional: true },
      },
    ],
  },
  {
    key: 'alva',
    name: 'Alva Norrman',
    handle: 'alvanorrman',
    email: 'alva.norrman@sandbox.samspel.test',
    face: 26,
    accountType: 'Business',
    followers: 2_210,
    about: { sv: 'Sköter 60 sidor', en: 'Looks after 60 pages' },
    pages: manyPages,
  },
  {
    key: 'iris',
    name: 'Iris Holm',
    handle: 'irisholm',
    email: 'iris.holm@sandbox.samspel.test',
    face: 28,
    accountType: 'Business',
    followers: 1_020,
    about: { sv: 'Sköter samma sida som Moa Berg', en: 'Looks after the same page as Moa Berg' },
    pages: [{ id: 'sandbox-page-moa', name: 'Moa Berg', instagram: moasAccount }],
  },
  {
    key: 'tove',
    name: 'Tove Ekström',
    handle: 'tovebakar',
    email: 'creator@samspel.test',
    face: 1,
    accountType: 'Media_Creator',
    followers: 18_400,
    about: {
      sv: 'Demokreatören, med kontots e-postadress',
      en: 'The demo creator, with the email address of the account',
    },
    pages: [
      {
        id: 'sandbox-page-tove',
        name: 'Tove bakar',
        instagram: { id: 'sandbox-ig-tove', username: 'tovebakar', followers: 18_400, professional: true, face: 1 },
      },
    ],
  },
]

/** Choosing this one signs in a new person each time: an identity that is not known here yet. */
const newcomer: Choice = {
  key: 'new',
  name: 'Vera Vik',
  handle: 'veravik',
  email: 'vera.vik@sandbox.samspel.test',
  face: 33,
  accountType: 'Media_Creator',
  followers: 9_300,
  about: {
    sv: 'Ny varje gång, med tre sidor varav en går att koppla',
    en: 'New each time, with three pages of which one can be connected',
  },
  pages: [
    {
      id: 'sandbox-page-vera',
      name: 'Vera Vik',
      instagram: { id: 'sandbox-ig-vera', username: 'veravik', followers: 9_300, professional: true, face: 33 },
    },
    {
      id: 'sandbox-page-vera-home',
      name: 'Vera hemma',
      instagram: { id: 'sandbox-ig-vera-home', username: 'verahemma', followers: 240, professional: false },
    },
    { id: 'sandbox-page-vera-shop', name: 'Veras bod' },
  ],
}

const newcomerOf = (mark: string): Choice => ({
  ...newcomer,
  key: `new-${mark}`,
  handle: `veravik.${mark}`,
  email: `vera.vik.${mark}@sandbox.samspel.test`,
  pages: newcomer.pages.map(({ id, instagram, ...page }) => ({
    ...page,
    id: `${id}-${mark}`,
    ...(instagram && { instagram: { ...instagram, id: `${instagram.id}-${mark}` } }),
  })),
})

/** The people offered on the consent page. */
export const choices: readonly Choice[] = [...people, newcomer]

/** The person chosen on the consent page; each newcomer gets a unique mark. */
export const chosenPerson = (key: unknown, mark: string): Choice | undefined =>
  key === newcomer.key ? newcomerOf(mark) : personOf(key)

export const personOf = (key: unknown): Choice | undefined => {
  const mark = typeof key === 'string' ? /^new-([0-9a-f]{10})$/.exec(key)?.[1] : undefined
  return mark === undefined ? people.find((person) => person.key === key) : newcomerOf(mark)
}

/** Facebook's id of a person for this app; Instagram's own sign-in gives it beside the account's. */
export const scopedIdOf = ({ key, subject = `sandbox-${key}` }: MadeUpPerson): string => subject

/** The Instagram account of a person: the same one, whether it is reached by way of a page or by Instagram's own sign-in. */
export const accountIdOf = ({ key, handle, followers, pages }: MadeUpPerson): string =>
  pages.find(({ instagram }) => instagram?.username === handle || instagram?.followers === followers)?.instagram?.id ??
  `sandbox-ig-${key}`
