import { expect, test } from '@jest/globals'
import { filledText, messageParts } from './messages'

const linksIn = (body: string) =>
  messageParts(body).flatMap(({ href, host, isLookalike }) => (href ? [{ href, host, isLookalike }] : []))

test('a link names the host that it truly leads to', () => {
  expect(linksIn('Se https://samspel.test@elak.example/logga-in.')).toEqual([
    { href: 'https://elak.example/logga-in', host: 'elak.example', isLookalike: undefined },
  ])
  expect(linksIn('https://samspel.test.elak.example')).toMatchObject([{ host: 'samspel.test.elak.example' }])
})

test('a host in letters that look like others is shown in plain ones and marked', () => {
  // The second letter is Cyrillic.
  expect(linksIn('http://sаmspel.test/')).toMatchObject([{ host: 'xn--smspel-3nf.test', isLookalike: true }])
})

test('only addresses of the web become links, and what ends the sentence is not of them', () => {
  expect(linksIn('javascript:alert(1) data:text/html,x ftp://a.se file:///etc/passwd')).toEqual([])
  expect(messageParts('(se https://a.se/b).').map(({ text }) => text)).toEqual(['(se ', 'https://a.se/b', ').'])
  expect(linksIn('https://')).toEqual([])
})

test('a template is filled by either name; what has no value, or is unknown, is missing', () => {
  expect(filledText('Hej {förnamn}, {first_name}', { first_name: 'Tove' })).toEqual({
    text: 'Hej Tove, Tove',
    missing: [],
  })
  expect(filledText('{arvode} {okänd}', { fee: null }).missing).toEqual(['arvode', 'okänd'])
})
