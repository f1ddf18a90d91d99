import { describe, expect, test } from '@jest/globals'
import { isSameCaption } from './captions'

const approved = 'Reklam för Havsro.\n\nSju grader och motvind på Öland.\n#havsro #Vinter #ad'

describe('a caption says the same as another', () => {
  test.each([
    ['as it is', approved],
    ['with other blanks', `  ${approved.replace(/\n+/g, '\u00a0 ')}\n`],
    ['with letters in their decomposed form', approved.normalize('NFD')],
    ['with hashtags in another case', approved.replace('#havsro', '#HavsRo').replace('#ad', '#AD')],
    ['with the last hashtags in another order', approved.replace('#havsro #Vinter #ad', '#ad\n#havsro\n#Vinter')],
    ['with the last hashtags in one', approved.replace('#havsro #Vinter #ad', '#vinter#ad#havsro')],
  ])('%s', (_, published) => {
    expect(isSameCaption(approved, published)).toBe(true)
    expect(isSameCaption(published, approved)).toBe(true)
  })

  test.each([
    ['without the label', approved.replace('Reklam för Havsro.', '')],
    ['with a word in another case', approved.replace('motvind', 'Motvind')],
    ['with another sign', approved.replace('Öland.', 'Öland!')],
    ['without a hashtag', approved.replace(' #ad', '')],
    ['with one hashtag more', `${approved} #rabatt`],
    ['with a hashtag twice', `${approved} #ad`],
    ['with a hashtag among the words', approved.replace('motvind', '#motvind')],
    ['with words in another order', approved.replace('Sju grader och motvind', 'Motvind och sju grader')],
    ['with words after the hashtags', `${approved} Länk i bio`],
    ['without anything', ''],
  ])('and not %s', (_, published) => {
    expect(isSameCaption(approved, published)).toBe(false)
    expect(isSameCaption(published, approved)).toBe(false)
  })

  test('where hashtags stand among the words, their order counts', () => {
    expect(isSameCaption('#a #b är bra', '#b #a är bra')).toBe(false)
    expect(isSameCaption('#A är bra', '#a är bra')).toBe(true)
  })
})
