import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { portfolio, type Project } from '#content/portfolio.ts';
import * as words from '#content/words/projects.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Filters } from '../../lib/filters.ts';
import { useFilterForm } from '../../lib/use-filter-form.ts';
import { TextInput } from '../../ui/controls.tsx';
import { filterProjects, PROJECT_FILTERS } from './filter-projects.ts';

interface ProjectFiltersProps {
  /** All that there are. */
  projects: readonly Project[];
  filters: Filters;
  onChange: (next: Filters, replace: boolean) => void;
}

/** A category that has projects, or all, and search words. [2.7.02]–[2.7.06] [2.7.11] */
export function ProjectFilters({ projects, filters, onChange }: ProjectFiltersProps) {
  const form = useFilterForm(filters, onChange);
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row scrolls: the chosen category is in it, wherever the address leads to.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('label:has(:checked)');
    if (row.current && chosen) row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 48;
  }, [filters.category]);
  const offered = PROJECT_FILTERS.map((filter) => ({
    ...filter,
    count: filterProjects(projects, { category: filter.value, search: '' }).length,
  })).filter(({ value, count }) => count > 0 || value === filters.category);
  return (
    <form
      {...form}
      role="search"
      aria-label={words.form}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-line md:border-b"
    >
      <fieldset className="min-w-0 border-line max-md:w-full max-md:border-b">
        <legend className="sr-only">{words.category}</legend>
        <div
          ref={row}
          className="flex [scrollbar-width:none] gap-x-6 max-md:-mx-(--gutter) max-md:scroll-edges max-md:overflow-x-auto max-md:px-(--gutter) md:-mb-px lg:gap-x-7"
        >
          {offered.map(({ value, label, count }) => (
            <label
              key={value}
              className="relative flex min-h-12 shrink-0 cursor-pointer items-center border-b-2 border-transparent font-medium text-quiet transition-colors hover:text-ink has-checked:border-clay has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-clay md:min-h-18"
            >
              <input
                type="radio"
                name="category"
                value={value}
                defaultChecked={filters.category === value}
                className="sr-only"
              />
              {label}
              <span aria-hidden className="ml-1.5 text-fine text-quiet tabular-nums">
                {count}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="relative w-full md:w-auto md:flex-1 lg:w-72 lg:flex-none">
        <label htmlFor="project-search" className="sr-only">
          {words.search}
        </label>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-quiet"
        />
        <TextInput
          id="project-search"
          type="search"
          name="search"
          defaultValue={filters.search}
          maxLength={LIMITS.search}
          placeholder={portfolio.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          className="pl-11"
        />
      </div>
    </form>
  );
}
