import { PromptDialog } from '../../components/dashboard/PromptDialog.tsx';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { type FindPages, FoundPages } from './FoundPages.tsx';
import { findLink, isAddress, refusalOf } from './link-address.ts';
import type { SetLink } from './link-place.ts';

interface LinkDialogProps {
  /** The words that are, or become, the link; '' for none. */
  words: string;
  /** The link's current address; '' for a new link. */
  address: string;
  onLink: SetLink;
  onCancel: () => void;
  /** Finds the site's pages and posts to link to, where that is offered. */
  findPages?: FindPages | undefined;
}

/** Asks for a link's address. [2.16.18] [5.66] [5.70] */
export function LinkDialog({ words, address, onLink, onCancel, findPages }: LinkDialogProps) {
  const { alert } = useAlerts();

  function confirm(typed: string) {
    findLink(typed, findPages, (link, title) => {
      if (link === null) void alert(refusalOf(typed), 'That is not a link');
      else onLink(link, title);
    });
  }
  return (
    <PromptDialog
      about={
        words.trim() === '' ? null : (
          <p className="mt-1.5 truncate text-small text-quiet">on “{words.trim()}”</p>
        )
      }
      title={address === '' ? 'Add a link' : 'Change the link'}
      label="Address"
      hint={
        findPages === undefined
          ? 'A page on the web, a path on this site such as /blog, mailto: or tel:'
          : 'Words of a page or a post of yours, a page on the web, a path such as /blog, mailto: or tel:'
      }
      {...(findPages === undefined
        ? {}
        : {
            below: (typed) => (
              <FoundPages
                words={typed}
                findPages={findPages}
                isFirstTaken={!isAddress(typed)}
                onChoose={onLink}
              />
            ),
          })}
      initial={address}
      confirmLabel={address === '' ? 'Add link' : 'Save link'}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      {address === '' ? null : (
        <Button size="small" variant="quiet" className="mr-auto -ml-3" onClick={() => onLink(null)}>
          Remove link
        </Button>
      )}
    </PromptDialog>
  );
}
