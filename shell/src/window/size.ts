import type { AppStore } from '@samspel/store'
import { appActions } from '@samspel/store'
import { debounce } from './debounce'

/** K-04: the window's size in the state, 100 ms after the last change of it. */
export const followWindowSize = (store: Pick<AppStore, 'dispatch'>): void => {
  const tell = () =>
    void store.dispatch(appActions.windowResized({ width: window.innerWidth, height: window.innerHeight }))
  tell()
  window.addEventListener('resize', debounce(tell, 100))
}
