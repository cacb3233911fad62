import Upload from 'lucide-react/icons/upload';
import { type ReactNode, useRef, useState } from 'react';
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
  const tooLarge = [source, media].find((file) => (file?.size ?? 0) > MAX_IMPORT_BYTES) ?? null;
  return (
    <div className="mt-5 grid gap-5">
      {note === undefined ? null : <p className="max-w-measure font-medium">{note}</p>}
      <div className="grid gap-x-10 border-b border-line md:grid-cols-2">
        <FileChoice
          label="The export"
          hint="An XML file of WordPress, a JSON file of Ghost, a CSV of subscribers, or a ZIP: a folder of Markdown, or an export with its pictures."
          kinds={KINDS}
          file={source}
          onChoose={setSource}
        />
        <FileChoice
          label="Its pictures, if they lie elsewhere"
          hint="A ZIP of wp-content/uploads, or of Ghost’s content/images."
          kinds=".zip"
          file={media}
          onChoose={setMedia}
        />
      </div>
      {tooLarge === null ? null : (
        <p role="alert" className="font-medium text-alarm">
          {tooLarge.name} has {sizeInWords(tooLarge.size)}. At most 2 GB can be sent here; the command on the
          server takes any size.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="small"
          disabled={source === null || tooLarge !== null}
          onClick={() => (source === null ? undefined : onChoose({ source, media }))}
        >
          <Upload aria-hidden className="size-4" />
          Look at it
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
  onChoose: (file: File | null) => void;
}

function FileChoice({ label, hint, kinds, file, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-2 border-t border-line py-4">
      <label className="block font-semibold">
        {label}
        <input
          ref={input}
          type="file"
          accept={kinds}
          onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
          className="mt-2 block w-full cursor-pointer text-small font-normal text-quiet file:mr-3 file:min-h-9 file:cursor-pointer file:rounded file:border file:border-solid file:border-edge file:bg-transparent file:px-3 file:py-1.5 file:text-small file:font-semibold file:text-ink hover:file:border-ink touch:file:min-h-11"
        />
      </label>
      <p className="text-quiet">{file === null ? hint : `${file.name}, ${sizeInWords(file.size)}`}</p>
    </div>
  );
}
