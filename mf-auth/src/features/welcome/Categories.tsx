import { useFormActions, useFormValue } from '@samspel/forms'
import { commonMessages, useLocale, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { Icon } from '@samspel/ui'
import { listProfileCategories } from '../../data/account-actions'
import { messages } from './messages'
import css from './Welcome.module.css'

const categoriesRequest = listProfileCategories()

/** Categories of the account as chips. They are optional, so nothing is rendered when they cannot be loaded. */
export function Categories({ name }: { name: string }) {
  const t = useText()
  const locale = useLocale()
  const { result } = useQuery(categoriesRequest)
  const categories = useEntities('profileCategories', result?.profileCategories ?? [])
  const chosen = useFormValue<string[]>(name) ?? []
  const { change } = useFormActions()
  if (categories.length === 0) return null
  const toggle = (id: string) =>
    change(name, chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id])
  return (
    <fieldset className={css.categories}>
      <legend>
        {t(messages.about)} <span className={css.optional}>{t(commonMessages.optional)}</span>
      </legend>
      {categories.map((category) => {
        const isChosen = chosen.includes(category.id)
        return (
          <button
            key={category.id}
            type="button"
            className={isChosen ? css.chosen : css.chip}
            aria-pressed={isChosen}
            onClick={() => toggle(category.id)}
          >
            {isChosen && <Icon name="check" size={16} />}
            {locale === 'sv' ? category.nameSv : category.nameEn}
          </button>
        )
      })}
    </fieldset>
  )
}
