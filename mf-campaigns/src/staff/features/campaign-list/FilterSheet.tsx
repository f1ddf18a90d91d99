import { useState } from 'react'
import { campaignTypes, companyRequestStates, countries, deliveryMethods } from '@samspel/api'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { Button, Modal, SelectField, Stack } from '@samspel/ui'
import { deliveryNames } from '../../../shared/components/campaign-names'
import { useCategories } from '../../../shared/components/use-categories'
import type { CampaignFilter } from '../../data'
import { BrandFilter } from './BrandFilter'
import { type ListFilters, noFilters } from './data/filters'
import { companyStateNames, filterLabels, filterMessages, orderNames, typeNames } from './filter-messages'

interface FilterSheetProps {
  filters: ListFilters
  sort: NonNullable<CampaignFilter['sort']>
  orders: readonly NonNullable<CampaignFilter['sort']>[]
  isAdmin: boolean
  onApply: (filters: ListFilters, sort: NonNullable<CampaignFilter['sort']>) => void
  onClose: () => void
}

/** Order and filters of the list, applied together. */
export function FilterSheet({ filters, sort, orders, isAdmin, onApply, onClose }: FilterSheetProps) {
  const t = useText()
  const f = useFormats()
  const categories = useCategories()
  const [chosen, setChosen] = useState(filters)
  const [order, setOrder] = useState(sort)
  const isNarrowed = Object.values(chosen).some(Boolean)
  const field = <K extends keyof ListFilters & ('deliveryMethod' | 'type' | 'country' | 'companyState')>(
    name: K,
    values: readonly NonNullable<ListFilters[K]>[],
    nameOf: (value: NonNullable<ListFilters[K]>) => string,
  ) => (
    <SelectField
      label={t(filterLabels[name])}
      value={chosen[name] ?? null}
      onChange={(value) => setChosen({ ...chosen, [name]: value ?? undefined })}
      clearable
      placeholder={t(filterMessages.any)}
      options={values.map((value) => ({ value, label: nameOf(value) }))}
    />
  )
  return (
    <Modal
      open
      onClose={onClose}
      title={t(filterMessages.filter)}
      closeLabel={t(commonMessages.cancel)}
      footer={
        <>
          {isNarrowed && (
            <Button variant="quiet" onClick={() => setChosen({})}>
              {t(filterMessages.clearAll)}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t(commonMessages.cancel)}
          </Button>
          <Button variant="main" onClick={() => onApply({ ...noFilters, ...chosen } as ListFilters, order)}>
            {t(commonMessages.show)}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <SelectField
          label={t(filterMessages.sort)}
          value={order}
          onChange={(value) => setOrder(value ?? 'endAt')}
          options={orders.map((value) => ({ value, label: t(orderNames[value]) }))}
        />
        {field('deliveryMethod', deliveryMethods, (value) => t(deliveryNames[value]))}
        {field('type', campaignTypes, (value) => t(typeNames[value]))}
        {field('country', countries, f.country)}
        <SelectField
          label={t(filterLabels.categoryId)}
          value={chosen.categoryId ?? null}
          onChange={(value) => setChosen({ ...chosen, categoryId: value ?? undefined })}
          clearable
          placeholder={t(filterMessages.any)}
          options={[...categories].map(([value, label]) => ({ value, label }))}
        />
        {isAdmin && <BrandFilter value={chosen.brandId} onChange={(brandId) => setChosen({ ...chosen, brandId })} />}
        {isAdmin && field('companyState', companyRequestStates, (value) => t(companyStateNames[value]))}
      </Stack>
    </Modal>
  )
}
