import { rowToReturnTo } from '../components/dashboard/row-focus.ts';

let comeBack: () => void = () => undefined;

/** Notes the row that has the focus, before one is led to another tab. */
export function leaveRow(): void {
  comeBack = rowToReturnTo(document.activeElement);
}

/** Puts the focus on the row that was left last, if there was one. */
export function comeBackToRow(): void {
  comeBack();
}
