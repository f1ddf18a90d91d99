import { useState } from 'react'
import type { Transaction } from '@samspel/api'
import { lazyPart } from '@samspel/federation'
import { commonMessages, dayOf, useFormats, useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Button, cx, SelectField, useIsMobile } from '@samspel/ui'
import { common } from '../messages'
import { filterNames } from './asked'
import css from './Ledger.module.css'
import { brandKinds } from './line-looks'
import { messages } from './messages'
import { lastDays, ownDays, periodsUntil } from './period'
import type { FileFormat } from './use-statement'

// Fields for days weigh more than the page that they stand on.
const OwnDays = lazyPart(() => import(/* webpackChunkName: "own-days" */ './OwnDays').then((module) => module.OwnDays))

export interface Choice {
  id: string
  name: string
}

interface FiltersProps {
  /** Accounts to choose among; absent where one account is shown. */
  accounts?: readonly Choice[]
  /** Absent: lines are not chosen by campaign. */
  campaigns?: readonly Choice[]
  kinds?: readonly Transaction['kind'][]
  saving?: FileFormat | undefined
  /** Absent: no files here. */
  onSave?: (format: FileFormat) => void
}

const optionsOf = (choices: readonly Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }))

/** The filters of a ledger, which stand in the address, and its files. */
export function Filters({ accounts, campaigns, kinds = brandKinds, saving, onSave }: FiltersProps) {
  const t = useText()
  const f = useFormats()
  const [params, setParams] = useQueryParams()
  const set = (name: string) => (value: string | null) => setParams({ [name]: value, page: '', receipt: '' })
  const { months, years } = periodsUntil(dayOf(Date.now()))
  const isMobile = useIsMobile()
  const [isOpen, setOpen] = useState(false)
  const count = filterNames.filter((name) => params[name] && !['from', 'to', 'q'].includes(name)).length
  const fileButton = (format: FileFormat) => (
    <Button
      icon="download"
      aria-label={saving === format ? undefined : t(format === 'csv' ? messages.csvOf : messages.pdfOf)}
      loading={saving === format}
      disabled={Boolean(saving)}
      onClick={() => onSave?.(format)}
    >
      {t(saving === format ? messages.making : messages[format])}
    </Button>
  )
  const files = onSave && (
    <span className={css.files}>
      {fileButton('csv')}
      {fileButton('pdf')}
    </span>
  )
  if (isMobile && !isOpen)
    return (
      <div className={css.toolsClosed}>
        <Button icon="adjustments-horizontal" aria-expanded={false} onClick={() => setOpen(true)}>
          {t(messages.filters, { count })}
        </Button>
        {files}
      </div>
    )
  return (
    <div className={cx(css.tools, !onSave && css.pairs)}>
      {isMobile && (
        <Button icon="adjustments-horizontal" aria-expanded onClick={() => setOpen(false)} className={css.wide}>
          {t(messages.filters, { count })}
        </Button>
      )}
      {accounts && accounts.length > 1 && (
        <SelectField
          label={t(commonMessages.brand)}
          hideLabel
          clearable
          placeholder={t(commonMessages.allBrands)}
          value={params.account || null}
          options={optionsOf(accounts)}
          onChange={set('account')}
        />
      )}
      <SelectField
        label={t(messages.kind)}
        hideLabel
        clearable
        placeholder={t(messages.allKinds)}
        value={params.kind || null}
        options={kinds.map((kind) => ({ value: kind as string, label: t(common[kind]) }))}
        onChange={set('kind')}
      />
      {campaigns && (
        <SelectField
          label={t(commonMessages.campaign)}
          hideLabel
          clearable
          placeholder={t(commonMessages.allCampaigns)}
          value={params.campaign || null}
          options={optionsOf(campaigns)}
          onChange={set('campaign')}
        />
      )}
      <SelectField
        label={t(commonMessages.period)}
        hideLabel
        clearable
        placeholder={t(messages.allTime)}
        value={params.period || null}
        options={[
          { value: lastDays, label: t(messages.lastDays) },
          ...months.map((month) => ({ value: month, label: f.date(`${month}-01`, 'month') })),
          ...years.map((year) => ({ value: year, label: year })),
          { value: ownDays, label: t(messages.ownDays) },
        ]}
        onChange={(period) => setParams({ period, from: '', to: '', page: '', receipt: '' })}
      />
      {params.period === ownDays && <OwnDays />}
      {files}
    </div>
  )
}
