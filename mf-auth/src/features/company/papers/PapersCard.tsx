import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { Card, Notice, SkeletonText } from '@samspel/ui'
import {
  AddressFields,
  CountryField,
  paperCss as css,
  PaperField,
  Saved,
  SaveProblem,
  VatNumber,
} from '../../../components/papers'
import { fieldNames, messages } from './messages'
import { OrganisationNumber } from './NumberFields'
import type { PapersView } from './use-papers'

/** What is missing, in one line above the card. */
export function MissingPapers({ view: { papers } }: { view: PapersView }) {
  const t = useText()
  if (!papers || papers.missing.length === 0) return null
  const fields = papers.missing.map((field) => t(fieldNames[field]).toLowerCase()).join(', ')
  return (
    <Notice kind="warn" title={t(messages.missing, { fields })}>
      {t(messages.missingText)}
    </Notice>
  )
}

/** What stands on the company's invoices; each field is saved on leaving it. */
export function PapersCard({ view }: { view: PapersView }) {
  const t = useText()
  if (view.status === 'error') return <ReadError what={t(messages.failed)} error={view.error} onRetry={view.retry} />
  return (
    <Card title={t(messages.title)} aside={<Saved view={view} />}>
      {!view.papers && <SkeletonText label={t(messages.loading)} lines={8} />}
      {view.papers && (
        <>
          <SaveProblem view={view} />
          <div className={css.fields}>
            <PaperField
              field="legalName"
              label={fieldNames.legalName}
              view={view}
              maxLength={120}
              autoComplete="organization"
            />
            <OrganisationNumber view={view} />
            <VatNumber
              view={view}
              label={fieldNames.vatNumber}
              papers={view.papers}
              country={view.papers.countryCode}
              asksVies={view.asksVies}
            />
            <CountryField
              field="countryCode"
              label={fieldNames.countryCode}
              view={view}
              help={view.papers.organisationNumber ? t(messages.countryHelp) : undefined}
            />
            <AddressFields view={view} labels={fieldNames} />
            <PaperField
              field="invoiceEmail"
              label={fieldNames.invoiceEmail}
              view={view}
              maxLength={254}
              type="email"
              autoComplete="email"
            />
            <PaperField
              field="reference"
              label={fieldNames.reference}
              view={view}
              maxLength={80}
              optional
              autoComplete="off"
            />
          </div>
          <p className={css.holds}>{t(messages.holds)}</p>
        </>
      )}
    </Card>
  )
}
