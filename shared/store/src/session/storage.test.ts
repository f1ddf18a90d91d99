import { expect, test } from '@jest/globals'
import { createTestStore } from '@samspel/testing'
import { appActions, createStorage, storage } from '../index'

test('keys carry the product prefix (E-40)', () => {
  const map = new Map<string, string>()
  const area = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  }
  const one = createStorage(() => area as unknown as Storage)
  one.set('closedInfoBannerIds', '3,7')
  expect([...map]).toEqual([['samspel.closedInfoBannerIds', '3,7']])
  one.remove('closedInfoBannerIds')
  expect(one.get('closedInfoBannerIds')).toBeUndefined()
})

test('where storage is refused, values live as long as the page (E-40)', () => {
  const one = createStorage(() => {
    throw new Error('SecurityError')
  })
  one.set('account-type', 'brand')
  expect(one.get('account-type')).toBe('brand')
  one.remove('account-type')
  expect(one.get('account-type')).toBeUndefined()
})

test('the chosen brand and language are remembered by the browser, and the brand forgotten at sign-out (E-42)', () => {
  const { store, reset } = createTestStore()
  store.dispatch(appActions.brandChosen('b1'))
  store.dispatch(appActions.localeChosen('sv'))
  expect([storage.get('preferred-brand'), storage.get('preferred-locale')]).toEqual(['b1', 'sv'])
  expect(createTestStore().store.getState().app).toMatchObject({ brandId: 'b1', locale: 'sv' })
  reset()
  expect(storage.get('preferred-brand')).toBeUndefined()
  expect(store.getState().app).toMatchObject({ brandId: null, locale: 'sv' })
})
