import type { Locale } from '@oriel/core/locale'
import { flagShapes } from './flag-shapes.ts'

/** A round flag beside the name of a language; the name says it, the flag only helps the eye. */
export const Flag = ({ locale, className = 'size-5' }: { locale: Locale; className?: string }) => (
  <svg viewBox="0 0 24 24" className={`flag ${className}`} aria-hidden="true">
    {flagShapes[locale].map(([fill, path]) => (
      <path key={fill + path} fill={fill} d={path} />
    ))}
  </svg>
)
