import type { ReactNode } from 'react'
import { Provider, useSelector } from 'react-redux'
import { IntlProvider } from '@samspel/i18n'
import type { Locale } from '@samspel/i18n'
import { UiProvider } from '@samspel/ui'
import type { RemoteServices } from './services'

const selectLocale = (state: unknown) => (state as { app?: { locale?: Locale } }).app?.locale ?? 'sv'

function LocaleFromStore({ children }: { children: ReactNode }) {
  return <IntlProvider locale={useSelector(selectLocale)}>{children}</IntlProvider>
}

/** Store, language and theme around one root. Every root of the page has the same ones. */
export function RemoteProviders({ services, children }: { services: Pick<RemoteServices, 'store'>; children: ReactNode }) {
  return (
    <Provider store={services.store}>
      <LocaleFromStore>
        <UiProvider>{children}</UiProvider>
      </LocaleFromStore>
    </Provider>
  )
}
