import { lazyPart } from '@samspel/federation'
import { commonMessages, useText } from '@samspel/i18n'
import { LoadFailedScreen, Spinner } from '@samspel/ui'
import { screenMessages as m } from '../screens/messages'
import css from './ContentOutlet.module.css'

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
  return (
    <LoadFailedScreen
      title={t(m.failedTitle)}
      text={t(m.failedOnceText)}
      retryLabel={t(commonMessages.retry)}
      onRetry={onRetry}
    />
  )
}

/** The status page, loaded when an admin opens it. */
export const StatusPage = lazyPart(
  () => import(/* webpackChunkName: "status" */ '../status/StatusPage').then((module) => module.StatusPage),
  {
    Loading: WaitingForPage,
    Failed: PageFailed,
  },
)

/** The pages for /native-auth and store codes. Few visits begin there, so their code is loaded on demand. */
export const NativeAuth = lazyPart(
  () => import(/* webpackChunkName: "doors" */ '../areas/NativeAuth').then((module) => module.NativeAuth),
  { Loading: WaitingForPage, Failed: PageFailed },
)
export const StoreCode = lazyPart(
  () => import(/* webpackChunkName: "doors" */ '../areas/StoreCode').then((module) => module.StoreCode),
  { Loading: WaitingForPage, Failed: PageFailed },
)

/** The page at the paths of a remote that is switched off or retired. */
export const ClosedPage = lazyPart(
  () => import(/* webpackChunkName: "doors" */ '../closed/ClosedPage').then((module) => module.ClosedPage),
  { Loading: WaitingForPage, Failed: PageFailed },
)

/** Few people read the terms, so their code is loaded on demand. */
export const TermsPage = lazyPart(
  () => import(/* webpackChunkName: "terms" */ '../terms/TermsPage').then((module) => module.TermsPage),
  { Loading: WaitingForPage, Failed: PageFailed },
)
