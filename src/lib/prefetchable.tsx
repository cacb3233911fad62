import { type ComponentType, lazy, useState } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

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
    const module = await load();
    Loaded = module.default;
    return module;
  }
  const Missing = whenMissing(remember);
  /** What was shown first stays, and with it what was typed. */
  function Part(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Missing);
    return <Shown {...props} />;
  }
  return { load: remember, Part };
}
