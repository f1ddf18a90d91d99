import { useFormats, useText } from '@samspel/i18n'
import { Icon, List, ListItem } from '@samspel/ui'
import { agreedAt, agreementMessages as messages, useAgreement } from '../../../shared/components/agreement'
import { ChangeCard } from './ChangeCard'

/** On an assignment: the question that waits for an answer, and the way to the agreement. Nothing while there is none. */
export function AssignmentAgreement({ id }: { id: string }) {
  const t = useText()
  const f = useFormats()
  const { agreement, retry } = useAgreement(id)
  const version = agreement?.versions[0]
  if (!version) return null
  return (
    <>
      {agreement.openChange && (
        <ChangeCard agreement={agreement} change={agreement.openChange} onAnswered={retry} isBeside />
      )}
      <List label={t(messages.title)}>
        <ListItem
          href={`/assignments/${id}/agreement`}
          title={t(messages.title)}
          detail={t(messages.versionAt, { n: version.version, date: f.date(agreedAt(version)) })}
          picture={<Icon name="file-text" />}
        />
      </List>
    </>
  )
}
