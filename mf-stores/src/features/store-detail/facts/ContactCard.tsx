import type { Store } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Card, Fact, Facts, Link } from '@samspel/ui'
import { messages as shared } from '../../../components/messages'

export function ContactCard({ store: { contactName, contactEmail, phone } }: { store: Store }) {
  const t = useText()
  if (!contactName && !contactEmail && !phone) return null
  return (
    <Card title={t(commonMessages.contact)}>
      <Facts>
        {contactName && <Fact label={t(commonMessages.name)}>{contactName}</Fact>}
        {contactEmail && (
          <Fact label={t(commonMessages.email)}>
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
