import type { NoticeChoices } from '#shared/contract/notices.ts';
import { readNoticeChoices } from '../../mail/notice-choices.ts';
import type { SettingRepository } from '../settings/setting.repository.ts';

/** Which notices the owner gets; `Outbox` obeys it. */
export class NoticeService {
  readonly #setting: SettingRepository;

  constructor(setting: SettingRepository) {
    this.#setting = setting;
  }

  async read(): Promise<NoticeChoices> {
    return readNoticeChoices(await this.#setting.read());
  }

  async save(choices: NoticeChoices): Promise<void> {
    await this.#setting.save(JSON.stringify(choices));
  }
}
