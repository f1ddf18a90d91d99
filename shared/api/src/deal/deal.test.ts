import { describe, expect, test } from '@jest/globals'
import type { DealFacts, Terms } from '../contract/types'
import { cancelShares, rightsChannels } from '../states'
import { dealRows, dealSections, dealSummary } from '.'

const none = { post: 0, reel: 0, story: 0, link: 0, content: 0 } as const
const today = '2026-11-30'
const locales = ['sv', 'en'] as const

const facts = (terms: Partial<Terms> = {}, more: Partial<DealFacts> = {}): DealFacts => ({
  title: 'Lussebrygg till nyår',
  brandName: 'Björkbrygg',
  exclusiveCategory: { id: 'c', nameSv: 'Kaffe och te', nameEn: 'Coffee and tea' },
  fee: 80_000,
  productValue: 549,
  deliveryMethod: 'delivery',
  dueAt: '2027-01-14',
  postingDays: 14,
  accounts: ['bjorkbrygg'],
  ...more,
  terms: {
    pieces: { ...none, post: 1, story: 3 },
    anyPiece: false,
    changeRounds: 2,
    rights: { channels: ['own', 'web', 'ads'], months: 12 },
    exclusivity: { categoryId: 'c', daysBefore: 0, daysAfter: 30 },
    answerDays: 5,
    cancelShare: 'half',
    ...terms,
  },
})
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const textOf = ({ parts }: { parts: { text: string }[] }) => plain(parts.map(({ text }) => text).join(''))
const strongOf = ({ parts }: { parts: { text: string; strong: boolean }[] }) =>
  parts.filter((part) => part.strong).map(({ text }) => plain(text))
const sectionsOf = (deal: DealFacts, locale: 'sv' | 'en') =>
  Object.fromEntries(dealSections(deal, locale, today).map((section) => [section.key, textOf(section)]))
const rowsOf = (deal: DealFacts, locale: 'sv' | 'en') =>
  Object.fromEntries(
    dealRows(deal, locale, today).map(({ key, title, detail }) => [
      key,
      [plain(title), ...(detail === null ? [] : [plain(detail)])],
    ]),
  )
const linesOf = (deal: DealFacts, locale: 'sv' | 'en') =>
  dealSummary(deal, locale, today).map(({ label, value }) => plain(`${label}: ${value}`))

