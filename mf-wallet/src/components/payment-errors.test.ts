import { expect, test } from '@jest/globals'
import { messageForError } from '@samspel/i18n'
import { paymentErrors } from './payment-errors'

test('a wrong key, a limit, a refusal and an outage of the provider have different words', () => {
  const ids = ['payment_key_refused', 'payment_busy', 'payment_refused', 'unavailable']
  const words = ids.map((id) => messageForError({ status: 503, kind: 'http', id }, { messages: paymentErrors }).id)
  expect(new Set(words).size).toBe(ids.length)
})
