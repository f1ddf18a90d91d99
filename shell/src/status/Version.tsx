import css from './PartsTable.module.css'

/** `0.1.0` over `b940dfc7`: the number is read, the build is looked up. */
export function Version({ version, quiet = false }: { version: string | null; quiet?: boolean }) {
  if (!version) return <span className={css.none}>–</span>
  const [, number = version, build] = /^([^-+]+)[-+](.+)$/.exec(version) ?? []
  return (
    <span className={quiet ? css.quietVersion : css.version} title={version}>
      {number}
      {build && <span className={css.build}>{build}</span>}
    </span>
  )
}