describe('a whole deal', () => {
  test('is a text in Swedish', () => {
    expect(sectionsOf(facts(), 'sv')).toEqual({
      do: 'Du publicerar ett inlägg och tre stories senast tors 14 jan. Du har alltid minst 14 dagar från att paketet är framme. Du märker det som reklam först i texten och nämner @bjorkbrygg.',
      pictures:
        'Björkbrygg får visa dem i egna kanaler, på webben och i annonser i 12 månader från publiceringen. Inte i tryck. De är fortfarande dina.',
      exclusivity: 'Du gör inga andra samarbeten om kaffe och te från publiceringen och 30 dagar framåt.',
      get: 'Du får 800 kr och paketet, värt 549 kr. Pengarna reserveras när du blir godkänd och är dina när allt är godkänt. De kan tas ut 72 timmar senare.',
      change:
        'Björkbrygg kan be om ändring av varje del högst två gånger, sedan godkänner eller nekar de. Svarar ingen inom 5 dagar är det du lämnat in godkänt. Avbokar Björkbrygg när paketet är skickat får du 400 kr.',
    })
    expect(dealSections(facts(), 'sv', today).map(({ title }) => title)).toEqual([
      'Det här gör du',
      'Så får bilderna användas',
      'Ensamrätt',
      'Det här får du',
      'Om något ändras',
    ])
  })
  test('is the same text in English', () => {
    expect(sectionsOf(facts(), 'en')).toEqual({
      do: 'You publish one post and three stories by Thu 14 Jan. You always have at least 14 days from when the parcel has arrived. You mark it as advertising first in the text, and name @bjorkbrygg.',
      pictures:
        'Björkbrygg may show them in its own channels, on the web and in ads for 12 months from publication. Not in print. They are still yours.',
      exclusivity: 'You take part in no other collaborations about coffee and tea for 30 days from publication.',
      get: 'You get SEK 800 and the parcel, worth SEK 549. The money is set aside when you are approved, and is yours when everything is approved. It can be taken out 72 hours later.',
      change:
        'Björkbrygg can ask for changes to each part at most twice, and then approves or declines. If nobody answers within 5 days, what you have handed in is approved. If Björkbrygg cancels once the parcel is sent, you get SEK 400.',
    })
  })
  test('is a card of rows in Swedish and in English, and each row opens its own sentence', () => {
    expect(rowsOf(facts(), 'sv')).toEqual({
      pieces: ['Ett inlägg och tre stories', 'Märkt som reklam, med @bjorkbrygg'],
      due: ['Senast tors 14 jan', 'Minst 14 dagar från att paketet är framme'],
      fee: ['800 kr', 'Läggs undan när du får ja. Ditt när allt är godkänt, kan tas ut efter 72 timmar.'],
      rights: ['Björkbrygg får visa bilderna i 12 månader', 'Egna kanaler, webben och annonser, inte tryck'],
      exclusivity: ['Inga andra samarbeten om kaffe och te', '30 dagar från publiceringen'],
      changes: ['Två ändringar ingår', 'Sedan godkänner eller nekar de'],
      silence: ['Svarar ingen är det godkänt', 'Efter 5 dagar'],
      cancel: ['Avbokar Björkbrygg?', 'När paketet skickats är halva arvodet ditt'],
    })
    expect(rowsOf(facts(), 'en')).toEqual({
      pieces: ['One post and three stories', 'Marked as advertising, with @bjorkbrygg'],
      due: ['By Thu 14 Jan', 'At least 14 days from when the parcel has arrived'],
      fee: [
        'SEK 800',
        'Set aside when you get a yes. Yours when everything is approved, can be taken out after 72 hours.',
      ],
      rights: ['Björkbrygg may show the pictures for 12 months', 'Own channels, web and ads, not print'],
      exclusivity: ['No other collaborations about coffee and tea', '30 days from publication'],
      changes: ['Two rounds of changes included', 'Then they approve or decline'],
      silence: ['If nobody answers it is approved', 'After 5 days'],
      cancel: ['If Björkbrygg cancels', 'Once the parcel is sent, half the fee is yours'],
    })
    for (const locale of locales) {
      const text = Object.values(sectionsOf(facts(), locale)).join(' ')
      for (const { key, sentence } of dealRows(facts(), locale, today))
        if (key !== 'due') expect(text).toContain(plain(sentence))
    }
  })
  test('is a summary in Swedish and in English', () => {
    expect(linesOf(facts(), 'sv')).toEqual([
      'Publicera: Ett inlägg och tre stories',
      'Senast: tors 14 jan',
      'Arvode: 800 kr',
      'Betalas: när allt är godkänt',
      'Rättigheter: 12 månader, egna kanaler, webben och annonser',
      'Ensamrätt: kaffe och te, 30 dagar',
      'Ändringar: högst två gånger',
      'Inget svar: godkänt efter 5 dagar',
      'Avbokar Björkbrygg: 400 kr till dig',
    ])
    expect(linesOf(facts(), 'en')).toEqual([
      'Publish: One post and three stories',
      'Last day: Thu 14 Jan',
      'Fee: SEK 800',
      'Paid: when everything is approved',
      'Rights: 12 months, own channels, web and ads',
      'Exclusivity: coffee and tea, 30 days',
      'Changes: at most twice',
      'No answer: approved after 5 days',
      'If Björkbrygg cancels: SEK 400 to you',
    ])
  })
  test('what carries each sentence is strong, and every part names the field that it comes from', () => {
    const sections = dealSections(facts(), 'sv', today)
    expect(sections.map(strongOf)).toEqual([
      ['ett inlägg och tre stories', 'senast tors 14 jan', '@bjorkbrygg'],
      ['i egna kanaler, på webben och i annonser', '12 månader'],
      ['kaffe och te', '30 dagar'],
      ['800 kr'],
      ['högst två gånger', '5 dagar', '400 kr'],
    ])
    expect(sections.map(({ parts }) => [...new Set(parts.map(({ field }) => field))])).toEqual([
      ['pieces', 'dueAt', 'accounts'],
      ['rightsChannels', 'rightsMonths'],
      ['exclusiveCategory', 'exclusiveDays'],
      ['fee', 'products'],
      ['changeRounds', 'answerDays', 'cancelShare'],
    ])
  })
})

