import { type ComponentType, createContext, type ReactNode, use, useEffect, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** That the code of a component did not come. It is fetched anew when the component is next shown. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/** What is shown in the place of a component until its code has come. */
export const WhileFetching = createContext<ReactNode>(null);

/**
 * A component whose code is fetched by `load`, or else when it is first shown. Once it is there, it is rendered at once: React's
 * own `lazy` shows the fallback first, also for code that has come, and what follows no sooner than 300 ms after that.
 * @param whenShown makes what fetches the code that is waited for, of the same `load`
 */
export function prefetchable<Props extends object>(
  load: Load<Props>,
  whenShown: (load: Load<Props>) => Load<Props> = (same) => same,
) {
  let Loaded: ComponentType<Props> | null = null;
  async function remember() {
    const module = await load();
    Loaded = module.default;
    return module;
  }
  const awaited = whenShown(remember);

  /** What was shown first stays, and with it what was typed. */
  function Part(props: Props) {
    const whileFetching = use(WhileFetching);
    const [Shown, setShown] = useState<ComponentType<Props> | null>(() => Loaded);
    const [missing, setMissing] = useState<CodeMissing | null>(null);

    useEffect(() => {
      if (Shown !== null) return undefined;
      let isShown = true;
      awaited().then(
        ({ default: Component }) => {
          if (isShown) setShown(() => Component);
        },
        (cause: unknown) => {
          if (isShown) setMissing(new CodeMissing(undefined, { cause }));
        },
      );
      return () => {
        isShown = false;
      };
    }, [Shown]);

    if (missing !== null) throw missing;
    return Shown === null ? whileFetching : <Shown {...props} />;
  }
  return { load: remember, Part };
}
