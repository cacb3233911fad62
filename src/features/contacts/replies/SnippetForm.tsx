import { useEffect, useRef, useState } from 'react';
import type { Snippet, SnippetList, SnippetToSave } from '#shared/contract/snippets.ts';
import { LIMITS } from '#shared/limits.ts';
import { textOf } from '../../../lib/form-values.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextInput } from '../../../ui/controls.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { FIRST_NAME, notFilled } from './fill-snippet.ts';

const failureOf = failureWith({
  refused: 'The snippet could not be saved. Please try again.',
  fields: ['name', 'body'],
});

interface SnippetFormProps {
  /** Without an id it is a new one. */
  snippet: Omit<Snippet, 'id'> & { id?: number };
  save: (snippet: SnippetToSave) => Promise<SnippetList>;
  /** Called with it as it is kept. */
  onSaved: (snippet: Snippet | undefined) => void;
  onCancel: () => void;
}

/** Writes a snippet, or changes one. */
export function SnippetForm({ snippet, save, onSaved, onCancel }: SnippetFormProps) {
  const { id, name, body } = snippet;
  const first = useRef<HTMLInputElement>(null);
  const [unknown, setUnknown] = useState(() => notFilled(body));
  const { form } = useForm({
    read: (data) => ({
      ...(id === undefined ? {} : { id }),
      name: textOf(data, 'name'),
      body: textOf(data, 'body'),
    }),
    send: save,
    failureOf,
    onSent: ({ snippets }, sent) =>
      onSaved(snippets.find((one) => one.id === id) ?? snippets.find((one) => one.name === sent.name.trim())),
  });
  useEffect(() => first.current?.focus(), []);
  return (
    <Form {...form} noValidate className="mt-4 grid gap-4">
      <Field label="Name" name="name" required>
        {(control) => (
          <TextInput
            {...control}
            ref={first}
            defaultValue={name}
            maxLength={LIMITS.snippetName}
            autoComplete="off"
          />
        )}
      </Field>
      <FormError about={['name']} />
      <div>
        <Field label="Text" name="body" required hint={`${FIRST_NAME} stands for the visitor’s first name.`}>
          {(control) => (
            <TextArea
              {...control}
              rows={6}
              defaultValue={body}
              maxLength={LIMITS.snippetBody}
              className="text-small"
              onChange={({ target }) => setUnknown(notFilled(target.value))}
            />
          )}
        </Field>
        <div role="status" className="text-fine font-medium text-alarm">
          {unknown.length === 0
            ? null
            : `Nothing is put in for ${unknown.join(', ')}: visitors would read just that.`}
        </div>
      </div>
      <FormError about={['body']} />
      <FormError />
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="small" busy="Saving…">
          Save
        </SubmitButton>
        <Button size="small" variant="quiet" onClick={onCancel}>
          Back to the list
        </Button>
      </div>
    </Form>
  );
}
