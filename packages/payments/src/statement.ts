import { currencyOfCode } from '@oriel/providers/amounts'

const CURRENCY_COLUMN = 4

/**
 * A statement in the columns of a settlement file, with our names of currencies. One that nobody
 * knows stays as it is, so that the reader of the file finds the line broken.
 */
export const withOurCurrencies = (csv: string): string =>
  csv
    .split('\n')
    .map((row) => {
      const cells = row.split(',')
      const currency = currencyOfCode(cells[CURRENCY_COLUMN] ?? '')
      return currency ? cells.with(CURRENCY_COLUMN, currency).join(',') : row
    })
    .join('\n')
