import FileUp from 'lucide-react/icons/file-up';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { IMPORT_KEPT_HOURS, MAX_IMPORT_BYTES } from '#shared/import-limits.ts';
import { Button } from '../../ui/Button.tsx';
import { sizeInWords } from './import-words.ts';
import type { ChosenFiles } from './use-import.ts';

interface ChooseExportProps {
  /** Said of an upload that was broken off. */
  note?: ReactNode;
  onChoose: (chosen: ChosenFiles) => void;
}

const KINDS = '.xml,.json,.csv,.zip,.md,.txt';

/** Asks for a file, and perhaps for its pictures beside it. */
export function ChooseExport({ note, onChoose }: ChooseExportProps) {
  const [source, setSource] = useState<File | null>(null);
  const [media, setMedia] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const sourceField = useRef<HTMLInputElement>(null);
  const tooLarge = [source, media].find((file) => (file?.size ?? 0) > MAX_IMPORT_BYTES) ?? null;

  function look() {
    if (source !== null) onChoose({ source, media });
    else {
      setIsMissing(true);
      sourceField.current?.focus();
    }
  }

  return (
    <div className="mt-5 grid gap-5">
      {note === undefined ? null : <p className="max-w-measure font-medium">{note}</p>}
      <div className="grid gap-4 md:grid-cols-2">
        <FileChoice
          label="The export"
          hint="An XML file of WordPress, a JSON file of Ghost, a CSV of subscribers, or a ZIP: a folder of Markdown, or an export with its pictures."
          kinds={KINDS}
          file={source}
          inputRef={sourceField}
          onChoose={(file) => {
            setSource(file);
            setIsMissing(false);
          }}
        />
        <FileChoice
          label="Its pictures, if they lie elsewhere"
          hint="A ZIP of wp-content/uploads, or of Ghost’s content/images."
          kinds=".zip"
          file={media}
          onChoose={setMedia}
        />
      </div>
      {isMissing ? (
        <p role="alert" className="font-medium text-alarm">
          Please choose the export first.
        </p>
      ) : null}
      {tooLarge === null ? null : (
        <p role="alert" className="font-medium text-alarm">
          {tooLarge.name} has {sizeInWords(tooLarge.size)}. At most 2 GB can be sent here; the command on the
          server takes any size.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="small"
          variant={source === null ? 'secondary' : 'primary'}
          disabled={tooLarge !== null}
          onClick={look}
        >
          <Upload aria-hidden className="size-4" />
          Preview the import
        </Button>
        <p className="max-w-measure text-quiet">
          Nothing is changed before you have seen what would come. At most 2 GB each, kept for{' '}
          {IMPORT_KEPT_HOURS} hours at most.
        </p>
      </div>
    </div>
  );
}

interface FileChoiceProps {
  label: string;
  hint: string;
  kinds: string;
  file: File | null;
  inputRef?: RefObject<HTMLInputElement | null>;
  onChoose: (file: File | null) => void;
}

/** A field for a file, which can be chosen or dropped: the browser's own lies over it, unseen. */
function FileChoice({ label, hint, kinds, file, inputRef, onChoose }: FileChoiceProps) {
  const id = useId();
  return (
    <div className="relative rounded border border-dashed border-edge px-4 py-3.5 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <p id={`${id}-file`} className="mt-1.5 flex items-start gap-2">
        <FileUp aria-hidden className="mt-0.5 size-4.5 shrink-0 text-clay" />
        <span className="min-w-0 font-medium wrap-anywhere">
          {file === null ? 'Choose a file, or drop it here' : `${file.name}, ${sizeInWords(file.size)}`}
        </span>
      </p>
      <p id={`${id}-hint`} className="mt-1.5 text-fine text-quiet">
        {hint}
      </p>
      <input
        ref={inputRef}
        id={id}
        type="file"
        accept={kinds}
        aria-describedby={`${id}-file ${id}-hint`}
        onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  );
}
