import { expect, test } from '@jest/globals'
import { importRowsMax } from '@samspel/api'
import { readCsv } from './read-csv'

test('text without a sign says nothing', async () => {
  expect(await readCsv('')).toBeUndefined()
  expect(await readCsv(' \n\t')).toBeUndefined()
})

test('a list of names has no heading, and every row counts', async () => {
  expect(await readCsv('bo\n\neva\n')).toEqual({
    count: 2,
    header: undefined,
    columns: [],
    isOneColumn: true,
    isTooLong: false,
    firstRows: [['bo'], ['eva']],
  })
})

test('a list with a heading that we know says what will be read of it', async () => {
  expect(await readCsv('Konto\nbo')).toEqual({
    count: 1,
    header: ['Konto'],
    columns: ['Konto'],
    isOneColumn: true,
    isTooLong: false,
    firstRows: [['bo']],
  })
})

test('a table’s first row is its heading; of columns those are named that say who is meant, names first', async () => {
  expect(await readCsv("sep=;\nE-post;Ort; Användarnamn \nbo@ek.se;Lund;'@bo\n;;\n")).toEqual({
    count: 1,
    header: ['E-post', 'Ort', 'Användarnamn'],
    columns: ['Användarnamn', 'E-post'],
    isOneColumn: false,
    isTooLong: false,
    firstRows: [['bo@ek.se', 'Lund', '@bo']],
  })
  expect(await readCsv('Namn,Ort\nBo,Lund')).toMatchObject({ header: ['Namn', 'Ort'], columns: [], count: 1 })
})

test('one row with a second cell makes it a table', async () => {
  expect(await readCsv('bo\neva,Lund')).toMatchObject({ isOneColumn: false, header: ['bo'], count: 1 })
})

test('five rows are shown, and more than the server takes are said to be too many', async () => {
  const rows = Array.from({ length: importRowsMax }, (_, index) => `bo${index}`)
  const facts = await readCsv(rows.join('\n'))
  expect(facts).toMatchObject({ count: importRowsMax, isTooLong: false })
  expect(facts?.firstRows).toEqual([['bo0'], ['bo1'], ['bo2'], ['bo3'], ['bo4']])
  expect(await readCsv([...rows, 'eva'].join('\n'))).toMatchObject({ count: importRowsMax + 1, isTooLong: true })
  expect(await readCsv(['Konto', ...rows].join('\n'))).toMatchObject({ count: importRowsMax, isTooLong: false })
})
