import type { ComponentType } from 'react'
import { lazyPart } from '@samspel/federation'
import type { FailureScreenProps } from '@samspel/federation/host'
import type { Registry } from '@samspel/federation/registry'
import { commonMessages, useFormats, useLocale, useText } from '@samspel/i18n'
import { LoadFailedScreen, Page } from '@samspel/ui'
import { useArea } from '../areas/use-area'
import { shortCode } from '../failures/short-code'
import { screenMessages as m } from '../screens/messages'
import css from './ContentOutlet.module.css'
import { currentEntry, entriesOf } from './navigation-entries'

/** Screen k says that three tries were made. */
const TRIED = 3

/** S-37, screen k: replaces a remote that could not be loaded, using its name in the navigation. */
export const createFailureScreen = (registry: Registry): ComponentType<FailureScreenProps> => {
  function FailureScreen({ failure, onRetry }: FailureScreenProps) {
    const t = useText()
    const { time } = useFormats()
    const locale = useLocale()
    const area = useArea()
    const place = currentEntry(entriesOf(registry, area ?? 'anonymous', undefined), window.location.pathname)?.label[
      locale
    ]
    const screen = (
      <LoadFailedScreen
        title={t(m.failedTitle)}
        text={t((failure.tries ?? 1) >= TRIED ? m.failedText : m.failedOnceText)}
        retryLabel={t(commonMessages.retry)}
        onRetry={onRetry}
        meta={[`${failure.remote} ${failure.version}`, t(m.errorCode, { code: shortCode(failure) }), time(failure.at)]}
        copyLabel={t(m.copy)}
        copiedLabel={t(m.copied)}
      />
    )
    return place ? (
      <Page title={place}>
        <div className={css.failed}>{screen}</div>
      </Page>
    ) : (
      screen
    )
  }
  // Only those who try a build get the code of its screen; where that cannot be had either, they get the visitors'.
  const OverrideFailure = lazyPart<FailureScreenProps>(
    () =>
      import(/* webpackChunkName: "override-badge" */ '../overrides/OverrideFailure').then(
        (module) => module.OverrideFailure,
      ),
    { Loading: null, Failed: FailureScreen },
  )
  return (props) =>
    props.failure.channel === 'override' ? <OverrideFailure {...props} /> : <FailureScreen {...props} />
}
