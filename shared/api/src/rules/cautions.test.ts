import { describe, expect, test } from '@jest/globals'
import { type CautionKind, cautionsIn } from './cautions'

const found = (text: string, kind: CautionKind) =>
  cautionsIn(text)
    .filter((one) => one.kind === kind)
    .map(({ words }) => words)

describe('claims that need proof', () => {
  test.each([
    ['Det luktade nougat, sedan Sveriges godaste bryggkaffe.', 'Sveriges godaste'],
    ['Världens mest effektiva kräm', 'Världens mest effektiva'],
    ['MARKNADENS BÄSTA!', 'MARKNADENS BÄSTA'],
    ['Nordens första klimatneutrala kaffe', 'Nordens första', 'klimatneutrala'],
    ['Bäst i test tre år i rad', 'Bäst i test'],
    ['Det bästa kaffet', 'Det bästa kaffet'],
    ['Billigaste resan i år', 'Billigaste'],
    ['100 % naturlig', '100 % naturlig'],
    ['100% ekologiskt', '100% ekologiskt'],
    ['100 procent fri från socker', '100 procent fri'],
    ['Garanterat gott', 'Garanterat'],
    ['Vi garanterar resultat', 'garanterar'],
    ['Etta på marknaden', 'Etta på marknaden'],
    ['Märket är nummer ett', 'nummer ett'],
    ['Vetenskapligt bevisad effekt', 'Vetenskapligt bevisad'],
    ['Rekommenderas av tandläkare', 'Rekommenderas av tandläkare'],
    ['Krämen botar och läker', 'botar', 'läker'],
    ['Utan biverkningar', 'Utan biverkningar'],
    ['Sweden’s tastiest coffee', 'Sweden’s tastiest'],
    ["The world's most sustainable shoe", "world's most sustainable"],
    ['The best coffee in town', 'The best coffee'],
    ['Best in test', 'Best in test'],
    ['Guaranteed to work', 'Guaranteed'],
    ['100% natural', '100% natural'],
    ['Clinically proven', 'Clinically proven'],
    ['It cures everything', 'cures'],
    ['Carbon neutral and eco-friendly', 'Carbon neutral', 'eco-friendly'],
    ['𝗦𝘃𝗲𝗿𝗶𝗴𝗲𝘀 𝗴𝗼𝗱𝗮𝘀𝘁𝗲', '𝗦𝘃𝗲𝗿𝗶𝗴𝗲𝘀 𝗴𝗼𝗱𝗮𝘀𝘁𝗲'],
  ])('%s', (text, ...words) => {
    expect(found(text, 'claim')).toEqual(words)
  })
  test.each([
    'Sveriges radio spelade i köket',
    'Det bästa jag vet är kaffe',
    'Min bästa vän, den bästa vännen',
    'Bäst före i mars. Jag tycker bäst om mörkrost.',
    'Hela världen doftade',
    'Fyra timmar, 2 100 % snabbare är det inte',
    'Förläkare, släker och robotar',
    'Den minsta koppen',
    'The best of friends, my best day',
    'Kaffe från @sverigesgodaste, se https://bast.example/bäst i',
  ])('none in: %s', (text) => {
    expect(found(text, 'claim')).toEqual([])
  })
})

describe('alcohol, children and health', () => {
  test.each<[string, CautionKind, ...string[]]>([
    ['Ett glas vin till maten, eller en öl', 'alcohol', 'vin', 'öl'],
    ['Alkoholhaltig dryck', 'alcohol', 'Alkoholhaltig'],
    ['Cold beers and red wine', 'alcohol', 'beers', 'wine'],
    ['Mina barn älskar den, och bebisen', 'children', 'barn', 'bebisen'],
    ['#barnmat för småbarn', 'children', '#barnmat', 'småbarn'],
    ['My kids and my daughter’s baby', 'children', 'kids', 'daughter’s', 'baby'],
    ['Hälsosamt och nyttigt', 'health', 'Hälsosamt', 'nyttigt'],
    ['Bra mot ångest och eksem', 'health', 'ångest', 'eksem'],
    ['Jag gick ner i vikt', 'health', 'gick ner i vikt'],
    ['Healthy, good for allergies and weight loss', 'health', 'Healthy', 'allergies', 'weight loss'],
  ])('%s', (text, kind, ...words) => {
    expect(found(text, kind)).toEqual(words)
  })
  test.each([
    'Vinter, vind och vinst. Ginger på Öland.',
    'Alkoholfri öl och alkoholfritt vin, an alcohol-free beer',
    'Barndomens smak, barnsligt gott',
    'An old barn, kidney beans',
    'Vi hälsade på mormor och hälsar till alla',
    'Stealth, kanalergon',
  ])('none in: %s', (text) => {
    expect(cautionsIn(text)).toEqual([])
  })
})

test('what is found stands where it says, in the order of the text, each word once', () => {
  const text = 'Reklam. 𝗦𝘃𝗲𝗿𝗶𝗴𝗲𝘀 𝗴𝗼𝗱𝗮𝘀𝘁𝗲 vin, utan biverkningar för barn'
  const all = cautionsIn(text)
  expect(all.map(({ kind }) => kind)).toEqual(['claim', 'alcohol', 'claim', 'children'])
  for (const { from, to, words } of all) expect(text.slice(from, to)).toBe(words)
  expect(all[1]!.words).toBe('vin')
})
