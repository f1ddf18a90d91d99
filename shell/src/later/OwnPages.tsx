import { LoadFailedScreen, Spinner } from '@samspel/ui'
import { useText } from '@samspel/i18n'
import { screenMessages as m } from '../frame/screenMessages'
import { later } from './later'
import css from '../frame/Place.module.css'

/** S-39: a loader after 1000 ms. */
export function WaitingForPage() {
  const t = useText()
  return (
    <div className={css.waiting}>
      <Spinner delay={1_000} label={t(m.loading)} />
    </div>
  )
}

function PageFailed({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return <LoadFailedScreen title={t(m.failedTitle)} text={t(m.failedText)} retryLabel={t(m.tryAgain)} onRetry={onRetry} />
}

/** The status page, loaded when an admin opens it. */
export const StatusPage = later(() => import(/* webpackChunkName: "status" */ '../status/StatusPage').then((module) => module.StatusPage), {
  Loading: WaitingForPage,
  Failed: PageFailed,
})
