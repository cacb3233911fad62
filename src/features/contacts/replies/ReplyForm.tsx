import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ListedContact } from '#shared/contract/contacts.ts';
import type { Reply } from '#shared/contract/replies.ts';
import type { Snippet } from '#shared/contract/snippets.ts';
import { LIMITS } from '#shared/limits.ts';
import { keepingFocus } from '../../../components/dashboard/row-focus.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { textOf } from '../../../lib/form-values.ts';
import { useHost } from '../../../lib/host.ts';
import { isMac, spellKeys } from '../../../lib/keys.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { WritingArea } from '../../../components/dashboard/WritingArea.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { replyAddress } from '../reply-address.ts';
import { AnsweredElsewhere } from './AnsweredElsewhere.tsx';
import { fillSnippet } from './fill-snippet.ts';
import { insertionOf, typeInto } from './put-into-field.ts';
import type { useReplyDraft } from './reply-drafts.ts';
import { ReplyConflict } from './ReplyConflict.tsx';
import { RestoreMessage } from './RestoreMessage.tsx';
import { SnippetsDialog } from './SnippetsDialog.tsx';
import { useDraftDiscarding } from './use-draft-discarding.ts';
import { useReplies } from './use-replies.ts';
import { useReplySync } from './use-reply-sync.ts';

const failureOf = failureWith({
  refused: 'The reply could not be sent. Please try again.',
  fields: ['body'],
});
const NO_TEXT = { message: 'Please write a reply.', fields: ['body'], alert: null };

interface ReplyFormProps {
  message: ListedContact;
  draft: ReturnType<typeof useReplyDraft>;
  onSent: (reply: Reply) => void;
  /** What is written stays. */
  onClose: () => void;
}

/**
 * Writes a reply to a message. Ctrl+Enter sends it, Ctrl+; puts in a snippet, Escape closes the field: the message's row has
 * the focus then.
 */
export function ReplyForm({ message, draft, onSent, onClose }: ReplyFormProps) {
  const { send } = useReplies();
  const sync = useReplySync(message, draft);
  const { tellDiscarded } = useDraftDiscarding(message, draft);
  const { domWindow } = useHost();
  const [sendKeys, snippetKeys] = ['Mod+Enter', 'Mod+;'].map((keys) => spellKeys(keys, isMac(domWindow())));
  const field = useRef<HTMLTextAreaElement>(null);
  const hasBegun = useRef(false);
  const told = useRef<HTMLParagraphElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  /** Whether the message was deleted meanwhile, as sending has said. */
  const [isGone, setIsGone] = useState(false);
  const [known] = useState(() => message.replies.at(-1)?.id ?? 0);
  const since = message.replies.findLast(({ id }) => id > known);
  const { form, run, clearFailure } = useForm({
    read: (data) => ({ body: textOf(data, 'body') }),
    check: ({ body }) => (body.trim() === '' ? NO_TEXT : null),
    send: ({ body }) =>
      sync.sending(() => send({ message: message.id, body, key: draft.key, known: since?.id ?? known })),
    failureOf,
    onFailed: (error) => setIsGone(error instanceof ApiError && error.status === 404),
    onSent({ reply }) {
      draft.clear();
      onSent(reply);
    },
  });

  const isAboutText = form.failure?.fields.includes('body') === true;

  // Once: a tab that is shown again still has the field, in which the keys of rows must not be typed.
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const end = field.current?.value.length ?? 0;
    field.current?.focus();
    field.current?.setSelectionRange(end, end);
  }, []);

  /** At the cursor, in place of what is selected; the cursor stands behind it then. */
  function insert({ body }: Snippet) {
    const { current: area } = field;
    if (area === null) return;
    const insertion = insertionOf(area, fillSnippet(body, message.name));
    flushSync(() => setIsChoosing(false));
    if (typeInto(area, insertion)) return;
    flushSync(() => draft.change(insertion.value));
    area.focus();
    area.setSelectionRange(insertion.end, insertion.end);
  }

  /** In the field, and on what stands below it: the row would take Escape for its own. */
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      keepingFocus(event.currentTarget, onClose);
    }
    if ((event.ctrlKey || event.metaKey) && event.key === ';') {
      event.preventDefault();
      setIsChoosing(true);
    }
  }

  function sendByKeys(event: KeyboardEvent<HTMLElement>) {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return;
    // Who has not seen yet that there is one is to read it first.
    if (since === undefined) run({ body: draft.body });
    else told.current?.focus();
  }

  function discard() {
    sync.discard();
    onClose();
    tellDiscarded(draft.body);
  }

  function choose(text: () => void) {
    text();
    field.current?.focus();
  }

  return (
    <>
      {sync.theirs === null ? null : (
        <ReplyConflict
          theirs={sync.theirs}
          onTheirs={() => choose(sync.takeTheirs)}
          onMine={() => choose(sync.keepMine)}
          onBoth={() => choose(sync.takeBoth)}
        />
      )}
      <Form
        {...form}
        noValidate
        onKeyDown={press}
        className="mt-5 grid max-w-measure gap-3"
        aria-label={`Reply to ${message.name}`}
      >
        <Field
          label={`Your reply to ${message.name}`}
          name="body"
          required
          hint={
            draft.isKept || sync.isSaved
              ? 'Goes out as an email ten seconds after “Send”; until then you can take it back.'
              : 'This browser has no room to keep what you write: send it before you close the window.'
          }
          error={isAboutText ? (form.failure?.message ?? null) : null}
        >
          {(control) => (
            <WritingArea
              {...control}
              ref={field}
              rows={6}
              maxLength={LIMITS.reply}
              value={draft.body}
              onChange={({ target: { value } }) => {
                draft.change(value);
                if (isAboutText && value.trim() !== '') clearFailure();
              }}
              onKeyDown={sendByKeys}
              className="text-small"
            />
          )}
        </Field>
        {since === undefined || form.pending ? (
          <FormError />
        ) : (
          <AnsweredElsewhere
            key={since.id}
            ref={told}
            reply={since}
            written={draft.body}
            onIncluded={draft.clear}
          />
        )}
        {form.failure === null || since !== undefined || form.failure.fields.length > 0 ? null : isGone ? (
          <RestoreMessage
            message={message.id}
            onRestored={() => {
              clearFailure();
              field.current?.focus();
            }}
          />
        ) : (
          <p>
            <a href={replyAddress(message, draft.body)} className="text-link">
              Reply by mail instead
            </a>
            , in your own mail program; what you wrote goes along.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <SubmitButton size="small" busy="Sending…" aria-keyshortcuts="Control+Enter">
            {since === undefined ? 'Send' : 'Send anyway'}
          </SubmitButton>
          <Button
            size="small"
            variant="secondary"
            aria-keyshortcuts="Control+;"
            onClick={() => setIsChoosing(true)}
          >
            Snippets
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={({ currentTarget }) => keepingFocus(currentTarget, onClose)}
          >
            {draft.body === '' ? 'Cancel' : 'Save draft and close'}
          </Button>
          {draft.body === '' ? null : (
            <Button
              size="small"
              variant="quiet"
              onClick={({ currentTarget }) => keepingFocus(currentTarget, discard)}
            >
              Discard
            </Button>
          )}
          <span className="self-center text-fine text-quiet touch:hidden">
            {sendKeys} sends it, {snippetKeys} puts in a snippet
          </span>
        </div>
      </Form>
      {isChoosing ? (
        <SnippetsDialog
          written={draft.body}
          name={message.name}
          onInsert={insert}
          onCancel={() => setIsChoosing(false)}
        />
      ) : null}
    </>
  );
}
