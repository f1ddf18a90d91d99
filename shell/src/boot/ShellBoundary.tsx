import type { ErrorInfo, ReactNode } from 'react'
import { Component } from 'react'
import { commonMessages, useText } from '@samspel/i18n'
import { GenericErrorScreen } from '@samspel/ui'
import { dropPainted } from '../painted/drop'
import { screenMessages as m } from '../screens/messages'
import type { Tell } from './error-reporting'
import { reportShellFailure } from './error-reporting'

interface Props {
  tell: Tell
  version: string
  children: ReactNode
}

/** S-36: the last net, for errors of the frame itself; remotes have nets of their own. */
export class ShellBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    dropPainted()
    reportShellFailure(this.props.tell, this.props.version, error, componentStack ?? '')
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children
  }
}

function Failed() {
  const t = useText()
  return (
    <GenericErrorScreen
      title={t(m.brokenTitle)}
      reloadLabel={t(m.reload)}
      onReload={() => window.location.reload()}
      homeLabel={t(commonMessages.toStart)}
      homeHref="/"
      productName="Samspel"
    />
  )
}
