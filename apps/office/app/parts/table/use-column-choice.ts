import { useChoice } from '../../platform/choices.ts'
import type { Column } from './column.ts'
import { readColumnChoice, type ColumnChoice } from './column-choice.ts'

/** The columns of a list as this person wants them, under the name of the list. */
export const useColumnChoice = <Row>(
  name: string,
  columns: readonly Column<Row>[],
): [ColumnChoice, (choice: ColumnChoice) => void] =>
  useChoice(`columns.${name}`, (kept) => readColumnChoice(columns, kept))
