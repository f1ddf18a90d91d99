import { expect, test } from '@jest/globals'
import { storeFieldNames, storeFields } from '../store-fields'
import { storeColumnName, storeColumns, storeColumnsOf, storeTemplate } from './store-columns'

test('an export is read as it was written, each column in its place', () => {
  const written = storeColumns.map((column) => (column === 'id' ? 'id' : storeFields[column].column))
  expect(storeColumns).toEqual(['id', ...storeFieldNames])
  expect([...storeColumnsOf(written)]).toEqual(storeColumns.map((column, at) => [column, at]))
})

test.each(['sv', 'en'] as const)('the template in %s is read whole; it asks for no id', (language) => {
  const [heading = ''] = storeTemplate(language).slice(1).split('\r\n')
  const found = storeColumnsOf(heading.split(language === 'sv' ? ';' : ','))
  expect([...found.keys()]).toEqual(storeFieldNames)
})

test('headings of other languages are known; of several with one meaning the first counts, and what is absent is not in the file', () => {
  expect([...storeColumnsOf(['Myymälä', 'Poststed', 'Navn', 'Något annat'])]).toEqual([
    ['name', 0],
    ['city', 1],
  ])
  expect(storeColumnsOf([]).size).toBe(0)
})

test('a column is called as the language has it; an id, and what is no column, by its own name', () => {
  expect(storeColumnName('postalCode', 'sv')).toBe('Postnummer')
  expect(storeColumnName('postalCode', 'en')).toBe('Postal code')
  expect(storeColumnName('id', 'sv')).toBe('id')
  expect(storeColumnName('färg', 'en')).toBe('färg')
})

test('the template shows one store, with the signs that the language’s programs expect', () => {
  expect(storeTemplate('sv')).toBe(
    '\uFEFFButik;Gatuadress;Postnummer;Ort;Land;Latitud;Longitud;Telefon;Öppettider;Kontaktperson;Kontaktens e-post;Anteckning vid utlämning\r\n' +
      'Exempelbutiken;Storgatan 1;903 26;Umeå;Sverige;63,8258;20,2630;;;;;\r\n',
  )
  expect(storeTemplate('en')).toBe(
    '\uFEFFStore,Street address,Postal code,City,Country,Latitude,Longitude,Phone,Opening hours,Contact person,Contact’s email,Hand-over note\r\n' +
      'Example store,Storgatan 1,903 26,Umeå,Sweden,63.8258,20.2630,,,,,\r\n',
  )
})

test.each([
  ['name', ['Butiksnamn', 'Store name', 'navn', 'butikk', 'butikknavn', 'nimi']],
  ['address', ['Adress', 'Besöksadress', 'gata', 'street', 'adresse', 'besøksadresse', 'osoite', 'katuosoite']],
  ['postalCode', ['Postnr', 'postcode', 'ZIP', 'zip code', 'postinumero']],
  ['city', ['Stad', 'Postort', 'Town', 'By', 'sted', 'kaupunki', 'postitoimipaikka']],
  ['countryCode', ['Landskod', 'Country code', 'maa']],
  ['latitude', ['Lat', 'breddegrad', 'leveysaste']],
  ['longitude', ['Lng', 'lon', 'long', 'lengdegrad', 'pituusaste']],
  ['phone', ['Tel', 'Telefonnummer', 'Phone number', 'puhelin']],
  ['openingHours', ['åpningstider', 'åbningstider', 'aukioloajat']],
  ['contactName', ['Kontakt', 'Contact', 'yhteyshenkilö']],
  ['contactEmail', ['E-post', 'E-postadress', 'mejl', 'mail', 'email', 'e-mail', 'sähköposti']],
  ['handoverNote', ['Utlämning']],
] as const)('%s is also called %j', (column, called) => {
  for (const heading of called) expect([...storeColumnsOf([heading]).keys()]).toEqual([column])
})
