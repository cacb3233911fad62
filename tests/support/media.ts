import type { MediaItem, MediaList } from '#shared/contract/media.ts';
import { picture, upload } from './images.ts';
import type { Answer, TestApp } from './test-app.ts';

interface NewImage {
  name?: string;
  width?: number;
  height?: number;
  /** In place of a picture of that size. */
  bytes?: Buffer;
}

/** The calls of a test app's media library, as its owner. */
export function mediaLibrary(test: { readonly app: TestApp; readonly token: string }) {
  const post = (action: string, json: object): Promise<Answer> =>
    test.app.api('POST', `media.php?action=${action}`, { json, bearer: test.token });

  async function list(query = ''): Promise<MediaList> {
    const answer = await test.app.api('GET', `media.php?page=1${query}`.replace('page=1&page', 'page'), {
      bearer: test.token,
    });
    if (answer.status !== 200) throw new Error(`The library: ${answer.status} ${answer.text}`);
    return answer.json as unknown as MediaList;
  }

  return {
    list,
    /** As far as it is among the newest. */
    find: async (id: number): Promise<MediaItem | undefined> =>
      (await list()).media.find((item) => item.id === id),
    /** Uploads an image. */
    async add({ name = 'photo.png', width = 40, height = 30, bytes }: NewImage): Promise<MediaItem> {
      const image = bytes ?? (await picture(width, height).png().toBuffer());
      const { json } = await upload(test.app, test.token, image, { name });
      const item = (await list()).media.find(({ path }) => path === json.filepath);
      if (item === undefined) throw new Error(`${name} is not in the library.`);
      return item;
    },
    replace(id: number, bytes: Buffer, name = 'photo.png'): Promise<Answer> {
      const body = new FormData();
      body.append('image', new Blob([new Uint8Array(bytes)]), name);
      return test.app.api('POST', `media.php?action=replace&id=${id}`, { body, bearer: test.token });
    },
    describe: (json: object) => test.app.api('PUT', 'media.php', { json, bearer: test.token }),
    crop: (json: object) => post('crop', json),
    draw: (json: object) => post('draw', json),
    delete: (id: number) => test.app.api('DELETE', `media.php?id=${id}`, { bearer: test.token }),
    async file(path: string): Promise<Buffer> {
      const response = await fetch(`${test.app.url}${path}`);
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}
