import { expect, it } from '@jest/globals'
import type { RootState } from '@samspel/store'
import { selectVisitorArea } from './use-area'

const auth = (over: Partial<RootState['auth']>): Pick<RootState, 'auth'> => ({
  auth: {
    loading: false,
    authenticated: true,
    scope: 'user',
    role: undefined,
    error: undefined,
    roleResolved: true,
    ...over,
  },
})

it('one area for each of the roles 1, 2 and 3, and the creator area without a role (R-21)', () => {
  expect(selectVisitorArea(auth({ role: 'admin' }))).toBe('admin')
  expect(selectVisitorArea(auth({ role: 'company' }))).toBe('company')
  expect(selectVisitorArea(auth({ role: 'store_user' }))).toBe('store')
  expect(selectVisitorArea(auth({ scope: 'instagramer' }))).toBe('creator')
  expect(selectVisitorArea(auth({ authenticated: false }))).toBe('anonymous')
})

it('there is no area while the role is being resolved (R-22)', () => {
  expect(selectVisitorArea(auth({ role: 'admin', roleResolved: false }))).toBeUndefined()
})
