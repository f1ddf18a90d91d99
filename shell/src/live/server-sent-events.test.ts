import { expect, it } from '@jest/globals'
import { createEventParser } from './server-sent-events'

it('reads events that arrive in pieces, skips comments and joins lines of data', () => {
  const read = createEventParser()
  expect(read(': hello\n\nevent: live:mess')).toEqual([])
  expect(read('age-created\ndata: {"a":1}\nid: 7\n')).toEqual([])
  expect(read('\ndata: x\ndata: y\r\n\r\n')).toEqual([
    { event: 'live:message-created', data: '{"a":1}', id: '7' },
    { event: 'message', data: 'x\ny', id: '7' },
  ])
})

it('an event without data is dropped, as the standard says', () => {
  expect(createEventParser()('event: ping\n\n')).toEqual([])
})
