import { type PagedLists, prepend, removeWhere } from '@samspel/store'

/** A list with its order before records left it, including those, so that undoing restores their position. */
type List = PagedLists[string] & { order?: readonly string[] }

/** The remembered order, followed by items added since. */
const orderOf = ({ order, ids }: List): readonly string[] =>
  order ? [...order, ...ids.filter((id) => !order.includes(id))] : ids

/** Removes a record from the lists it leaves; each remembers its position for {@link putBack}. */
export const takeOut = (lists: PagedLists, id: string, leaves: (key: string) => boolean): PagedLists => {
  const left = removeWhere(lists, id, leaves)
  return Object.fromEntries(
    Object.entries(left).map(([key, list]) => {
      const before = lists[key] as List
      return [key, leaves(key) && before.ids.includes(id) ? { ...list, order: orderOf(before) } : list]
    }),
  )
}

/**
 * Puts a record back in its earlier position, otherwise first: after its nearest predecessor that is still present. Several records return
 * in their original order, whichever comes first.
 */
export const putBack = (lists: PagedLists, key: string, id: string): PagedLists => {
  const added = prepend(lists, key, id)
  const known = lists[key] as List | undefined
  const place = known?.order?.indexOf(id) ?? -1
  if (!known || place < 0 || known.ids.includes(id)) return added
  const before = known.order!.slice(0, place).findLast((other) => known.ids.includes(other))
  const at = before === undefined ? 0 : known.ids.indexOf(before) + 1
  return { ...added, [key]: { ...added[key]!, ids: [...known.ids.slice(0, at), id, ...known.ids.slice(at)] } }
}
