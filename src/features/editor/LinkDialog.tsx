import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { safeLink } from './addresses.ts';
import { type FindPosts, FoundPosts } from './FoundPosts.tsx';
import { OneFieldDialog } from './OneFieldDialog.tsx';

interface LinkDialogProps {
  /** The words that are, or become, the link; '' for none. */
  words: string;
  /** The link's current address; '' for a new link. */
  address: string;
  /** Called with the address, or with null to remove the link. */
  onLink: (address: string | null) => void;
  onCancel: () => void;
  /** Finds the owner's posts to link to, where that is offered. */
  findPosts?: FindPosts | undefined;
}

/** Asks for a link's address. [2.16.18] [5.66] [5.70] */
export function LinkDialog({ words, address, onLink, onCancel, findPosts }: LinkDialogProps) {
  const { alert } = useAlerts();

  async function confirm(typed: string) {
    const post = isAddress(typed) ? null : await firstOf(typed, findPosts);
    const link = post ?? safeLink(completed(typed.trim()));
    if (link === null) {
      void alert('Links can lead to http, https, mailto and tel addresses.', 'That is not a link');
    } else onLink(link);
  }
  return (
    <OneFieldDialog
      about={
        words.trim() === '' ? null : (
          <p className="mt-1.5 truncate text-small text-quiet">on “{words.trim()}”</p>
        )
      }
      title={address === '' ? 'Add a link' : 'Change the link'}
      label="Address"
      hint={
        findPosts === undefined
          ? 'A page on the web, a path on this site such as /blog, mailto: or tel:'
          : 'Words of one of your posts’ titles, a page on the web, a path such as /blog, mailto: or tel:'
      }
      {...(findPosts === undefined
        ? {}
        : {
            below: (typed) => (
              <FoundPosts
                words={typed}
                findPosts={findPosts}
                isFirstTaken={!isAddress(typed)}
                onChoose={onLink}
              />
            ),
          })}
      initial={address}
      confirmLabel={address === '' ? 'Add link' : 'Save link'}
      onConfirm={(typed) => void confirm(typed)}
      onCancel={onCancel}
    >
      {address === '' ? null : (
        <Button variant="quiet" className="mr-auto" onClick={() => onLink(null)}>
          Remove link
        </Button>
      )}
    </OneFieldDialog>
  );
}

/** Whether it leads somewhere by itself, and is no words of a title. */
function isAddress(typed: string): boolean {
  return /^(?:[/?#.]|[a-z][a-z\d+.-]*:)/i.test(completed(typed.trim()));
}

/** The post that these words mean most, as it stands first below the field; null for none. */
async function firstOf(words: string, findPosts: FindPosts | undefined): Promise<string | null> {
  try {
    const [first] = (await findPosts?.(words)) ?? [];
    return first?.address ?? null;
  } catch (error) {
    console.error('The posts could not be searched', error);
    return null;
  }
}

/** Completes `example.com` to a web address, and `ann@example.com` to a mailto address. */
function completed(address: string): string {
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(address) ? `https://${address}` : address;
}
