/** Two half discs from the logo that meet: a brand and a creator. */
export function Meeting() {
  return (
    <svg viewBox="0 -8 400 288" width="100%" style={{ maxWidth: 400, margin: '0 auto', display: 'block' }}>
      <ellipse cx="200" cy="258" rx="150" ry="12" fill="var(--sunken)" />
      <path d="M196 40a100 100 0 0 0 0 200z" fill="var(--primary)" />
      <path d="M204 40h76a52 52 0 0 1 0 104h-76z" fill="var(--p3)" />
      <circle cx="252" cy="198" r="42" fill="#ffb98a" />
      <path d="M120 24l-10-16M148 14l-2-14M96 46L80 36" stroke="#ffb98a" strokeWidth="8" strokeLinecap="round" />
    </svg>
  )
}
