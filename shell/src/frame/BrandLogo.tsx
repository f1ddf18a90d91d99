import css from './BrandLogo.module.css'

/** A brand's picture, its first letter without one, or Samspel’s mark for all brands. */
export function BrandLogo({ name, url }: { name?: string; url?: string | null }) {
  if (url) return <img className={css.logo} src={url} alt="" width={32} height={32} />
  return (
    <span className={css.logo} aria-hidden="true">
      {name ? (
        name.charAt(0)
      ) : (
        <svg width="32" height="32" viewBox="0 0 32 32">
          <path d="M16.5 6.5a5 5 0 0 0 0 10zM15.5 15.5a5 5 0 0 1 0 10z" fill="currentColor" />
        </svg>
      )}
    </span>
  )
}
