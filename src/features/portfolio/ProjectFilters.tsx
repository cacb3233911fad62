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
  const offered = PROJECT_FILTERS.map((filter) => ({
    ...filter,
    count: filterProjects(projects, { category: filter.value, search: '' }).length,
  })).filter(({ value, count }) => count > 0 || value === filters.category);
  return (
    <form
      {...form}
      role="search"
      aria-label={words.form}
      className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 border-line lg:border-b"
    >
      <fieldset className="min-w-0 border-line max-lg:w-full max-lg:border-b">
        <legend className="sr-only">{words.category}</legend>
        <div className="-mb-px flex flex-wrap gap-x-7">
          {offered.map(({ value, label, count }) => (
            <label
              key={value}
              className="group flex min-h-12 cursor-pointer items-center border-transparent font-medium text-quiet transition-colors hover:text-ink has-checked:border-clay has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay lg:min-h-18 lg:border-b-2"
            >
              <input
                type="radio"
                name="category"
                value={value}
                defaultChecked={filters.category === value}
                className="sr-only"
              />
              <span className="decoration-clay decoration-2 underline-offset-6 max-lg:group-has-checked:underline">
                {label}
              </span>
              <span aria-hidden className="ml-1.5 text-fine text-quiet tabular-nums">
                {count}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="flex w-full items-center gap-3 pb-4 sm:w-80 lg:pb-3">
        <label htmlFor="project-search" className="text-small font-semibold">
          {words.search}
        </label>
        <TextInput
          id="project-search"
          type="search"
          name="search"
          defaultValue={filters.search}
          maxLength={LIMITS.search}
          placeholder={portfolio.searchHint}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
    </form>
  );
}
