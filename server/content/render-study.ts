import { portfolio, projectCategories, projectStatuses } from '#content/portfolio.ts';
import type { CaseStudy, StudyPicture, StudySection, StudySide } from '#shared/case-study.ts';
import { giveIds } from '#shared/rich-text/headings.ts';
import { resolveLinks } from '#shared/rich-text/in-text-links.ts';
import { headingTitle } from '#shared/rich-text/read-headings.ts';
import { plateGround } from './plate-ground.ts';
import { findPicture, pictureSize, type PictureFolders } from './picture-size.ts';
import type { ProjectFile, StudyFields } from './read-projects.ts';
import { renderMarkdown } from './render-page.ts';

/**
 * What a project's own page shows.
 * @param all in their order, for the one that follows
 * @throws a sentence about a picture that is not there, or has no alternative text
 */
export async function renderStudy(
  project: ProjectFile,
  all: readonly ProjectFile[],
  pictures: PictureFolders,
): Promise<CaseStudy> {
  const { slug, file, study } = project;
  const { title, description, category, status, features, technologies, liveUrl, githubUrl } =
    project.project;
  const { change = null, figure = null, year, duration = null, sample = false, testimonial } = study;
  const sections = sectionsOf(await renderMarkdown(project.text, { file, pictures }));
  const next = all[(all.indexOf(project) + 1) % all.length];
  return {
    slug,
    title,
    description,
    change,
    category: projectCategories[category],
    status: projectStatuses[status],
    year: year === undefined ? null : String(year),
    duration,
    sample,
    plate: await plateOf(project, pictures),
    ground: await plateGround(project.project.image, pictures),
    figure,
    before: await sideOf(study.before, file, pictures),
    after: await sideOf(study.after, file, pictures),
    sections,
    features,
    technologies,
    liveUrl,
    githubUrl,
    testimonial: testimonial === undefined ? null : { ...testimonial, role: testimonial.role ?? null },
    next:
      next === undefined || next === project
        ? null
        : {
            slug: next.slug,
            title: next.project.title,
            category: projectCategories[next.project.category],
            plate: await plateOf(next, pictures),
            ground: await plateGround(next.project.image, pictures),
          },
    call: { ...portfolio.after, ...portfolio.afterOne },
  };
}

function plateOf({ file, project }: ProjectFile, pictures: PictureFolders): Promise<StudyPicture> {
  return pictureOf(project.image, project.imageAlt, file, pictures);
}

async function sideOf(
  side: StudyFields['before'],
  file: string,
  pictures: PictureFolders,
): Promise<StudySide | null> {
  if (side === undefined) return null;
  const { image, imageAlt, text = null } = side;
  const shown = image !== undefined && imageAlt !== undefined;
  return { picture: shown ? await pictureOf(image, imageAlt, file, pictures) : null, text };
}

async function pictureOf(
  src: string,
  alt: string,
  file: string,
  pictures: PictureFolders,
): Promise<StudyPicture> {
  const narrow = src.replace(/\.webp$/, '-800.webp');
  const hasNarrow = narrow !== src && findPicture(narrow, pictures) !== undefined;
  return { src, narrow: hasNarrow ? narrow : null, ...(await pictureSize(src, { file, pictures })), alt };
}

/** A part begins at each heading of the second level; a quotation right below it is its note. */
function sectionsOf(root: HTMLElement): StudySection[] {
  giveIds([root]);
  resolveLinks([root]);
  const sections: { heading: StudySection['heading']; elements: Element[] }[] = [];
  for (const element of root.children) {
    if (element.tagName === 'H2' && element.id !== '') {
      sections.push({ heading: { id: element.id, title: headingTitle(element) }, elements: [] });
    } else if (sections.length === 0) sections.push({ heading: null, elements: [element] });
    else sections.at(-1)?.elements.push(element);
  }
  return sections.map(({ heading, elements }) => {
    const [first, ...others] = elements;
    const note = first?.tagName === 'BLOCKQUOTE' ? first.innerHTML.trim() : null;
    const rest = note === null ? elements : others;
    return { heading, note, html: rest.map(({ outerHTML }) => outerHTML).join('\n') };
  });
}
