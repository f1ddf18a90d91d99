import { expect, it } from '@jest/globals'
import { readLiveFact } from './facts'

it('reads a fact with its ids in camel case', () => {
  expect(
    readLiveFact({ data: '{"fact":"message-created","ids":{"message_id":"m","instagramer_id":"i","brand_id":"b"}}' }),
  ).toEqual({
    name: 'live:message-created',
    payload: { messageId: 'm', instagramerId: 'i', brandId: 'b' },
  })
})

it('ignores what it does not know: a newer server may say more', () => {
  expect(readLiveFact({ data: '{"fact":"moon-landed","ids":{}}' })).toBeUndefined()
  expect(readLiveFact({ data: 'hello' })).toBeUndefined()
  expect(readLiveFact({ data: 'null' })).toBeUndefined()
})
