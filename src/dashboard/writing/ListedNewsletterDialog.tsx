import {
  PostNewsletterDialog,
  type PostNewsletterDialogProps,
} from '../../features/newsletter/PostNewsletterDialog.tsx';
import { ListedEmailChecks } from './EmailChecks.tsx';

/** Sends a post to the subscribers from where it is not being written. */
export function ListedNewsletterDialog(props: Omit<PostNewsletterDialogProps, 'lookOf'>) {
  const { id } = props.post;
  return <PostNewsletterDialog {...props} lookOf={(part) => <ListedEmailChecks id={id} part={part} />} />;
}
