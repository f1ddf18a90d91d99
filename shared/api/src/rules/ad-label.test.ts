import { describe, expect, test } from '@jest/globals'
import { adLabelOf, adLabelWords } from './ad-label'

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
  ])('none: %j', (caption) => {
    expect([adLabelOf(caption), adLabelWords(caption)]).toEqual(['missing', null])
  })

  test('long words are cut', () =>
    expect((adLabelWords(`Paid${' '.repeat(80)}partnership`) ?? '').length).toBeLessThanOrEqual(60))

  test('a caption of 5 000 characters that nearly fits is read at once', () => {
    expect(adLabelOf(`${'!'.repeat(2_500)}${'i betalt '.repeat(280)}`)).toBe('missing')
  })
})
