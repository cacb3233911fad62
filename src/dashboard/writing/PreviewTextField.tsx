import { MAX_PREVIEW_TEXT } from '#shared/limits.ts';

interface PreviewTextFieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** What inboxes show after a newsletter's subject: a line below it, as quiet as it is there. */
export function PreviewTextField({ value, onChange }: PreviewTextFieldProps) {
  return (
    <input
      type="text"
      name="preview_text"
      aria-label="Preview text"
      placeholder="Preview text, shown after the subject"
      value={value}
      maxLength={MAX_PREVIEW_TEXT}
      onChange={({ target }) => onChange(target.value)}
      className="writing-preview-text"
    />
  );
}
