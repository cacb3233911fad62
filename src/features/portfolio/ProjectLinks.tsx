import type { Project } from '#content/portfolio.ts';
import * as words from '#content/words/projects.ts';
import { useAddress } from '../../lib/host.ts';

interface ProjectLinksProps {
  project: Pick<Project, 'title' | 'liveUrl' | 'githubUrl'>;
}

/**
 * 'Live Demo' and 'Code', if the project has them; external links open in a new tab. They stand above the entry's own
 * link. [2.7.18] [2.7.19]
 */
export function ProjectLinks({ project: { title, liveUrl, githubUrl } }: ProjectLinksProps) {
  const links = [
    { label: words.demo, url: liveUrl },
    { label: words.code, url: githubUrl },
  ].filter((link): link is { label: string; url: string } => link.url !== null);
  if (links.length === 0) return null;
  return (
    <p className="relative flex flex-wrap gap-x-6">
      {links.map(({ label, url }) => (
        <ProjectLink key={label} label={label} url={url} title={title} />
      ))}
    </p>
  );
}

function ProjectLink({ label, url, title }: { label: string; url: string; title: string }) {
  const address = useAddress();
  const elsewhere = url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      {...elsewhere}
      href={address(url)}
      className="inline-flex min-h-11 items-center font-semibold text-link"
    >
      {label}
      <span className="sr-only">: {title}</span>
    </a>
  );
}
