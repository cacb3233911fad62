import { Link } from 'react-router-dom';

interface LinkListProps {
  list: readonly { label: string; to: string; text: string }[];
  className?: string;
}

/** Ruled lines, each a way on and why to take it. */
export function LinkList({ list, className = '' }: LinkListProps) {
  return (
    <ul className={`grid border-b border-line ${className}`}>
      {list.map(({ label, to, text }) => (
        <li
          key={to}
          className="grid items-baseline gap-x-10 gap-y-1 border-t border-line py-4 md:grid-cols-[10fr_11fr] md:max-lg:gap-x-6 lg:grid-cols-[2fr_3fr]"
        >
          <Link to={to} className="justify-self-start py-0.5 font-semibold text-link">
            {label}
          </Link>
          <p className="text-quiet">{text}</p>
        </li>
      ))}
    </ul>
  );
}
