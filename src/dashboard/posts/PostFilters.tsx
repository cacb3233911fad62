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
      className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_12rem_12rem]"
    >
      <div className="max-sm:col-span-2">
        <label htmlFor="dashboard-posts-search" className="mb-1 block font-semibold">
          Search
        </label>
        <TextInput
          id="dashboard-posts-search"
          type="search"
          value={filters.search}
          onChange={({ target }) => onChange({ ...filters, search: target.value })}
          placeholder="Title, excerpt or author"
          autoComplete="off"
          className={DENSE}
        />
      </div>
      <div>
        <label htmlFor="dashboard-posts-status" className="mb-1 block font-semibold">
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
        <label htmlFor="dashboard-posts-category" className="mb-1 block font-semibold">
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
