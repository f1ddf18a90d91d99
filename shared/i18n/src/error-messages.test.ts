import { expect, test } from '@jest/globals'
import { errorKinds, fieldErrorIds } from '@samspel/api/errors'
import {
  createTranslate,
  defineMessages,
  type Failure,
  loadErrorTexts,
  messageForError,
  messageForField,
  messageForRecord,
  messageForStatus,
} from './index'

const sv = (failure: Failure) => createTranslate('sv')(messageForStatus(failure))
const en = (failure: Failure, query = false) => createTranslate('en')(messageForStatus(failure, { query }))

test('status 0 (X-01)', () =>
  expect(sv(0)).toBe('Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.'))
test('status 401 (X-02)', () => expect(sv(401)).toBe('Du måste logga in för att fortsätta.'))
test('status 403 (X-03)', () => expect(sv(403)).toBe('Du har inte åtkomst till innehållet.'))
test('status 404 (X-04)', () => expect(sv(404)).toBe('Innehållet hittades inte.'))
test('status 422, no final dot (X-05)', () =>
  expect(sv(422)).toBe('Kunde inte spara, kontrollera uppgifterna och försök igen'))
test('unreadable response (X-06)', () => expect(sv('parse')).toBe('Kunde inte tolka datan från servern'))
test('anything else (X-07)', () => expect([sv(500), sv(418)]).toEqual(Array(2).fill('Något gick fel, försök igen.')))
test('offline in English, queries add advice (X-08)', () => {
  expect(en('offline')).toBe('Could not access the server')
  expect(en('offline', true)).toContain('Could not access the server')
  expect(en('offline', true)).toContain('check your connection and try again')
})
test('server error in English (X-09)', () => expect(en(500)).toBe('Something went wrong, try again.'))
test('unauthenticated in English (X-10)', () => expect(en(401)).toBe('You need to be signed in before you continue.'))
test('unauthorized in English (X-11)', () =>
  expect(en(403)).toBe("You don't have the permissions needed to view this content."))
test('unprocessable in English (X-12)', () =>
  expect(en(422)).toBe(
    'There was an error while saving, there may be invalid fields. Please check your fields and try again.',
  ))
test('not found in English (X-13)', () => expect(en(404)).toBe('404 - We could not find what you are looking for.'))
test('parse error in English (X-14)', () =>
  expect(en('parse')).toBe('An error occured while processing the server response.'))

test('six messages for campaign, store and store campaign, none of them generic (X-27)', () => {
  for (const locale of ['sv', 'en'] as const) {
    const texts = (['campaign', 'store', 'storeCampaign'] as const).flatMap((kind) =>
      [404, 403].map((status) => messageForRecord(kind, status)),
    )
    expect(
      new Set(
        [...texts, messageForStatus(404), messageForStatus(403)].map((message) => createTranslate(locale)(message)),
      ).size,
    ).toBe(8)
  }
  expect(messageForRecord('store', 500)).toBe(messageForStatus(500))
})

test('a caller’s text wins: by id, then by status, then the default (C-42)', () => {
  const own = defineMessages({
    a: { id: 't.a', description: '', defaultMessage: 'a', en: 'a' },
    b: { id: 't.b', description: '', defaultMessage: 'b', en: 'b' },
    c: { id: 't.c', description: '', defaultMessage: 'c', en: 'c' },
  })
  const messages = { bad_credentials: own.a, 401: own.b, default: own.c }
  expect(messageForError({ status: 401, kind: 'http', id: 'bad_credentials' }, { messages })).toBe(own.a)
  expect(messageForError({ status: 401, kind: 'http' }, { messages })).toBe(own.b)
  expect(messageForError({ status: 500, kind: 'http' }, { messages })).toBe(own.c)
  expect(messageForError({ status: 0, kind: 'offline' })).toBe(messageForStatus(0))
  expect(createTranslate('sv')(messageForError({ status: 409, kind: 'http', id: 'already_decided' }))).toBe(
    'Det här är redan avgjort av någon annan.',
  )
})

test('every message id of the contract has a text in both languages (X-18)', async () => {
  await loadErrorTexts()
  for (const id of fieldErrorIds) expect(messageForField(id).id).toBe(`i18n.field.${id}`)
  expect(createTranslate('sv')(messageForField('account_exists'))).toBe('account already exists')
  expect(messageForField('never-heard-of').id).toBe('i18n.field.invalid')
  for (const [id, { status }] of Object.entries(errorKinds))
    expect(createTranslate('en')(messageForError({ id, status, kind: 'http' }))).not.toBe('')
})

test('what is too large says how much there may be, where that is known', () => {
  const text = (id: string, maxBytes?: number) => createTranslate('sv')(messageForField(id, maxBytes))
  expect(text('file_too_large', 20 * 1024 * 1024)).toBe('filen är för stor. Välj en på högst 20 MB.')
  expect(text('file_too_large')).toBe('filen är för stor. Välj en mindre.')
  const body = (maxBytes?: number) =>
    createTranslate('en')(messageForError({ status: 413, kind: 'http', id: 'body_too_large', maxBytes }))
  expect(body(4 * 1024 * 1024 + 65_536)).toBe('What you are sending is too large. At most 4 MB can be sent.')
  expect(body(256 * 1024)).toBe('What you are sending is too large. At most 256 kB can be sent.')
  expect(body()).toBe('What you are sending is too large.')
  // A proxy in front of us answers without our id.
  expect(createTranslate('sv')(messageForError({ status: 413, kind: 'http' }))).toBe('Det du skickar är för stort.')
})
