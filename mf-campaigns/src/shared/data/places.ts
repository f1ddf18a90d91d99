import { type PagedLists, prepend, removeWhere } from '@samspel/store'

/** How a list stood before records left it, those that are gone among the others: what is undone goes back to its place. */
type List = PagedLists[string] & { order?: readonly string[] }

/** The order that is remembered, with what the list has got since at its end. */
const orderOf = ({ order, ids }: List): readonly string[] =>
  order ? [...order, ...ids.filter((id) => !order.includes(id))] : ids

/** Takes a record out of the lists that it leaves; each remembers its place for {@link putBack}. */
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
 * Puts a record where it stood when it was taken out, else in front: after the nearest of those that stood before it and are there, so
 * that several come back in their order, whichever is first.
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
