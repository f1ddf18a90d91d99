import { countries, type Country } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Notice, SelectField, SkeletonText } from '@samspel/ui'
import { Folded, paperCss as css, PaperField, Saved, SaveProblem, VatNumber } from '../../../components/papers'
import { fieldNames, messages } from './messages'
import { OrganisationNumber } from './NumberFields'
import type { PapersView } from './use-papers'

function CountryField({ view }: { view: PapersView }) {
  const t = useText()
  const f = useFormats()
  const value = view.valueOf('countryCode') as Country
  return (
    <Folded label={fieldNames.countryCode} shown={f.country(value)} hasProblem={false}>
      {() => (
        <SelectField<Country>
          name="countryCode"
          label={t(fieldNames.countryCode)}
          value={value}
          options={countries.map((code) => ({ value: code, label: f.country(code) }))}
          onChange={(code) => code && void view.leave('countryCode', code)}
          {...(view.papers?.organisationNumber && { help: t(messages.countryHelp) })}
        />
      )}
    </Folded>
  )
}

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
            <CountryField view={view} />
            <PaperField
              field="street"
              label={fieldNames.street}
              view={view}
              maxLength={120}
              autoComplete="street-address"
            />
            <div className={css.place}>
              <PaperField
                field="postalCode"
                label={fieldNames.postalCode}
                view={view}
                maxLength={20}
                autoComplete="postal-code"
              />
              <PaperField
                field="town"
                label={fieldNames.town}
                view={view}
                maxLength={80}
                autoComplete="address-level2"
              />
            </div>
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
