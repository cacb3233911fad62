import Search from 'lucide-react/icons/search';
import { blog } from '#content/blog.ts';
import { publicCategories } from '#content/categories.ts';
import * as words from '#content/words/blog.ts';
import { LIMITS } from '#shared/limits.ts';
import { ALL, type Filters } from '../../lib/filters.ts';
import { useFilterForm } from '../../lib/use-filter-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, TextInput } from '../../ui/controls.tsx';

/** [2.10.03] [9.3.08] */
const CHOICES = [
  { value: ALL, label: words.all },
  ...publicCategories.map((name) => ({ value: name, label: name })),
];

interface PostFiltersProps {
  filters: Filters;
  onChange: (next: Filters, replace: boolean) => void;
}

/** Search words and a category, in one line. [2.10.01] [2.10.02] [1.06] [1.07] */
export function PostFilters({ filters, onChange }: PostFiltersProps) {
  const form = useFilterForm(filters, onChange);
  return (
    <form
      {...form}
      role="search"
      aria-label={words.name}
      className="grid gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-[minmax(0,1fr)_minmax(10rem,14rem)]"
    >
      <div>
        <label htmlFor="post-search" className="mb-1.5 block text-small font-semibold">
          {words.search}
        </label>
        <div className="flex gap-2">
          <TextInput
            id="post-search"
            type="search"
            name="search"
            defaultValue={filters.search}
            maxLength={LIMITS.search}
            placeholder={blog.searchHint}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit" variant="secondary" className="px-4">
            <Search aria-hidden className="size-5" />
            <span className="sr-only">{words.search}</span>
          </Button>
        </div>
      </div>
      <div>
        <label htmlFor="post-category" className="mb-1.5 block text-small font-semibold">
          {words.category}
        </label>
        <Select id="post-category" name="category" choices={CHOICES} defaultValue={filters.category} />
      </div>
    </form>
  );
}
