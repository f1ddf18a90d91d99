import { useFormats, useText } from '@samspel/i18n'
import { Tag, TextButton } from '@samspel/ui'
import { deliveryNames } from '../../../shared/components/campaign-names'
import { useCategories } from '../../../shared/components/use-categories'
import css from './CampaignList.module.css'
import { type FilterName, inForce, type ListFilters } from './data/filters'
import { companyStateNames, filterLabels, filterMessages, typeNames, waitingNames } from './filter-messages'
import { useBrand } from './use-brand'

interface ActiveFiltersProps {
  filters: ListFilters
  words: string
  onRemove: (name: FilterName | 'q') => void
  onClear: () => void
}

/** The active filters, each with a button to remove it; renders nothing without any. */
export function ActiveFilters(props: ActiveFiltersProps) {
  return inForce(props.filters).length > 0 || props.words ? <Chips {...props} /> : null
}

function Chips({ filters, words, onRemove, onClear }: ActiveFiltersProps) {
  const t = useText()
  const f = useFormats()
  const categories = useCategories()
  const brand = useBrand(filters.brandId)
  const { waiting, deliveryMethod, type, country, categoryId, companyState } = filters
  const values: Record<FilterName, string | undefined> = {
    waiting: waiting && t(waitingNames[waiting]),
    deliveryMethod: deliveryMethod && t(deliveryNames[deliveryMethod]),
    type: type && t(typeNames[type]),
    country: country && f.country(country),
    categoryId: categoryId && categories.get(categoryId),
    brandId: brand?.name,
    companyState: companyState && t(companyStateNames[companyState]),
  }
  const chip = (name: FilterName | 'q', text: string) => (
    <li key={name}>
      <Tag onRemove={() => onRemove(name)} removeLabel={t(filterMessages.remove, { name: text })}>
        {text}
      </Tag>
    </li>
  )
  return (
    <ul className={css.filters} aria-label={t(filterMessages.inForce)}>
      {words && chip('q', t(filterMessages.words, { words }))}
      {inForce(filters).map((name) => chip(name, values[name] ?? t(filterLabels[name])))}
      <li>
        <TextButton onClick={onClear}>{t(filterMessages.clearAll)}</TextButton>
      </li>
    </ul>
  )
}
