import { expect, test } from '@jest/globals'
import { afterWelcome } from './after-welcome'

const id = '0196be7a-c8c0-76ac-b897-0db37411b70f'

test('an offer that was read as a visitor is the creator’s own page of it, which is told where they come from', () => {
  expect(afterWelcome(`/p/marketplace/${id}`)).toEqual({ path: `/marketplace/${id}?welcome=1`, offerId: id })
  expect(afterWelcome(`/marketplace/${id}?apply=1`)).toEqual({ path: `/marketplace/${id}?welcome=1`, offerId: id })
})

test('other addresses of this site stay as they are; those of other sites are left out', () => {
  expect(afterWelcome('/p/brands/7')).toEqual({ path: '/p/brands/7' })
  expect(afterWelcome('//evil.example')).toEqual({ path: '/' })
  expect(afterWelcome(null)).toEqual({ path: '/' })
})
