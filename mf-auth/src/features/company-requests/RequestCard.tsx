import type { CompanyRequest } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, Card, Chip, Link } from '@samspel/ui'
import { EmailText } from '../../components/staff/EmailText'
import { messages } from './messages'
import { RequestFact as Fact, RequestPapers } from './RequestPapers'
import css from './Requests.module.css'

interface RequestCardProps {
  request: CompanyRequest
  onApprove: () => void
  onDecline: () => void
}

/** What is known about a company that requests approval. */
export function RequestCard({ request, onApprove, onDecline }: RequestCardProps) {
  const t = useText()
  const f = useFormats()
  const {
    companyName: name,
    brandName,
    countryCode,
    slug,
    contactName,
    email,
    emailConfirmed,
    state,
    reason,
    decidedBy,
    decidedAt,
    createdAt,
    companyId,
  } = request
  return (
    <Card as="li">
      <article className={css.card} aria-label={name}>
        <div className={css.head}>
          <div className={css.words}>
            <h2 className={css.name}>{name}</h2>
            <p className={css.sub}>
              <span>{[brandName !== name && brandName, f.country(countryCode)].filter(Boolean).join(', ')}</span>
              {' · '}
              <Link href={`/admin/companies/${companyId}`}>{t(messages.company)}</Link>
            </p>
          </div>
          {state === 'requested' && (
            <div className={css.acts}>
              <Button aria-label={t(messages.declineName, { name })} onClick={onDecline}>
                {t(messages.decline)}
              </Button>
              <Button variant="light" icon="check" aria-label={t(messages.approveName, { name })} onClick={onApprove}>
                {t(commonMessages.approve)}
              </Button>
            </div>
          )}
        </div>
        <dl className={css.facts}>
          <Fact label={t(commonMessages.contact)}>
            <span>{contactName}</span>
            <Link href={`mailto:${email}`}>
              <EmailText email={email} />
            </Link>
            {emailConfirmed ? (
              <Chip tone="ok" icon="check">
                {t(messages.confirmed)}
              </Chip>
            ) : (
              <Chip tone="warn" icon="mail">
                {t(messages.unconfirmed)}
              </Chip>
            )}
          </Fact>
          <Fact label={t(messages.page)}>{`/b/${slug}`}</Fact>
          <RequestPapers request={request} />
          <Fact label={t(messages.asked)}>
            {f.relativeDays(createdAt)}, {f.date(createdAt, 'short')}
          </Fact>
          {state !== 'requested' && decidedAt && (
            <Fact label={t(messages.decided)}>
              {decidedBy
                ? t(messages.decidedBy, { name: decidedBy, date: f.date(decidedAt, 'short') })
                : f.date(decidedAt, 'short')}
            </Fact>
          )}
          {reason && (
            <Fact label={t(commonMessages.reason)} wide>
              {reason}
            </Fact>
          )}
        </dl>
      </article>
    </Card>
  )
}
