import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { safeLink } from './addresses.ts';
import { type FindPosts, FoundPosts } from './FoundPosts.tsx';
import { OneFieldDialog } from './OneFieldDialog.tsx';

interface LinkDialogProps {
  /** The link's current address; '' for a new link. */
  address: string;
  /** Called with the address, or with null to remove the link. */
  onLink: (address: string | null) => void;
  onCancel: () => void;
  /** Finds the owner's posts to link to, where that is offered. */
  findPosts?: FindPosts | undefined;
}

/** Asks for a link's address. [2.16.18] [5.66] [5.70] */
export function LinkDialog({ address, onLink, onCancel, findPosts }: LinkDialogProps) {
  const { alert } = useAlerts();
  return (
    <OneFieldDialog
      title={address === '' ? 'Add a link' : 'Change the link'}
      label="Address"
      hint={
        findPosts === undefined
          ? 'A page on the web, a path on this site such as /blog, mailto: or tel:'
          : 'Words of one of your posts’ titles, a page on the web, a path such as /blog, mailto: or tel:'
      }
      {...(findPosts === undefined
        ? {}
        : { below: (words) => <FoundPosts words={words} findPosts={findPosts} onChoose={onLink} /> })}
      initial={address}
      confirmLabel={address === '' ? 'Add Link' : 'Save Link'}
      onConfirm={(typed) => {
        const link = safeLink(completed(typed.trim()));
        if (link === null) {
          void alert('Links can lead to http, https, mailto and tel addresses.', 'That is not a link');
        } else onLink(link);
      }}
      onCancel={onCancel}
    >
      {address === '' ? null : (
        <Button variant="quiet" className="mr-auto" onClick={() => onLink(null)}>
          Remove Link
        </Button>
      )}
    </OneFieldDialog>
  );
}

/** Completes `example.com` to a web address, and `ann@example.com` to a mailto address. */
function completed(address: string): string {
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  return /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]|$)/i.test(address) ? `https://${address}` : address;
}
