import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { untouched } from './demo-files.ts';
import { DataSource } from './profile-source.ts';
import type { FileChange } from './write-files.ts';

const POSTS = 'src/content/posts';
const PROJECTS = 'src/content/projects';
const PORTFOLIO = 'src/content/portfolio.ts';
const CATEGORIES = 'src/content/categories.ts';

/** What replaces samples of the demo. */
export interface Replacement {
  files: Map<string, FileChange>;
  /** Paths of what stays, since somebody wrote or changed it. */
  kept: string[];
}

/** The demo's posts go, and where no other is left, one comes that says how to write one. It is a draft. */
export function replacePosts(root: string, author: string): Replacement {
  const replacement = withoutDemo(root, POSTS);
  if (replacement.kept.length === 0) {
    replacement.files.set(`${POSTS}/how-to-write-a-post.md`, { text: starterPost(categoryOf(root), author) });
  }
  return replacement;
}

/** The same for projects; the note that they are samples becomes empty. */
export function replaceProjects(root: string): Replacement {
  const replacement = withoutDemo(root, PROJECTS);
  const source = readFileSync(join(root, PORTFOLIO), 'utf8');
  if (replacement.kept.length === 0) {
    const categories = new DataSource(source, PORTFOLIO, 'projectCategories').read() as object;
    const text = starterProject(Object.keys(categories)[0] ?? 'website');
    replacement.files.set(`${PROJECTS}/your-first-project.md`, { text });
  }
  const isDemoGone = [...replacement.files.values()].some(({ text }) => text === null);
  // Without samples that go now, a note is the owner's own.
  const text = isDemoGone ? new DataSource(source, PORTFOLIO, 'sampleNote').with('') : source;
  if (text !== source) replacement.files.set(PORTFOLIO, { text });
  return replacement;
}

/** How many of the demo's posts and projects are still there. */
export function samples(root: string): { posts: number; projects: number } {
  const files = untouched(root);
  const below = (folder: string) => files.filter((path) => path.startsWith(`${folder}/`)).length;
  return { posts: below(POSTS), projects: below(PROJECTS) };
}

function withoutDemo(root: string, folder: string): Replacement {
  const demo = new Set(untouched(root));
  const there = existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).filter((name) => name.endsWith('.md'))
    : [];
  const paths = there.map((name) => `${folder}/${name}`).sort();
  return {
    files: new Map(paths.filter((path) => demo.has(path)).map((path) => [path, { text: null }])),
    kept: paths.filter((path) => !demo.has(path)),
  };
}

/** The first category that a new site has. */
function categoryOf(root: string): string {
  const source = readFileSync(join(root, CATEGORIES), 'utf8');
  const categories = new DataSource(source, CATEGORIES, 'categories').read() as { name?: string }[];
  return categories[0]?.name ?? 'General';
}

function starterPost(category: string, author: string): string {
  return `---
title: How to write a post
category: ${JSON.stringify(category)}
status: draft
excerpt: One or two sentences that make somebody read on. Lists, emails and feeds show them.
cover: /artwork/covers/fallback.svg
attribution: ${JSON.stringify(`Artwork by ${author}`)}
tags: [writing]
metaTitle: How to write a post
metaDescription: What search engines show of this post, in one or two sentences.
---

This is a draft: visitors don’t see it. Write your own text here, in Markdown, take the line \`status: draft\` away and put
\`published: 2026-01-31\` in its place.

## Where posts come from

Files in \`src/content/posts\` fill the blog at its very first start. After that you write in the dashboard, under _Blog
posts_, and what you write there lies in the database.

- The file’s name is the post’s address.
- \`category\` is one of \`src/content/categories.ts\`.
- \`cover\` is a picture below \`public/\`, 1600 × 900 pixels or so.
`;
}

function starterProject(category: string): string {
  return `---
order: 1
title: Your first project
category: ${category}
status: planned
image: /artwork/portfolio/this-website.webp
imageAlt: Say here what the picture shows, for whoever can’t see it
technologies: [HTML, CSS]
features:
  - What it can do that matters to the client
  - One more of these
---

Say in two sentences what was wrong before and what is better now. A file in src/content/projects is a project; copy this one
for the next.
`;
}
