import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { Card, Notice, SkeletonText, Stack } from '@samspel/ui'
import {
  AddressFields,
  CountryField,
  paperCss as css,
  PaperField,
  Saved,
  SaveProblem,
  VatNumber,
} from '../../../../components/papers'
import { fieldNames, messages } from './messages'
import { type OwnPapersView, useOwnPapers } from './use-own-papers'

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
            <AddressFields view={view} labels={fieldNames} />
            <CountryField
              field="taxCountry"
              label={fieldNames.taxCountry}
              view={view}
              help={papers.taxNumberMasked ? t(messages.countryHelp) : undefined}
            />
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
