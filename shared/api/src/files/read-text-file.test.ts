import { expect, test } from '@jest/globals'
import { readTextFile } from './read-text-file'

const file = (bytes: readonly number[]) => new Blob([Uint8Array.from(bytes)])

test('UTF-8 with and without its mark, UTF-16 and what Windows writes are read; what is no text is not', async () => {
  expect(await readTextFile(new Blob(['namn;ort\nÅre;Åre']))).toEqual({ text: 'namn;ort\nÅre;Åre', isGuessed: false })
  expect((await readTextFile(file([0xef, 0xbb, 0xbf, 0x61])))?.text).toBe('a')
  expect(await readTextFile(file([0xff, 0xfe, 0xc5, 0x00, 0x72, 0x00]))).toEqual({ text: 'År', isGuessed: false })
  expect(await readTextFile(file([0xfe, 0xff, 0x00, 0xc5, 0x00, 0x72]))).toEqual({ text: 'År', isGuessed: false })
  expect(await readTextFile(file([0xc5, 0x72, 0x65]))).toEqual({ text: 'Åre', isGuessed: true })
  expect(await readTextFile(file([0x50, 0x4b, 0x03, 0x04, 0x00]))).toBeUndefined()
})

test('an XML document is read by the encoding that it names; one that is not as it says is no text', async () => {
  const latin = (start: string) => new Blob([start, Uint8Array.of(0xc5), 're</a>'])
  expect(await readTextFile(latin('<?xml version="1.0" encoding="ISO-8859-1"?><a>'))).toEqual({
    text: '<?xml version="1.0" encoding="ISO-8859-1"?><a>Åre</a>',
    isGuessed: false,
  })
  for (const start of ['<a>', '<?xml version="1.0" encoding="UTF-8"?><a>', "<?xml version='1.0' encoding='none'?><a>"])
    expect(await readTextFile(latin(start))).toBeUndefined()
})

test('half a byte order mark is none', async () => {
  // What Windows-1252 has at 0xff and 0xfe.
  expect(await readTextFile(file([0xff, 0x61]))).toEqual({ text: 'ÿa', isGuessed: true })
  expect(await readTextFile(file([0xfe, 0x61]))).toEqual({ text: 'þa', isGuessed: true })
  expect(await readTextFile(file([0x61, 0xfe]))).toEqual({ text: 'aþ', isGuessed: true })
  expect(await readTextFile(file([0x61, 0xff]))).toEqual({ text: 'aÿ', isGuessed: true })
  expect(await readTextFile(file([]))).toEqual({ text: '', isGuessed: false })
})
