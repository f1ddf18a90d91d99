import { ReadProblem as SharedReadProblem, type ReadProblemProps } from '@samspel/federation/read-problem'
import { useText } from '@samspel/i18n'
import { messages } from './messages'

/** Shown when a public page's record could not be loaded; links to the marketplace, which is open to everybody. */
export function ReadProblem(props: Omit<ReadProblemProps, 'home'>) {
  const t = useText()
  return (
    <SharedReadProblem
      {...props}
      home={{ href: '/p/marketplace', label: t(messages.toMarketplace), hint: t(messages.gone) }}
    />
  )
}
