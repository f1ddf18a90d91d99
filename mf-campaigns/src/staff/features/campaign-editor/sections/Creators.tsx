import { MultiSelect, Num } from '@samspel/forms'
import { useLocale } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { listProfileCategories } from '../data/actions'
import css from '../Editor.module.css'
import { fields } from '../field-messages'
import { CommunityLists } from './CommunityLists'

const none: string[] = []
const categoriesRequest = listProfileCategories()

/** How many creators, and which ones, the brand is looking for. */
export function Creators() {
  const locale = useLocale()
  const { result } = useQuery(categoriesRequest)
  const categories = useEntities('profileCategories', result?.profileCategories ?? none)
  return (
    <>
      <Num
        name="targetNumberOfInstagramers"
        label={fields.targetNumberOfInstagramers}
        help={fields.targetHelp}
        optional
      />
      <MultiSelect
        name="categories"
        label={fields.categories}
        help={fields.categoriesHelp}
        optional
        max={20}
        options={categories.map(({ id, nameSv, nameEn }) => ({ value: id, label: locale === 'sv' ? nameSv : nameEn }))}
      />
      <div className={css.pair}>
        <Num name="minFollowers" label={fields.minFollowers} help={fields.followersHelp} optional />
        <Num name="maxFollowers" label={fields.maxFollowers} optional />
      </div>
      <CommunityLists />
    </>
  )
}
