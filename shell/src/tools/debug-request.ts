import { tabStorage } from '@samspel/store'

const parameter = 'debug'

/** `?debug` opens the developer panel, for as long as the tab lives or until it is closed. */
export const wantsDebug = (search = window.location.search): boolean => {
  if (new URLSearchParams(search).has(parameter)) tabStorage.set('debug', '1')
  return tabStorage.get('debug') !== undefined
}

/** Closes it: out of the session, and out of the address, so that a reload does not bring it back. */
export const forgetDebug = (): void => {
  tabStorage.remove('debug')
  const { pathname, search, hash } = window.location
  const query = new URLSearchParams(search)
  if (!query.has(parameter)) return
  query.delete(parameter)
  const rest = query.toString()
  window.history.replaceState(window.history.state, '', `${pathname}${rest && `?${rest}`}${hash}`)
}
