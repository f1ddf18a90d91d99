import type { CollaborationLinkKind, PageTheme, ProductSuggestionState } from '@samspel/api'

/** A link without its id; `@` stands for the creator's user name. */
export interface LinkFacts {
  kind: CollaborationLinkKind
  title: Record<'sv' | 'en', string>
  url: string
  hidden?: boolean
}

const both = (title: string) => ({ sv: title, en: title })

/** What creators link to; every host is invented. */
export const linkChoices: readonly LinkFacts[] = [
  { kind: 'instagram', title: both('Instagram'), url: 'https://instagram.example/@' },
  { kind: 'tiktok', title: both('TikTok'), url: 'https://tiktok.example/@@' },
  {
    kind: 'youtube',
    title: { sv: 'Längre filmer på YouTube', en: 'Longer films on YouTube' },
    url: 'https://youtube.example/@@',
  },
  { kind: 'website', title: { sv: 'Bloggen', en: 'My blog' }, url: 'https://@.example/' },
  {
    kind: 'shop',
    title: { sv: 'Saker jag använder varje dag', en: 'Things I use every day' },
    url: 'https://butik.example/@',
  },
  {
    kind: 'facebook',
    title: { sv: 'Gruppen på Facebook', en: 'The group on Facebook' },
    url: 'https://facebook.example/groups/@',
  },
  { kind: 'linkedin', title: both('LinkedIn'), url: 'https://linkedin.example/in/@' },
  {
    kind: 'other',
    title: { sv: 'Nyhetsbrevet, en gång i månaden', en: 'The newsletter, once a month' },
    url: 'https://brev.example/@',
  },
]

/** Each can be read: the seed refuses one that cannot. */
export const pageThemes: readonly PageTheme[] = [
  { background: '#fff8f0', accent: '#8a3b12' },
  { background: '#f2f6f3', accent: '#20694a' },
  { background: '#1d2440', accent: '#ffcf6e' },
  { background: '#fdf1f4', accent: '#a3305c' },
  { background: '#eef3fb', accent: '#23405c' },
  { background: '#2b1f33', accent: '#e9dfff' },
  { background: '#ffffff', accent: '#3a2bd6' },
]

/** Tove's page, the one that is shown first. */
export const toveIntro =
  'Bakar hela veckan och brygger till. Bullar, kaffe och det som får plats på köksbordet i Linköping.'
export const toveLinks: readonly LinkFacts[] = [
  { kind: 'instagram', title: both('Instagram'), url: 'https://instagram.example/@' },
  { kind: 'website', title: both('Recepten, samlade'), url: 'https://tovebakar.example/recept' },
  { kind: 'youtube', title: both('Baka med Tove'), url: 'https://youtube.example/@@' },
  { kind: 'shop', title: both('Det jag bakar med'), url: 'https://butik.example/@' },
  { kind: 'other', title: both('Bröllopstårtor, prislista'), url: 'https://tovebakar.example/tartor', hidden: true },
]

/** Brands that have written on their page. */
export const brandIntros: Readonly<Record<string, string>> = {
  bjorkbrygg: 'Vi rostar på tisdagar och skickar på onsdagar. Välj ett uppdrag, brygg och berätta som det är.',
  havsro: 'Vi söker dig som visar hud som den ser ut.',
  fjallglim: 'Allt vi gör ska gå att laga på en stubbe i motvind.',
  knaprigt: 'Knäck en bit och visa hur det låter.',
  granrot: 'Gå ut, kom hem smutsig, berätta sedan.',
  'moor-mill': 'Tell us how you take it. We read every word.',
  fjordkaffe: 'Light roasts, short stories.',
}

export interface SuggestionFacts {
  state: ProductSuggestionState
  product: string
  description?: string
  socials?: readonly string[]
  email?: string
  locale?: 'sv' | 'en'
  note?: string
  daysAgo: number
}

/** What visitors have suggested; the newest first. */
export const suggestions: readonly SuggestionFacts[] = [
  {
    state: 'new',
    product: 'Havremjölk från Skåne',
    description: 'Den som skummar på riktigt. Passar till latte.',
    socials: ['https://instagram.example/frukosthoslinn'],
    email: 'linn@post.example',
    daysAgo: 0,
  },
  { state: 'new', product: 'https://tomtebloss.example/ljusslinga-12', socials: ['@kvallslampan'], daysAgo: 1 },
  {
    state: 'new',
    product: 'Ryggsäck för liten hund',
    description: 'Jag har en tax som vill följa med på tunnelbanan.',
    email: 'taxenrut@post.example',
    daysAgo: 2,
  },
  {
    state: 'new',
    product: 'Sourdough starter kit',
    description: 'Something with a jar and flour, for beginners.',
    socials: ['https://tiktok.example/@slowbread', '@slowbread'],
    locale: 'en',
    daysAgo: 3,
  },
  { state: 'new', product: 'Garn i naturfärger', socials: ['@maskor'], daysAgo: 5 },
  {
    state: 'handled',
    product: 'Lussebrygg i större påse',
    description: '500 g skulle räcka hela december.',
    email: 'advent@post.example',
    note: 'Skickat vidare till Björkbrygg, de återkommer.',
    daysAgo: 8,
  },
  {
    state: 'handled',
    product: 'Ansiktsmist utan parfym',
    socials: ['https://instagram.example/kansligthud'],
    note: 'Havsro har Vårdagg som utkast.',
    daysAgo: 14,
  },
  {
    state: 'handled',
    product: 'https://kotte.example/byggklossar',
    description: 'Barnen bygger hela dagarna.',
    socials: ['@tvasmabyggare'],
    email: 'bygg@post.example',
    note: 'Kottebo är redan med.',
    daysAgo: 21,
  },
  {
    state: 'handled',
    product: 'Merino socks',
    email: 'runner@post.example',
    locale: 'en',
    note: 'Granrot plans an offer in spring.',
    daysAgo: 33,
  },
  {
    state: 'declined',
    product: 'Snabblån med ränta 0 %',
    email: 'pengar@post.example',
    note: 'Lån och krediter tar vi inte emot.',
    daysAgo: 12,
  },
  {
    state: 'declined',
    product: 'Följare, 10 000 stycken',
    socials: ['https://kopfoljare.example'],
    note: 'Nej.',
    daysAgo: 19,
  },
  {
    state: 'declined',
    product: 'E-cigaretter',
    description: 'Många smaker.',
    socials: ['@vejp'],
    note: 'Nikotin går inte.',
    daysAgo: 40,
  },
]
