import { storage } from '@samspel/store'

const key = 'start-list-hidden'
const mostIds = 20

const read = () => (storage.get(key) ?? '').split(',').filter(Boolean)

/** Accounts in this browser that have completed or dismissed the first steps. */
export const isStartHidden = (id: string): boolean => read().includes(id)

export const hideStart = (id: string): void => {
  const others = read().filter((other) => other !== id)
  storage.set(key, [...others, id].slice(-mostIds).join(','))
}
