import type { Chance as Facts } from '@samspel/api'
import { applicantsTold } from '@samspel/api/chance'
import { useFormats, useText } from '@samspel/i18n'
import { selectArea, selectCurrentInstagramer, useAppSelector } from '@samspel/store'
import { Card, cx, Icon } from '@samspel/ui'
import { messages } from './messages'
import css from './Saved.module.css'

/** More than this are told by the number alone. */
const mostDrawn = 12

/** How many want the places that are left, and whom the brand has chosen before. It informs, and keeps nobody from applying. */
export function Chance({ chance, brandName }: { chance: Facts; brandName: string }) {
  const t = useText()
  const f = useFormats()
  const isCreator = useAppSelector(selectArea) === 'creator'
  const own = useAppSelector(selectCurrentInstagramer)?.followersCount
  const { applicants, places, chosen } = chance
  const said =
    applicants >= applicantsTold
      ? t(messages.applicantsOver, { n: applicantsTold })
      : t(messages.applicants, { n: applicants })
  return (
    <Card>
      <h2 className={css.title}>
        {places === null
          ? t(messages.placesOpen, { applicants: said })
          : t(messages.onPlaces, { applicants: said, n: places })}
      </h2>
      {isCreator && applicants > 0 && applicants <= mostDrawn && (
        <span className={css.people} aria-hidden>
          {Array.from({ length: applicants }, (_, at) => (
            <span key={at} className={cx(css.person, (places === null || at < places) && css.placed)}>
              <Icon name="user" size={14} />
            </span>
          ))}
        </span>
      )}
      {chosen && (
        <p className={css.text}>
          {t(messages.chosen, { brand: brandName, least: f.number(chosen.least), most: f.number(chosen.most) })}
          {own !== undefined && own > 0 && ` ${t(messages.youHave, { own: f.number(own) })}`}
        </p>
      )}
    </Card>
  )
}
