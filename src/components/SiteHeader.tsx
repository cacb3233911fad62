import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { business } from '#content/business.ts';
import * as words from '#content/words/frame.ts';
import { openingHours } from '#shared/opening-hours.ts';
import { useOutside } from '../lib/use-outside.ts';
import { ROUTES } from '../paths.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { TELEPHONE } from './contact-addresses.ts';
import { GET_IN_TOUCH, NAVIGATION } from './navigation.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** Sticky header; below 900 px, its links are in a sheet opened by a button. [2.2.01]–[2.2.10] [4.14.01] */
export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const sheetId = useId();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  // The sheet covers the page: Escape or a press beside it closes it, and the focus stays in front of it.
  useOutside(header, open, close);
  useEffect(() => {
    if (!open) return undefined;
    function leave(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    }
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [open]);

  return (
    <header ref={header} className="sticky top-0 z-40 border-b border-line bg-paper noscript:static">
      <div className="shell flex h-17 items-center justify-between gap-4">
        <Link
          to={ROUTES.home}
          onClick={close}
          className="flex flex-wrap items-baseline gap-x-3 py-3 leading-none"
        >
          <span className="font-serif text-[1.45rem] font-[560] tracking-tight">{business.who.name}</span>
          <span className="hidden text-fine text-quiet sm:inline">{business.who.trade}</span>
        </Link>

        <nav aria-label={words.mainNavigation} className="hidden items-center gap-1 lg:flex">
          {NAVIGATION.map(({ label, to }) => (
            <NavLink
              key={to}
              to={to}
              className="rounded px-3 py-2.5 text-small font-medium decoration-clay decoration-2 underline-offset-[0.5em] transition-colors hover:text-clay aria-[current=page]:underline"
            >
              {label}
            </NavLink>
          ))}
          <ThemeSwitch />
          <ButtonLink to={GET_IN_TOUCH.to} className="ml-2 text-small">
            {GET_IN_TOUCH.label}
          </ButtonLink>
        </nav>

        <div className="-mr-2.5 flex items-center lg:hidden">
          <ThemeSwitch />
          <button
            ref={toggle}
            type="button"
            aria-expanded={open}
            aria-controls={sheetId}
            onClick={() => setOpen(!open)}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded px-2.5 text-small font-semibold noscript:hidden"
          >
            {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
            {open ? words.close : words.menu}
          </button>
        </div>
      </div>

      <div
        id={sheetId}
        hidden={!open}
        className="sheet lg:hidden max-lg:noscript:static max-lg:noscript:h-auto"
      >
        <nav aria-label={words.mainNavigation} className="shell pt-2">
          <ul className="md:grid md:grid-cols-2 md:gap-x-12">
            {[...NAVIGATION, GET_IN_TOUCH].map(({ label, to }) => (
              <li key={to} className="border-b border-line">
                <NavLink
                  to={to}
                  onClick={close}
                  className="block py-4 font-serif text-title aria-[current=page]:text-clay"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="shell grid items-center gap-x-12 gap-y-4 pt-6 pb-9 md:grid-cols-2">
          <ButtonLink to={ROUTES.consultation} onClick={close}>
            {words.bookConsultation}
          </ButtonLink>
          <p className="text-quiet">
            <a href={TELEPHONE} className="finger-high text-link">
              {business.reach.phoneShown}
            </a>
            <br />
            {openingHours.inOneLine}
          </p>
        </div>
      </div>
    </header>
  );
}
