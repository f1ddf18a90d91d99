import css from './Debug.module.css'

interface Props {
  label: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  empty?: string
}

/** A dense table of plain text. */
export function Grid({ label, heads, rows, empty }: Props) {
  if (rows.length === 0 && empty) return <p className={css.empty}>{empty}</p>
  return (
    <table className={css.grid} aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join(' ')}>
            {cells.map((cell, index) => (
              <td key={heads[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
