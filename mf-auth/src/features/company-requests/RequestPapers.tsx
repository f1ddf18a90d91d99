import type { ReactNode } from 'react'
import type { CompanyRequest } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Chip, Link } from '@samspel/ui'
import { messages } from './messages'
import css from './Requests.module.css'

/** A label with what is known. */
export const RequestFact = ({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? css.wide : undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const vatChips = {
  valid: { tone: 'ok', icon: 'check', text: messages.vatValid },
  invalid: { tone: 'bad', icon: 'alert-circle', text: messages.vatInvalid },
  unchecked: { tone: 'warn', icon: 'clock', text: messages.vatUnchecked },
} as const

/** Who a company is: its numbers with what is known of them, where it is, and others with the same number. */
export function RequestPapers({ request: { papers, doubles = [], website } }: { request: CompanyRequest }) {
  const t = useText()
  const none = t(messages.notGiven)
  const vat = papers?.vatState && vatChips[papers.vatState]
  const town = [papers?.postalCode, papers?.town].filter(Boolean).join(' ')
  const address = [papers?.street, town].filter(Boolean).join(', ')
  return (
    <>
      {papers && <RequestFact label={t(messages.legalName)}>{papers.legalName ?? none}</RequestFact>}
      {papers && (
        <RequestFact label={t(messages.organisationNumber)}>
          <span>{papers.organisationNumber ?? none}</span>
          {papers.organisationNumber && (
            <Chip tone="ok" icon="check">
              {t(messages.fits)}
            </Chip>
          )}
        </RequestFact>
      )}
      {papers?.vatNumber && (
        <RequestFact label={t(messages.vatNumber)}>
          <span>{papers.vatNumber}</span>
          {vat && (
            <Chip tone={vat.tone} icon={vat.icon}>
              {t(vat.text)}
            </Chip>
          )}
          {papers.vatName && <span>{t(messages.nameAtVies, { name: papers.vatName })}</span>}
        </RequestFact>
      )}
      {papers && <RequestFact label={t(messages.address)}>{address || none}</RequestFact>}
      {website && (
        <RequestFact label={t(commonMessages.website)}>
          <Link href={website} newTab>
            {website.replace(/^https?:\/\//, '')}
          </Link>
        </RequestFact>
      )}
      {doubles.length > 0 && (
        <RequestFact label={t(messages.doubles)} wide>
          {doubles.map(({ companyId, name, field }) => (
            <Link key={companyId} href={`/admin/companies/${companyId}`}>
              {`${name} (${t(messages[field]).toLowerCase()})`}
            </Link>
          ))}
        </RequestFact>
      )}
    </>
  )
}
