import type { OwnerPostFilters } from '../../features/posts/owner-post-filters.ts';
import type { Byline } from '../../features/posts/post-form.ts';
import { DENSE } from '../../components/dashboard/dense.ts';
import { SearchField } from '../../components/dashboard/SearchField.tsx';
import { ALL } from '../../lib/filters.ts';
import { type Choice, Select } from '../../ui/controls.tsx';

const STATUSES = [
  { value: ALL, label: 'All statuses' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
  { value: 'scheduled', label: 'Scheduled' },
];

interface PostFiltersProps {
  filters: OwnerPostFilters;
  /** Whether the posts are those that were searched for. */
  isFound: boolean;
  categories: readonly string[];
  authors: readonly Byline[];
  onChange: (next: OwnerPostFilters) => void;
}

/** Filters the list on every keystroke or choice. [2.15.17]–[2.15.21] */
export function PostFilters({ filters, isFound, categories, authors, onChange }: PostFiltersProps) {
  // One who writes alone has nothing to choose from, unless a link has chosen.
  const hasAuthors = authors.length > 1 || filters.author !== ALL;
  return (
    <div
      role="search"
      aria-label="Posts"
      className={`mt-5 grid grid-cols-2 gap-2 ${hasAuthors ? 'sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_11rem_11rem_11rem]' : 'sm:grid-cols-[minmax(0,1fr)_11rem_11rem]'}`}
    >
      <div className={`relative max-sm:col-span-2 ${hasAuthors ? 'sm:max-lg:col-span-3' : ''}`}>
        <SearchField
          id="dashboard-posts-search"
          value={filters.search}
          onSearch={(search) => onChange({ ...filters, search })}
          isFound={isFound}
          placeholder="Title, author, category or words"
          className="min-h-10"
        />
      </div>
      <Filter
        name="status"
        label="Status"
        choices={STATUSES}
        value={filters.status}
        onChoose={(status) => onChange({ ...filters, status })}
      />
      <Filter
        name="category"
        label="Category"
        choices={[
          { value: ALL, label: 'All categories' },
          ...categories.map((name) => ({ value: name, label: name })),
        ]}
        value={filters.category}
        onChoose={(category) => onChange({ ...filters, category })}
      />
      {hasAuthors ? (
        <Filter
          name="author"
          label="Author"
          choices={[
            { value: ALL, label: 'All authors' },
            ...authors.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={filters.author}
          onChoose={(author) => onChange({ ...filters, author })}
          className="max-sm:col-span-2"
        />
      ) : null}
    </div>
  );
}

interface FilterProps {
  name: string;
  label: string;
  choices: readonly Choice[];
  value: string;
  onChoose: (value: string) => void;
  className?: string;
}

function Filter({ name, label, choices, value, onChoose, className }: FilterProps) {
  const id = `dashboard-posts-${name}`;
  return (
    <div className={className}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        choices={choices}
        className={DENSE}
      />
    </div>
  );
}
