import Search from 'lucide-react/icons/search';
import type { OwnerPostFilters } from '../../features/posts/owner-post-filters.ts';
import { DENSE } from '../../components/dashboard/dense.ts';
import { ALL } from '../../lib/filters.ts';
import { Select, TextInput } from '../../ui/controls.tsx';

const STATUSES = [
  { value: ALL, label: 'All statuses' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
];

interface PostFiltersProps {
  filters: OwnerPostFilters;
  categories: readonly string[];
  onChange: (next: OwnerPostFilters) => void;
}

/** Filters the list on every keystroke or choice. [2.15.17]–[2.15.21] */
export function PostFilters({ filters, categories, onChange }: PostFiltersProps) {
  return (
    <div
      role="search"
      aria-label="Posts"
      className="mt-5 grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_11rem_11rem]"
    >
      <div className="relative max-sm:col-span-2">
        <label htmlFor="dashboard-posts-search" className="sr-only">
          Search
        </label>
        <TextInput
          id="dashboard-posts-search"
          type="search"
          value={filters.search}
          onChange={({ target }) => onChange({ ...filters, search: target.value })}
          placeholder="Title, excerpt or author"
          autoComplete="off"
          className={`${DENSE} pl-9.5!`}
        />
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-quiet"
        />
      </div>
      <div>
        <label htmlFor="dashboard-posts-status" className="sr-only">
          Status
        </label>
        <Select
          id="dashboard-posts-status"
          value={filters.status}
          onChange={({ target }) => onChange({ ...filters, status: target.value })}
          choices={STATUSES}
          className={DENSE}
        />
      </div>
      <div>
        <label htmlFor="dashboard-posts-category" className="sr-only">
          Category
        </label>
        <Select
          id="dashboard-posts-category"
          value={filters.category}
          onChange={({ target }) => onChange({ ...filters, category: target.value })}
          choices={[
            { value: ALL, label: 'All categories' },
            ...categories.map((name) => ({ value: name, label: name })),
          ]}
          className={DENSE}
        />
      </div>
    </div>
  );
}
