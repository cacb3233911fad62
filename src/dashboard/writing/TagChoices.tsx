import Plus from 'lucide-react/icons/plus';
import { tagsIn } from '../../features/posts/post-form.ts';
import type { ListedPost } from '../../features/posts/owner-post.ts';

interface TagChoicesProps {
  /** The field's text: tags, separated by commas. */
  value: string;
  posts: readonly ListedPost[];
  onChange: (tags: string) => void;
}

const SHOWN = 8;

/** The owner's tags that begin as the last one typed does, or else the most used: a press adds one. */
export function TagChoices({ value, posts, onChange }: TagChoicesProps) {
  const found = suggestTags(value, posts);
  if (found.length === 0) return null;
  return (
    <ul aria-label="Tags of other posts" className="-mt-3.5 flex flex-wrap gap-1.5">
      {found.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            aria-label={`Add the tag ${tag}`}
            onClick={() => onChange(withTag(value, tag))}
            className="writing-tag"
          >
            <Plus aria-hidden />
            {tag}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The tag that is being typed: what follows the last comma. */
const lastOf = (value: string) => value.slice(value.lastIndexOf(',') + 1).trim();

/** Other posts' tags to choose from, the most used first. */
export function suggestTags(value: string, posts: readonly Pick<ListedPost, 'tags'>[]): string[] {
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  const chosen = new Set(tagsIn(value).map((tag) => tag.toLowerCase()));
  const typed = lastOf(value).toLowerCase();
  const isTyping = typed !== '' && !uses.has(lastOf(value));
  return [...uses.keys()]
    .filter((tag) => !chosen.has(tag.toLowerCase()) && (!isTyping || tag.toLowerCase().startsWith(typed)))
    .sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || a.localeCompare(b))
    .slice(0, SHOWN);
}

/** The field's text with a tag in place of the one being typed, where it begins like it. */
export function withTag(value: string, tag: string): string {
  const typed = lastOf(value);
  const isCompleted = tag.toLowerCase().startsWith(typed.toLowerCase());
  const before = isCompleted ? value.slice(0, value.lastIndexOf(',') + 1) : value;
  return [...tagsIn(before), tag].join(', ');
}
