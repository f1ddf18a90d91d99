import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { askRegistry } from '@samspel/federation/host'
import type { Registry } from '@samspel/federation/registry'
import { bootLocale, commonMessages, IntlProvider, useText } from '@samspel/i18n'
import { storage } from '@samspel/store'
import { LoadFailedScreen, UiProvider } from '@samspel/ui'
import { dropPainted } from '../painted/drop'
import { screenMessages as m } from '../screens/messages'

function MissingRegistry({ onFound }: { onFound: (registry: Registry) => void }) {
  const t = useText()
  const [asking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    const found = await askRegistry()
    setAsking(false)
    if (found) onFound(found)
  }
  return (
    <main>
      <LoadFailedScreen
        title={t(m.failedTitle)}
        text={t(m.noRegistryText)}
        retryLabel={t(commonMessages.retry)}
        retrying={asking}
        onRetry={() => void ask()}
      />
    </main>
  )
}

/** Stands in the window when neither the page nor this browser knows what Samspel is made of; asks for it again without a reload. */
export const showMissingRegistry = (root: HTMLElement, go: (registry: Registry) => void): void => {
  dropPainted()
  const screen = createRoot(root)
  const onFound = (registry: Registry) => {
    screen.unmount()
    go(registry)
  }
  screen.render(
    <IntlProvider locale={bootLocale(storage.get('preferred-locale'), navigator.languages)}>
      <UiProvider>
        <MissingRegistry onFound={onFound} />
      </UiProvider>
    </IntlProvider>,
  )
}
