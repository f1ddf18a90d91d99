import { retry } from '@samspel/api'
import { isNative } from '@samspel/native'
import type { AppStore } from '@samspel/store'

interface NativeOptions {
  store: AppStore
  navigate: (path: string) => void
  /** Called once for each kind of error of the bridge. */
  onProblem: (error: Error) => void
}

const load = () => import(/* webpackChunkName: "native" */ './wrapper')

/** K-03: inside the wrapper the page is not zoomed, and reaches under the phone's status bar and home indicator. */
const fixViewport = () => {
  document
    .querySelector('meta[name="viewport"]')
    ?.setAttribute('content', 'width=device-width, initial-scale=1, maximum-scale=1, viewport-fit=cover')
}

/** Inside the native wrapper: fixes the viewport and follows the wrapper, by code that nobody else loads. */
export const connectNative = (options: NativeOptions): void => {
  if (!isNative()) return
  fixViewport()
  document.documentElement.dataset.native = ''
  retry(load).then(({ followWrapper }) => followWrapper(options), options.onProblem)
}
