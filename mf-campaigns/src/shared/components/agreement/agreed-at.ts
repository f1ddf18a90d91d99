import type { AgreementVersion } from '@samspel/api'

/** When both had said yes. What was agreed before agreements were written down is as old as the brand's answer, not as its record. */
export const agreedAt = ({
  cause,
  brandAgreedAt,
  madeAt,
}: Pick<AgreementVersion, 'cause' | 'brandAgreedAt' | 'madeAt'>): string =>
  cause === 'before' ? (brandAgreedAt ?? madeAt) : madeAt
