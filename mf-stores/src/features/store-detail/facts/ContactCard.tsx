import type { Store } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Card, Fact, Facts, Link } from '@samspel/ui'
import { messages as shared } from '../../../components/messages'
import { messages } from './messages'

export function ContactCard({ store: { contactName, contactEmail, phone } }: { store: Store }) {
  const t = useText()
  if (!contactName && !contactEmail && !phone) return null
  return (
    <Card title={t(messages.contact)}>
      <Facts>
        {contactName && <Fact label={t(shared.name)}>{contactName}</Fact>}
        {contactEmail && (
          <Fact label={t(messages.email)}>
            <Link href={`mailto:${contactEmail}`}>{contactEmail}</Link>
          </Fact>
        )}
        {phone && (
          <Fact label={t(shared.phone)}>
            <Link href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
