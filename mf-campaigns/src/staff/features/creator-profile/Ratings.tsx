import type { Collaboration, CreatorInsights, Instagramer } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Avatar, Card, Icon } from '@samspel/ui'
import css from './CreatorProfile.module.css'
import { messages } from './messages'
import { sideMessages as m } from './side-messages'

const most = 2

/** Ratings by stars, of every brand, and what the own brands wrote last. */
export function Ratings({
  creator: { figures },
  insights,
  collaborations,
}: {
  creator: Instagramer
  insights: CreatorInsights | undefined
  collaborations: readonly Collaboration[]
}) {
  const t = useText()
  const f = useFormats()
  const ratings = insights?.ratings ?? []
  const total = ratings.reduce((sum, n) => sum + n, 0)
  if (total === 0) return null
  const said = collaborations.filter(({ ratingComment }) => ratingComment).slice(0, most)
  const worst = ratings.findIndex((n) => n > 0)
  const stars = [5, 4, 3, 2, 1].filter((star) => star > Math.min(worst, 2))
  return (
    <Card
      title={t(m.ratings)}
      aside={
        figures?.averageRating != null && (
          <span className={css.mean}>
            <Icon name="star" size={16} />
            {f.mean(figures.averageRating)}
          </span>
        )
      }
    >
      <table className={css.stars} aria-label={t(m.ratings)}>
        <tbody>
          {stars.map((star) => {
            const n = ratings[star - 1] ?? 0
            return (
              <tr key={star}>
                <th scope="row" aria-label={t(m.starsOf, { n: star })}>
                  {star}
                </th>
                <td aria-hidden="true">
                  <span className={css.starTrack}>
                    <span style={{ width: `${(n / total) * 100}%` }} />
                  </span>
                </td>
                <td>{n > 0 ? f.number(n) : t(messages.none)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {said.map(({ participationId, ratingComment, brandName, brandLogoUrl, createdAt }) => (
        <blockquote key={participationId} className={css.said}>
          <p>{`”${ratingComment}”`}</p>
          <footer>
            <Avatar name={brandName} src={brandLogoUrl} size={16} shape="square" />
            {t(m.saidBy, { brand: brandName, day: f.date(createdAt, 'month') })}
          </footer>
        </blockquote>
      ))}
    </Card>
  )
}