describe('what does not apply is not said', () => {
  test('terms from before they were kept say what is published and what is paid, and nothing else', () => {
    const before = facts(
      { anyPiece: true, changeRounds: null, rights: null, exclusivity: null, answerDays: null, cancelShare: 'none' },
      { exclusiveCategory: null },
    )
    for (const locale of locales) {
      expect(Object.keys(sectionsOf(before, locale))).toEqual(['do', 'get'])
      expect(Object.keys(rowsOf(before, locale))).toEqual(['pieces', 'due', 'fee'])
      expect(dealSummary(before, locale, today).map(({ key }) => key)).toEqual(['pieces', 'due', 'fee', 'paid'])
    }
    expect(rowsOf(before, 'sv').pieces?.[0]).toBe('Antingen ett inlägg eller en story')
    expect(rowsOf(before, 'en').pieces?.[0]).toBe('Either one post or one story')
  })
  test('a fee to be proposed is said as a span, and what is owed as a share of it', () => {
    const spanned = facts({ feeSpan: { lowest: 60_000, highest: 100_000 } }, { fee: 100_000 })
    expect(rowsOf(spanned, 'sv').fee?.[0]).toBe('Du föreslår själv, 600–1 000 kr')
    expect(rowsOf(spanned, 'en').fee?.[0]).toBe('You name your fee, SEK 600–1,000')
    expect(sectionsOf(spanned, 'sv').get).toMatch(
      /^Du föreslår själv arvodet, 600–1 000 kr, och får paketet, värt 549 kr\. Pengarna reserveras/,
    )
    expect(sectionsOf(spanned, 'en').get).toMatch(
      /^You name the fee yourself, SEK 600–1,000, and get the parcel, worth SEK 549\. The money/,
    )
    expect(sectionsOf(spanned, 'sv').change).toMatch(/när paketet är skickat får du halva arvodet\.$/)
    expect(linesOf(spanned, 'sv')).toEqual(
      expect.arrayContaining(['Arvode: du föreslår, 600–1 000 kr', 'Avbokar Björkbrygg: halva arvodet till dig']),
    )
    expect(linesOf(spanned, 'en')).toEqual(
      expect.arrayContaining(['Fee: you name it, SEK 600–1,000', 'If Björkbrygg cancels: half the fee to you']),
    )
    expect(rowsOf(facts({ feeSpan: { lowest: 60_000, highest: 100_000 } }, { fee: 0 }), 'sv').fee).toBeUndefined()
  })
  test('without a fee there are the goods alone, and nothing is owed when the brand cancels', () => {
    const goods = facts({}, { fee: 0 })
    expect(rowsOf(goods, 'sv')).toMatchObject({ goods: ['Paketet, värt 549 kr'] })
    expect(Object.keys(rowsOf(goods, 'sv'))).not.toEqual(expect.arrayContaining(['fee']))
    expect(Object.keys(rowsOf(goods, 'sv'))).not.toEqual(expect.arrayContaining(['cancel']))
    expect(sectionsOf(facts({}, { fee: 0, productValue: 0 }), 'sv').get).toBeUndefined()
  })
  test('exclusivity about a category that is gone can hold nobody', () => {
    expect(rowsOf(facts({}, { exclusiveCategory: null }), 'sv').exclusivity).toBeUndefined()
  })
})

test.each([
  ['delivery', '2027-01-14', 14, 'Senast tors 14 jan', 'Minst 14 dagar från att paketet är framme'],
  ['delivery', null, 14, 'Inom 14 dagar', 'Räknat från att paketet är framme'],
  ['delivery', '2027-01-14', 0, 'Senast tors 14 jan', undefined],
  ['pickup', '2027-01-14', 14, 'Senast tors 14 jan', 'Minst 14 dagar från hämtningen'],
  // Every pick-up from today on passes that day.
  ['pickup', '2026-12-10', 14, 'Inom 14 dagar', 'Räknat från hämtningen'],
  ['pickup', null, 1, 'Inom 1 dag', 'Räknat från hämtningen'],
  ['pickup', today, 0, 'Senast mån 30 nov', undefined],
] as const)('by %s, with the last day %s and %i days: %s', (deliveryMethod, dueAt, postingDays, title, detail) => {
  expect(rowsOf(facts({}, { deliveryMethod, dueAt, postingDays }), 'sv').due).toEqual(
    detail === undefined ? [title] : [title, detail],
  )
})

