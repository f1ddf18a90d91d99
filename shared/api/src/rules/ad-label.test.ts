import { describe, expect, test } from '@jest/globals'
import { countries } from '../constants'
import { adLabelBefore, adLabelOf, adLabels, adLabelWords, asksForAdLabel, checkCaption } from './ad-label'

describe('the advertising label of a caption', () => {
  test.each([
    ['Reklam', 'Reklam'],
    ['Reklam för @bjorkbrygg. Första lussefikat', 'Reklam för'],
    ['REKLAM – så gott', 'REKLAM'],
    ['Reklamsamarbete med @bjorkbrygg', 'Reklamsamarbete'],
    ['Annons', 'Annons'],
    ['Annons: veckans fynd', 'Annons'],
    ['Annons för @bjorkbrygg', 'Annons för'],
    ['Betalt samarbete', 'Betalt samarbete'],
    ['Betalt samarbete med @bjorkbrygg', 'Betalt samarbete med'],
    ['I betalt samarbete med @bjorkbrygg', 'I betalt samarbete med'],
    ['#reklam ny morgon', '#reklam'],
    ['#annons\nGod morgon', '#annons'],
    ['#betaltsamarbete @bjorkbrygg', '#betaltsamarbete'],
    ['Ad', 'Ad'],
    ['AD | best coffee', 'AD'],
    ['Ad for @bjorkbrygg', 'Ad for'],
    ['#ad best coffee', '#ad'],
    ['Advertisement', 'Advertisement'],
    ['Paid partnership with @bjorkbrygg', 'Paid partnership with'],
    ['In a paid partnership with @b', 'In a paid partnership with'],
    ['Paid collaboration with @b', 'Paid collaboration with'],
    ['Sponsored by @bjorkbrygg', 'Sponsored by'],
    ['  \n\n  [Annons] Första lussefikat', 'Annons'],
    ['✨ Reklam för @bjorkbrygg', 'Reklam för'],
    ['*Reklam*', 'Reklam'],
    ['Reklame for @bjorkbrygg', 'Reklame for'],
    ['Reklamesamarbejde med @b', 'Reklamesamarbejde'],
    ['Reklamelinker: se bio', 'Reklamelinker'],
    ['Innehåller reklamlänkar', 'Innehåller reklamlänkar'],
    ['Inneholder annonselenker', 'Inneholder annonselenker'],
    ['Annonse | god morgen', 'Annonse'],
    ['Annonce: kaffe', 'Annonce'],
    ['Betalt partnerskab med @b', 'Betalt partnerskab med'],
    ['Et betalt samarbeid med @b', 'Et betalt samarbeid med'],
    ['#annonce kaffe', '#annonce'],
    ['Mainos @bjorkbrygg', 'Mainos'],
    ['MAINOS: kahvi', 'MAINOS'],
    ['Kaupallinen yhteistyö @bjorkbrygg', 'Kaupallinen yhteistyö'],
    ['Kaupallisessa yhteistyössä @b', 'Kaupallisessa yhteistyössä'],
    ['Sisältää mainoslinkkejä', 'Sisältää mainoslinkkejä'],
    ['#kaupallinenyhteistyö kahvi', '#kaupallinenyhteistyö'],
    ['Contains affiliate links', 'Contains affiliate links'],
    ['𝗥𝗲𝗸𝗹𝗮𝗺 för @b', '𝗥𝗲𝗸𝗹𝗮𝗺 för'],
    ['Ｒｅｋｌａｍ', 'Ｒｅｋｌａｍ'],
    ['Rek\u200Blam för @b', 'Rek\u200Blam för'],
    ['\u2066Annons\u2069: kaffe', 'Annons'],
    ['Sisa\u0308lta\u0308a\u0308 mainoslinkkeja\u0308', 'Sisa\u0308lta\u0308a\u0308 mainoslinkkeja\u0308'],
  ])('clear at the start: %j', (caption, words) => {
    expect([adLabelOf(caption), adLabelWords(caption)]).toEqual(['ok', words])
  })

  test.each([
    ['Första lussefikat i år!\nReklam för @bjorkbrygg', 'Reklam för'],
    ['Första lussefikat #reklam', '#reklam'],
    ['Så gott. Annons', 'Annons'],
    ['So good #ad', '#ad'],
    ['So good, paid partnership with @b', 'paid partnership with'],
    ['Första lussefikat\n#samarbete', '#samarbete'],
    ['Lussefika #collab', '#collab'],
    ['Lussefika #spons', '#spons'],
    ['Tack till @bjorkbrygg för paketet', 'Tack till'],
    ['I samarbete med @bjorkbrygg', 'I samarbete med'],
    ['Sponsrat inlägg', 'Sponsrat'],
    ['In collaboration with @b', 'In collaboration with'],
    ['Thanks to @b', 'Thanks to'],
    ['Hyvää kahvia\nMainos', 'Mainos'],
    ['Yhteistyössä @b', 'Yhteistyössä'],
    ['I samarbejde med @b', 'I samarbejde med'],
    ['Sponset innlegg', 'Sponset'],
    ['Tak til @b', 'Tak til'],
  ])('late or vague: %j', (caption, words) => {
    expect([adLabelOf(caption), adLabelWords(caption)]).toEqual(['unclear', words])
  })

  test.each([
    'Första lussefikat i år',
    '',
    '   \n',
    'Adventskalender på gång',
    'Advent och glögg',
    'Reklamation av kaffebryggaren',
    'Reklamfri söndag',
    'Annonsören ringde',
    'Annorlunda kaffe',
    'Ad hoc-fika med grannen',
    'Ad astra',
    'Ad-free weekend',
    'Adam bakar',
    'Address in bio',
    'Adverbs are fun',
    'Samarbetsvillig katt',
    'Sponsring av laget',
    '@reklam är ett konto',
    '#adventskalender',
    '#reklamation',
    '#collaborate',
    '#prio',
    'Paid my bills',
    'Reklamefri søndag',
    'Mainostaja soitti',
    'Annoncøren ringede',
    'Kaupallinen opisto',
  ])('none: %j', (caption) => {
    expect([adLabelOf(caption), adLabelWords(caption)]).toEqual(['missing', null])
  })

  test('long words are cut', () =>
    expect((adLabelWords(`Paid${' '.repeat(80)}partnership`) ?? '').length).toBeLessThanOrEqual(60))

  test('a caption of 5 000 characters that nearly fits is read at once', () => {
    expect(adLabelOf(`${'!'.repeat(2_500)}${'i betalt '.repeat(280)}`)).toBe('missing')
  })
})

