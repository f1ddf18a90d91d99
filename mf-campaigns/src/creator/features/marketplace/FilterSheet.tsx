import { useState } from 'react'
import { countries, type Country, type PaymentType, paymentTypes } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, SelectField, Sheet, Stack, SwitchField, TextButton } from '@samspel/ui'
import { useCategories } from '../../../shared/components/use-categories'
import { type OfferFilter, type OfferSort, offerSorts } from '../../data'
import { countNarrowing } from '../../data/offer-filter'
import { messages } from './messages'

interface FilterSheetProps {
  filter: OfferFilter
  onApply: (filter: OfferFilter) => void
  onClose: () => void
}

const sortNames = { '-createdAt': messages.sortNewest, endAt: messages.sortEnds, '-value': messages.sortValue } as const
const paymentNames = {
  instagram: messages.paymentInstagram,
  content: messages.paymentContent,
  link: messages.paymentLink,
} as const satisfies Record<PaymentType, unknown>

/** The marketplace's filter; nothing changes until it is applied. */
export function FilterSheet({ filter, onApply, onClose }: FilterSheetProps) {
  const t = useText()
  const f = useFormats()
  const [chosen, setChosen] = useState(filter)
  const change = (part: OfferFilter) => setChosen((before) => ({ ...before, ...part }))
  const categories = [...useCategories()].sort(([, a], [, b]) => a.localeCompare(b))
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(messages.filter)}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <Button variant="main" onClick={() => onApply(chosen)}>
            {t(messages.apply)}
          </Button>
        </>
      }
    >
      <Stack>
        <SelectField<Country>
          label={t(commonMessages.country)}
          value={chosen.country ?? null}
          onChange={(country) => change({ country })}
          clearable
          placeholder={t(commonMessages.allCountries)}
          options={countries.map((value) => ({ value, label: f.country(value) }))}
        />
        <SelectField
          label={t(messages.category)}
          value={chosen.categoryId ?? null}
          onChange={(categoryId) => change({ categoryId })}
          clearable
          placeholder={t(messages.allCategories)}
          options={categories.map(([value, label]) => ({ value, label }))}
        />
        <SelectField<PaymentType>
          label={t(messages.payment)}
          value={chosen.paymentType ?? null}
          onChange={(paymentType) => change({ paymentType })}
          clearable
          placeholder={t(messages.allPayments)}
          options={paymentTypes.map((value) => ({ value, label: t(paymentNames[value]) }))}
        />
        <SelectField<OfferSort>
          label={t(messages.sort)}
          value={chosen.sort ?? '-createdAt'}
          onChange={(sort) => change({ sort: sort === '-createdAt' ? null : sort })}
          options={offerSorts.map((value) => ({ value, label: t(sortNames[value]) }))}
        />
        <SwitchField label={t(messages.paid)} value={chosen.paid ?? false} onChange={(paid) => change({ paid })} />
        <SwitchField
          label={t(messages.fits)}
          help={t(messages.fitsHelp)}
          value={chosen.fits ?? false}
          onChange={(fits) => change({ fits })}
        />
        {(countNarrowing(chosen) > 0 || chosen.sort) && (
          <TextButton onClick={() => setChosen({ country: null })}>{t(commonMessages.clear)}</TextButton>
        )}
      </Stack>
    </Sheet>
  )
}