/** Every choice of one from each list. */
const every = <T extends Record<string, readonly unknown[]>>(lists: T): { [K in keyof T]: T[K][number] }[] =>
  Object.entries(lists).reduce<Record<string, unknown>[]>(
    (made, [key, values]) => made.flatMap((each) => values.map((value) => ({ ...each, [key]: value }))),
    [{}],
  ) as { [K in keyof T]: T[K][number] }[]
const subsets = <T>(of: readonly T[]): T[][] =>
  of.reduce<T[][]>((made, one) => [...made, ...made.map((each) => [...each, one])], [[]])

const pieces = every({
  post: [0, 1, 2],
  reel: [0, 1, 2],
  story: [0, 1, 20],
  link: [0, 1, 2],
  content: [0, 1, 2],
}).filter((each) => Object.values(each).some((count) => count > 0))
const fewPieces = [
  { ...none, post: 1 },
  { ...none, post: 2, story: 1 },
  { ...none, content: 1 },
]
const combinations: [string, DealFacts[]][] = [
  ['pieces', every({ pieces, anyPiece: [true, false] }).map((terms) => facts(terms))],
  [
    'days and accounts',
    every({
      pieces: fewPieces,
      deliveryMethod: ['delivery', 'pickup'] as const,
      dueAt: [null, '2026-12-01', '2027-01-14'],
      postingDays: [0, 1, 14],
      accounts: [[], ['a'], ['a', 'b']],
    }).map(({ pieces: each, ...more }) => facts({ pieces: each }, more)),
  ],
  [
    'money',
    every({
      pieces: fewPieces,
      cancelShare: cancelShares,
      fee: [0, 80_000, 80_050],
      productValue: [0, 549],
      deliveryMethod: ['delivery', 'pickup'] as const,
      feeSpan: [undefined, { lowest: 60_000, highest: 100_000 }, { lowest: 60_050, highest: 100_000 }],
    }).map(({ pieces: each, cancelShare, feeSpan, ...more }) =>
      facts({ pieces: each, cancelShare, ...(feeSpan && { feeSpan }) }, more),
    ),
  ],
  [
    'rights',
    every({ pieces: fewPieces, channels: subsets(rightsChannels).slice(1), months: [1, 12] }).map(
      ({ pieces: each, ...rights }) => facts({ pieces: each, rights }),
    ),
  ],
  [
    'exclusivity, changes and answers',
    every({
      pieces: fewPieces,
      exclusivity: [null, ...every({ categoryId: ['c'], daysBefore: [0, 1, 7], daysAfter: [1, 30] })],
      rights: [null],
      changeRounds: [null, 1, 2, 3],
      answerDays: [null, 1, 10],
    }).map((terms) => facts(terms)),
  ],
]

