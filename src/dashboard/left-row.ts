import { rowOf, rowToReturnTo } from '../components/dashboard/row-focus.ts';

let comeBack: () => void = () => undefined;

/** Notes the row that has the focus, or what else has it, before one is led to another tab. */
export function leaveRow(): void {
  const { activeElement } = document;
  comeBack =
    activeElement instanceof HTMLElement && rowOf(activeElement) === null
      ? () => activeElement.focus()
      : rowToReturnTo(activeElement);
}

/** Puts the focus where it was then. */
export function comeBackToRow(): void {
  comeBack();
}
