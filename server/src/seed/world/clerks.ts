import type { Making } from './context'

/** Of the store where the demo's clerk stands. */
export const clerksAddress = 'Järntorget 4'

/** Clerks stand in one store each, the first of them at Järntorget; every fourth has all stores of the brand. */
export const tieClerks = (make: Making): void => {
  const random = make.random('clerks')
  const clerks = make.world.users.filter(({ role }) => role === 'store_user')
  clerks.forEach(({ id, email }, at) => {
    const brandId = make.world.brand_users.find(({ user_id: userId }) => userId === id)?.brand_id
    const stores = make.world.stores.filter(({ brand_id: of }) => of === brandId)
    const isFirst = email === 'store@samspel.test'
    if (stores.length === 0 || (!isFirst && at % 4 === 3)) return
    const store = isFirst ? stores.find(({ address }) => address === clerksAddress) : random.pick(stores)
    if (store) make.add('store_staff', { brand_id: brandId, store_id: store.id, user_id: id })
  })
}
