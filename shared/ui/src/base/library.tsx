import { MantineProvider } from '@mantine/core'
import type { ComponentType } from 'react'
import { theme } from './theme'
import { useSchemeInForce } from './UiProvider'

/**
 * A lazy part with the component library's theme around it. The theme comes along with the parts that need it, not with the first view; it injects no
 * style element (Content-Security-Policy).
 */
export function inLibrary<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return function InLibrary(props: P) {
    return (
      <MantineProvider
        theme={theme}
        forceColorScheme={useSchemeInForce()}
        withCssVariables={false}
        withGlobalClasses={false}
        deduplicateCssVariables={false}
      >
        <Part {...props} />
      </MantineProvider>
    )
  }
}