describe('the words that a country asks for', () => {
  test.each(countries)('%s: each counts as a clear label, and instructions with it ask for one', (country) => {
    for (const label of [...adLabels[country], adLabelBefore[country]]) {
      expect([label, adLabelOf(`${label} @bjorkbrygg`), asksForAdLabel(`Börja med ${label}.`)]).toEqual([
        label,
        'ok',
        true,
      ])
    }
  })
})

describe('accounts and hashtags', () => {
  const missing = (caption: string) => {
    const found = checkCaption(caption, { accounts: ['bjorkbrygg'], hashtags: ['smörgåstårta'] })
    return [found.missingAccounts.length === 0, found.missingHashtags.length === 0]
  }
  test.each([
    ['Tack @bjorkbrygg.', true, false],
    ['(@bjorkbrygg) #smörgåstårta', true, true],
    ['@BjorkBrygg… #SMÖRGÅSTÅRTA!', true, true],
    ['🎄@bjorkbrygg🎄#smörgåstårta🎄', true, true],
    ['#smo\u0308rga\u030Asta\u030Arta', false, true],
    ['＠bjorkbrygg ＃smörgåstårta', true, true],
    ['@bjork\u200Bbrygg', true, false],
    ['Reklam för @bjorkbrygg.outlet', false, false],
    ['skriv till info@bjorkbrygg.se', false, false],
    ['info@bjorkbrygg', false, false],
    ['@bjorkbrygg_se @bjorkbrygg2', false, false],
    ['x#smörgåstårta', false, false],
    ['#smörgåstårtan', false, false],
    ['https://tiktok.com/@bjorkbrygg', false, false],
  ])('%j: account %s, hashtag %s', (caption, account, hashtag) => {
    expect(missing(caption)).toEqual([account, hashtag])
  })
  test('a name that the campaign has in decomposed letters is found in composed ones', () =>
    expect(checkCaption('#fjäll', { accounts: [], hashtags: ['fja\u0308ll'] }).missingHashtags).toEqual([]))
})
