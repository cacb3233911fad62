import type {
  DraftAnswer,
  DraftList,
  DraftWatched,
  VersionAnswer,
  VersionList,
} from '#shared/contract/writing.ts';
import type { TrashList } from '#shared/contract/trash.ts';
import type { Answer, TestApp } from './test-app.ts';

/** A draft as the writing page sends it. */
export function draftInput(changes: Record<string, unknown> = {}) {
  return {
    key: 'new-1',
    post_id: null,
    form: { title: 'A draft', content: '<p>Two words.</p>' },
    based_on: null,
    revision: 0,
    window: 'w1',
    device: 'Firefox on Linux',
    ...changes,
  };
}

/** The calls of the writing page, by the owner, who signs in for each: a test's clock may outrun a session. */
export function writingCalls(test: { readonly app: TestApp }) {
  const call = async (method: string, path: string, json?: unknown): Promise<Answer> => {
    const { token: bearer } = await test.app.signIn();
    return test.app.api(method, path, { bearer, ...(json === undefined ? {} : { json }) });
  };
  const read = async (path: string): Promise<unknown> => {
    const answer = await call('GET', path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return answer.json;
  };
  const listTrash = async () => ((await read('trash.php?kind=post')) as TrashList).trash;
  return {
    call,
    saveDraft: (changes: Record<string, unknown> = {}) => call('PUT', 'post-drafts.php', draftInput(changes)),
    readDraft: async (key: string) => ((await read(`post-drafts.php?key=${key}`)) as DraftAnswer).draft,
    listDrafts: async () => ((await read('post-drafts.php')) as DraftList).drafts,
    watch: async (key: string, window: string, device: string) =>
      (await read(`post-drafts.php?key=${key}&window=${window}&device=${device}`)) as DraftWatched,
    listVersions: async (post: number) =>
      ((await read(`post-versions.php?post=${post}`)) as VersionList).versions,
    readVersion: async (id: number) => ((await read(`post-versions.php?id=${id}`)) as VersionAnswer).version,
    listTrash,
    deleteForGood: async (post: number) => {
      const found = (await listTrash()).find(({ row }) => row === post);
      return call('DELETE', `trash.php?id=${found?.id ?? 999_999}`);
    },
    update: (json: unknown) => call('PUT', 'update-blog-post.php', json),
    trash: (id: number) => call('DELETE', `delete-blog-post.php?id=${id}`),
    restore: (id: number) => call('POST', 'trash.php', { kind: 'post', ids: [id] }),
  };
}
