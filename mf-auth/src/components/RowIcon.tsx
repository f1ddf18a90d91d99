import { Icon, type IconName } from '@samspel/ui'
import css from './RowIcon.module.css'

/** In the place of a picture before a row: an icon on a quiet square. */
export const RowIcon = ({ name }: { name: IconName }) => (
  <span className={css.icon}>
    <Icon name={name} size={20} />
  </span>
)
