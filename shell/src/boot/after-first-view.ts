// Here so that it is on the device before it is needed: it is shown when nothing can be fetched.
import '../frame/Notices'
import { startServiceWorker } from '../offline/start'
import { watchVitals } from './vitals'

/** All that comes after the first view, in one request: the service worker and the measures of the page. */
export const afterFirstView = (measures: Parameters<typeof watchVitals>[0]): void => {
  watchVitals(measures)
  startServiceWorker()
}
