import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { PreviewCreated, PreviewOf } from '#shared/contract/writing.ts';
import { formatMomentInZone } from '#shared/moments-in-words.ts';
import { useHost } from '../../lib/host.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, TextInput } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';

interface PreviewsDialogProps {
  /** The draft or post that the links show. */
  of: PreviewOf;
  onClose: () => void;
}

const DAYS = [1, 3, 7, 14, 30].map((days) => ({
  value: String(days),
  label: days === 1 ? 'one day' : `${days} days`,
}));

/** Links that show what is not published yet to whoever has them: making one, copying it, and ending them. */
export function PreviewsDialog({ of, onClose }: PreviewsDialogProps) {
  const id = useId();
  const { request, announcer } = useHost();
  const { alert } = useAlerts();
  const { copied, copy } = useCopy();
  const [days, setDays] = useState('7');
  const [made, setMade] = useState<PreviewCreated | null>(null);
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['writing-previews', of],
    queryFn: async ({ signal }) => (await request('listPreviews', { query: of, signal })).previews,
    gcTime: 0,
  });

  async function make() {
    setMaking(true);
    try {
      setMade(await request('createPreview', { body: { ...of, days: Number(days) } }));
      announcer.announce('The link is made.');
      await refetch();
    } catch (failure) {
      await alert(failure instanceof Error ? failure.message : '', 'The link was not made');
    }
    setMaking(false);
  }
  async function end(preview: number) {
    try {
      await request('endPreview', { query: { id: preview } });
      if (made?.id === preview) setMade(null);
      announcer.announce('The link has ended.');
      await refetch();
    } catch (failure) {
      await alert(failure instanceof Error ? failure.message : '', 'The link was not ended');
    }
  }

  return (
    <Dialog
      title="Preview links"
      className="writing-low w-[min(40rem,calc(100vw-2rem))] max-w-none"
      isTall
      onCancel={onClose}
      actions={null}
    >
      <p className="mt-2 text-quiet">
        Whoever has the link reads the post as it stands, without signing in. Search engines are kept out.
      </p>
      <div className="mt-5 flex flex-wrap items-end gap-3">
        <div className="min-w-40 grow">
          <label htmlFor={`${id}-days`} className="mb-1.5 block text-small font-semibold">
            Valid for
          </label>
          <Select
            id={`${id}-days`}
            value={days}
            onChange={({ target }) => setDays(target.value)}
            choices={DAYS}
          />
        </div>
        <Button className="min-h-12" busy={isMaking ? 'Making…' : false} onClick={() => void make()}>
          Make a link
        </Button>
      </div>
      {made === null ? null : (
        <div className="mt-5 flex flex-wrap items-end gap-3 rounded bg-agave-wash p-4">
          <div className="min-w-40 grow">
            <label htmlFor={`${id}-link`} className="mb-1.5 block text-small font-semibold">
              The link, shown this once
            </label>
            <TextInput
              id={`${id}-link`}
              readOnly
              value={made.url}
              onFocus={({ target }) => target.select()}
            />
          </div>
          <Button variant="secondary" className="min-h-12" onClick={() => void copy(made.url)}>
            {copied ? 'Copied' : 'Copy'}
          </Button>
        </div>
      )}
      {error !== null ? (
        <div className="mt-5">
          <LoadFailure
            title="The links could not be loaded"
            message={error.message}
            onRetry={() => void refetch()}
          />
        </div>
      ) : data === undefined || data.length === 0 ? null : (
        <ul aria-label="Links that work" className="mt-5 divide-y divide-line border-y border-line">
          {data.map((preview) => (
            <li key={preview.id} className="flex items-center justify-between gap-4 py-1.5">
              <span>Ends {formatMomentInZone(preview.ends_at)}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`End the link that ends ${formatMomentInZone(preview.ends_at)}`}
                onClick={() => void end(preview.id)}
              >
                End now
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
