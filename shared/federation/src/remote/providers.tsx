import type { ReactNode } from 'react'
import type { ProviderProps } from 'react-redux'
import { Provider } from 'react-redux'
import { IntlProvider } from '@samspel/i18n'
import { selectLocale, useAppSelector } from '@samspel/store'
import { UiProvider } from '@samspel/ui'
import type { RemoteServices } from './services'

function LocaleFromStore({ children }: { children: ReactNode }) {
  return <IntlProvider locale={useAppSelector(selectLocale)}>{children}</IntlProvider>
}

/** Store, language and theme around one root. Every root of the page has the same ones. */
export function RemoteProviders({
  services,
  children,
}: {
  services: Pick<RemoteServices, 'store'>
  children: ReactNode
}) {
  return (
    <Provider store={services.store as ProviderProps['store']}>
      <LocaleFromStore>
        <UiProvider>{children}</UiProvider>
      </LocaleFromStore>
    </Provider>
  )
}
