/** How a menu of actions looks. */
export const MENU =
  'z-30 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto overscroll-contain rounded border border-edge bg-raised py-1 text-small text-ink shadow-[0_6px_18px_-10px_var(--veil)]';

/** One of its items. */
export const MENU_ITEM =
  'flex min-h-9 cursor-pointer px-4 py-1.5 font-medium outline-none data-[disabled]:cursor-default data-[disabled]:text-quiet data-[highlighted]:bg-clay/10 touch:min-h-11';

/** Between its groups. */
export const MENU_RULE = 'my-1 border-t border-line';
