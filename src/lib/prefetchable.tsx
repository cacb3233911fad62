import { type ComponentType, lazy, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** That the code of a component did not come; `renew` lets it be fetched anew when it is rendered next. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
  readonly renew: () => void;

  constructor(renew: () => void, cause: unknown) {
    super(undefined, { cause });
    this.renew = renew;
  }
}

/**
 * A component whose code is fetched by `load`, or else when it is first shown. Once it is there, it is rendered at once:
 * React's own `lazy` shows the fallback first, also for code that has come, and what follows 300 ms later.
 * @param whenMissing makes what is shown where its code has not come yet, from the same `load`
 */
export function prefetchable<Props extends object>(
  load: Load<Props>,
  whenMissing: (load: Load<Props>) => ComponentType<Props> = lazy,
) {
  let Loaded: ComponentType<Props> | null = null;
  async function remember() {
    try {
      const module = await load();
      Loaded = module.default;
      return module;
    } catch (error) {
      throw new CodeMissing(renew, error);
    }
  }
  let Missing = whenMissing(remember);
  /** React keeps a failure with the component that it is of. */
  function renew() {
    Missing = whenMissing(remember);
  }
  /** What was shown first stays, and with it what was typed. */
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Missing);
    return <Shown {...props} />;
  }
  return { load: remember, Part };
}