const wrong: [string, RegExp][] = [
  ['a value that is missing', /undefined|null|NaN|\[object/],
  ['two spaces, or one before a mark', / {2}| [.,?]|^ | $/],
  ['marks that do not belong together', /[.,]{2}|,\./],
  ['a plural of one', /(?<!\d)1 (?:dagar|månader|days|months)\b|\b(?:en|one) (?:reels|stories|posts|omgångar|sets)\b/],
  ['a singular of several', /(?:\d\d|[02-9]) (?:dag|månad|day|month)\b|\b(?:två|two) (?:reel|story|post|omgång|set)\b/],
]
const complaints = (text: string) =>
  wrong.filter(([, pattern]) => pattern.test(plain(text))).map(([what]) => `${what}: ${text}`)

describe.each(combinations)('every combination of %s', (_, deals) => {
  test.each(locales)('is said whole and in the right number, in %s', (locale) => {
    const found = deals.flatMap((deal) => {
      const rows = dealRows(deal, locale, today)
      const sections = dealSections(deal, locale, today)
      const lines = dealSummary(deal, locale, today)
      const texts = [
        ...rows.flatMap(({ title, detail, sentence }) => [title, detail ?? title, sentence]),
        ...sections.map(textOf),
        ...lines.flatMap(({ label, value }) => [label, value]),
      ]
      return [
        ...texts.flatMap(complaints),
        ...texts.filter((text) => text === ''),
        ...[...rows.map(({ sentence }) => sentence), ...sections.map(textOf)].filter(
          (text) => !/^\p{Lu}.*\.$/u.test(text),
        ),
        ...rows.filter(({ title }) => !/^[\p{Lu}\d]/u.test(title)).map(({ title }) => `small: ${title}`),
        ...sections.filter((section) => strongOf(section).length === 0).map(textOf),
        ...sections.flatMap(({ parts }) => parts).flatMap(({ text }) => (text === '' ? ['an empty part'] : [])),
      ]
    })
    expect(found).toEqual([])
    expect(deals.length).toBeGreaterThan(40)
  })
  test('is said of the same things in both languages', () => {
    for (const deal of deals) {
      expect(dealRows(deal, 'en', today).map(({ key }) => key)).toEqual(
        dealRows(deal, 'sv', today).map(({ key }) => key),
      )
      const fieldsOf = (locale: 'sv' | 'en') =>
        dealSections(deal, locale, today).map(({ key, parts }) => [
          key,
          parts.map(({ field, strong }) => [field, strong]),
        ])
      expect(fieldsOf('en')).toEqual(fieldsOf('sv'))
    }
  })
})

describe('a draft before publishing', () => {
  const deal = facts({ draft: { answerDays: 2 } })
  test('is a paragraph of its own, with its changes; those are not said a second time', () => {
    expect(sectionsOf(deal, 'sv').draft).toBe(
      'Du skickar bild och text innan du publicerar. Björkbrygg svarar inom 2 dagar, annars är utkastet godkänt. De kan be om ändring högst två gånger.',
    )
    expect(sectionsOf(deal, 'en').draft).toBe(
      'You send pictures and text before you publish. Björkbrygg answers within 2 days, or else the draft is approved. They can ask for changes at most twice.',
    )
    expect(sectionsOf(deal, 'sv').change).not.toContain('ändring')
    expect(dealSections(deal, 'sv', today).map(({ key }) => key)).toEqual([
      'do',
      'draft',
      'pictures',
      'exclusivity',
      'get',
      'change',
    ])
    expect(strongOf(dealSections(deal, 'sv', today)[1]!)).toEqual(['inom 2 dagar', 'högst två gånger'])
  })
  test('is a row of the card and of the summary', () => {
    expect(rowsOf(deal, 'sv').draft).toEqual([
      'Först ett utkast',
      'Svar inom 2 dagar, annars är det godkänt. Två ändringar ingår',
    ])
    expect(rowsOf(deal, 'en').draft).toEqual([
      'First a draft',
      'An answer within 2 days, or else it is approved. Two rounds of changes included',
    ])
    expect(linesOf(deal, 'sv')).toContain('Utkast: svar inom 2 dagar, annars godkänt')
    expect(linesOf(deal, 'en')).toContain('Draft: answered within 2 days, or else approved')
  })
  test('is said of one day and one change, of any number of changes, and not where nothing is published', () => {
    const one = facts({ draft: { answerDays: 1 }, changeRounds: 1 })
    expect([sectionsOf(one, 'sv').draft, sectionsOf(one, 'en').draft]).toEqual([
      expect.stringContaining('inom 1 dag, annars är utkastet godkänt. De kan be om ändring högst en gång.'),
      expect.stringContaining('within 1 day, or else the draft is approved. They can ask for changes at most once.'),
    ])
    expect(sectionsOf(facts({ draft: { answerDays: 2 }, changeRounds: null }), 'sv').draft).toMatch(/godkänt\.$/)
    const content = facts({ draft: { answerDays: 2 }, pieces: { ...none, content: 1 } })
    expect(sectionsOf(content, 'sv').draft).toBeUndefined()
    expect(sectionsOf(content, 'sv').change).toContain('be om ändring')
  })
})
