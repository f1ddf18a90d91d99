import { ReadProblem as SharedReadProblem, type ReadProblemProps } from '@samspel/federation/read-problem'
import { useText } from '@samspel/i18n'
import { messages } from './messages'

/** A page of the public area whose record could not be read: the way on is the marketplace, which is open to everybody. */
export function ReadProblem(props: Omit<ReadProblemProps, 'home'>) {
  const t = useText()
  return (
    <SharedReadProblem
      {...props}
      home={{ href: '/p/marketplace', label: t(messages.toMarketplace), hint: t(messages.gone) }}
    />
  )
}
