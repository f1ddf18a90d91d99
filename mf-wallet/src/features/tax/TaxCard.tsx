import { useState } from 'react'
import { saveFile } from '@samspel/desk/save-file'
import { DateInput, Form, SubmitButton } from '@samspel/forms'
import { commonMessages, dayOf, useFormats, useLocale, useText } from '@samspel/i18n'
import { queryActions, useAppDispatch, useQuery } from '@samspel/store'
import { Button, Card, ErrorState, Fact, Facts, notify, Row, Sheet, SkeletonText, Stack } from '@samspel/ui'
import { common } from '../../components/messages'
import { exportTax, getTax, updateTax } from '../../data'
import { messages } from './messages'

function FTaxSheet({ since, onClose }: { since: string | null; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [initialValues] = useState<{ fTaxSince: string | null }>({ fTaxSince: since })
  const send = async ({ fTaxSince }: { fTaxSince: string | null }) => {
    const outcome = await dispatch(updateTax({ body: { fTaxSince: fTaxSince || null } }))
    if (outcome.ok) {
      dispatch(queryActions.invalidated({ prefix: 'getTax' }))
      notify({ kind: 'ok', message: t(messages.saved) })
      onClose()
    }
    return outcome
  }
  return (
    <Sheet open onClose={onClose} title={t(messages.dialog)}>
      <Form id="updateTax" schema={{}} initialValues={initialValues} onSubmit={send} guard={false} draft={false}>
        <Stack>
          <DateInput name="fTaxSince" label={messages.from} max={dayOf(Date.now())} help={messages.fromHelp} />
          <SubmitButton label={commonMessages.save} />
        </Stack>
      </Form>
    </Sheet>
  )
}

/** What a creator in Sweden tells of F-tax, and what to file for a year (row G-06). */
export function TaxCard() {
  const t = useText()
  const f = useFormats()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const { result, error, retry } = useQuery(getTax())
  const [isChanging, setChanging] = useState(false)
  const tax = result?.tax
  if (!result)
    return (
      <Card title={t(messages.title)}>
        {error ? (
          <ErrorState message={t(messages.loadFailed)} retryLabel={t(commonMessages.retry)} onRetry={retry} />
        ) : (
          <SkeletonText label={t(common.loading)} lines={3} />
        )}
      </Card>
    )
  if (!tax) return null
  const fTax = ({ fTaxSince, fTaxFrom }: NonNullable<typeof tax>) => {
    if (!fTaxSince) return t(messages.none)
    const date = f.date(fTaxSince, 'year')
    return fTaxFrom && fTaxFrom !== fTaxSince
      ? t(messages.counts, { date, from: f.date(fTaxFrom, 'year') })
      : t(messages.since, { date })
  }
  const save = async (year: number) => {
    const { ok, data } = await dispatch(exportTax({ query: { year, by: 'creator', locale } }))
    if (ok && data) saveFile(data.fileName, data.file, 'text/csv;charset=utf-8')
    else notify({ kind: 'bad', message: t(messages.failed) })
  }
  return (
    <Card
      title={t(messages.title)}
      aside={
        <Button size="sm" onClick={() => setChanging(true)}>
          {t(commonMessages.change)}
        </Button>
      }
    >
      <Stack>
        <Facts>
          <Fact label={t(messages.fTax)}>{fTax(tax)}</Fact>
          {tax.years.map(({ year, fees }) => (
            <Fact key={year} label={t(messages.year, { year: String(year) })}>
              {f.ore(fees)}
            </Fact>
          ))}
        </Facts>
        <Row gap={8}>
          {tax.years.map(({ year }) => (
            <Button key={year} size="sm" icon="receipt-tax" onClick={() => void save(year)}>
              {t(messages.download, { year: String(year) })}
            </Button>
          ))}
        </Row>
      </Stack>
      {isChanging && <FTaxSheet since={tax.fTaxSince} onClose={() => setChanging(false)} />}
    </Card>
  )
}
