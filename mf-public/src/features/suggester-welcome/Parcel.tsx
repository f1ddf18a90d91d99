/** The two half discs of the logo with a parcel between them. */
export function Parcel({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 320 240" className={className} aria-hidden="true">
      <ellipse cx="160" cy="222" rx="128" ry="10" fill="var(--sunken)" />
      <path d="M112 44a84 84 0 0 0 0 168z" fill="var(--primary)" />
      <path d="M208 44a84 84 0 0 1 0 168z" fill="var(--p3)" />
      <rect x="112" y="116" width="96" height="96" rx="12" fill="#ffb98a" />
      <path d="M112 148h96M160 116v96" stroke="var(--surface)" strokeWidth="8" />
      <path
        d="M160 116c-34-6-40-44-14-46 14-1 14 24 14 46 0-22 0-47 14-46 26 2 20 40-14 46z"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path d="M132 40l-8-16M160 32V14M188 40l8-16" stroke="#ffb98a" strokeWidth="8" strokeLinecap="round" />
    </svg>
  )
}
