import { countries, type Country } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Notice, SelectField, SkeletonText, Stack } from '@samspel/ui'
import { Folded, paperCss as css, PaperField, Saved, SaveProblem, VatNumber } from '../../../../components/papers'
import { fieldNames, messages } from './messages'
import { type OwnPapersView, useOwnPapers } from './use-own-papers'

function TaxCountry({ view }: { view: OwnPapersView }) {
  const t = useText()
  const f = useFormats()
  const value = view.valueOf('taxCountry') as Country
  return (
    <Folded label={fieldNames.taxCountry} shown={f.country(value)} hasProblem={false}>
      {() => (
        <SelectField<Country>
          name="taxCountry"
          label={t(fieldNames.taxCountry)}
          value={value}
          options={countries.map((code) => ({ value: code, label: f.country(code) }))}
          onChange={(code) => code && void view.leave('taxCountry', code)}
          {...(view.papers?.taxNumberMasked && { help: t(messages.countryHelp) })}
        />
      )}
    </Folded>
  )
}

function TaxNumber({ view }: { view: OwnPapersView }) {
  const t = useText()
  const kept = view.papers?.taxNumberMasked
  return (
    <PaperField
      field="taxNumber"
      label={fieldNames.taxNumber}
      view={view}
      shown={kept ?? ''}
      maxLength={40}
      autoComplete="off"
      help={kept ? t(messages.taxNumberKept, { number: kept }) : t(messages.taxNumberHelp)}
    />
  )
}

/** Who the creator is by law, for tax, payouts and the yearly report; each field is saved on leaving it. */
export function OwnPapersCard() {
  const t = useText()
  const view = useOwnPapers()
  const { papers } = view
  if (view.failed) return <ReadError what={t(messages.failed)} error={view.failed} onRetry={view.retry} />
  return (
    <Card title={t(messages.title)} aside={<Saved view={view} />}>
      {!papers && <SkeletonText label={t(messages.loading)} lines={8} />}
      {papers && (
        <Stack gap={16}>
          {papers.missing.length > 0 && (
            <Notice kind="warn">
              {t(messages.missing, {
                fields: papers.missing.map((field) => t(fieldNames[field]).toLowerCase()).join(', '),
              })}
            </Notice>
          )}
          <SaveProblem view={view} />
          <div className={css.fields}>
            <PaperField
              field="firstName"
              label={fieldNames.firstName}
              view={view}
              maxLength={80}
              autoComplete="given-name"
            />
            <PaperField
              field="lastName"
              label={fieldNames.lastName}
              view={view}
              maxLength={80}
              autoComplete="family-name"
            />
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
            <TaxCountry view={view} />
            {papers.takesTaxNumber && <TaxNumber view={view} />}
            {papers.takesBirthDate && (
              <PaperField
                field="birthDate"
                label={fieldNames.birthDate}
                view={view}
                maxLength={20}
                inputMode="numeric"
                autoComplete="bday"
                help={t(messages.birthDateHelp)}
              />
            )}
            <VatNumber
              view={view}
              label={messages.vatNumber}
              papers={papers}
              country={papers.taxCountry}
              asksVies={view.asksVies}
            />
          </div>
          <p className={css.holds}>{t(messages.why)}</p>
        </Stack>
      )}
    </Card>
  )
}
