import { useState } from 'react';
import type { ImportAnswer, ImportChange, ImportRun } from '#shared/contract/imports.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { dashboardTabPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ChooseExport } from './ChooseExport.tsx';
import { ImportChoices } from './ImportChoices.tsx';
import { ImportDownloads } from './ImportDownloads.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { progressInWords, sizeInWords } from './import-words.ts';
import type { ChosenFiles } from './use-import.ts';

interface ImportStepsProps {
  answer: ImportAnswer;
  isSending: boolean;
  /** Whether the server is being told something. */
  isBusy: boolean;
  onSend: (chosen: ChosenFiles) => void;
  onChange: (body: ImportChange) => void;
  /** @param words said once it is gone; null for nothing */
  onDiscard: (id: string, words: string | null) => void;
}

/** The step at which an import is. */
export function ImportSteps(props: ImportStepsProps) {
  const { answer, isSending, onSend } = props;
  const run = answer.import;
  if (run === null) return <ChooseExport onChoose={onSend} />;
  switch (run.state) {
    case 'receiving':
      return isSending ? (
        <Sending {...props} run={run} />
      ) : (
        <ChooseExport note={brokenOff(run)} onChoose={onSend} />
      );
    case 'looking':
    case 'bringing':
      return <AtWork {...props} run={run} />;
    case 'ready':
      return <Ready key={run.id} {...props} run={run} />;
    case 'stopped':
      return <Stopped {...props} run={run} />;
    case 'done':
      return <Done {...props} run={run} />;
    case 'failed':
      return (
        <ChooseExport
          note={
            <span role="alert" className="text-alarm">
              {run.problem} {run.was_bringing ? '' : 'Nothing was changed.'}
            </span>
          }
          onChoose={onSend}
        />
      );
  }
}

type StepProps = ImportStepsProps & { run: ImportRun };

function Sending({ run, isBusy, onDiscard }: StepProps) {
  const { received, size } = amounts(run);
  return (
    <ImportProgress
      title={`Sending ${nameOf(run)}`}
      detail={`${sizeInWords(received)} of ${sizeInWords(size)}`}
      fraction={size === 0 ? 0 : received / size}
      note="Leave this page open until it is there."
      actions={
        <Button
          size="small"
          variant="secondary"
          busy={isBusy ? 'Stopping…' : false}
          onClick={() => onDiscard(run.id, 'The upload is stopped, and nothing of it is kept')}
        >
          Stop
        </Button>
      }
    />
  );
}

function AtWork({ run, isBusy, onChange }: StepProps) {
  const isBringing = run.state === 'bringing';
  return (
    <ImportProgress
      title={isBringing ? `Bringing ${nameOf(run)}` : `Looking at ${nameOf(run)}`}
      detail={progressInWords(run.done, run.total)}
      fraction={run.total === 0 ? null : run.done / run.total}
      note={
        isBringing
          ? 'It goes on when you leave this page. What has come is there already.'
          : 'Nothing is changed yet. It goes on when you leave this page.'
      }
      actions={
        <Button
          size="small"
          variant="secondary"
          busy={isBusy ? 'Stopping…' : false}
          onClick={() => onChange({ id: run.id, action: 'stop' })}
        >
          Stop
        </Button>
      }
    />
  );
}

function Ready({ answer, run, isBusy, onChange, onDiscard }: StepProps) {
  const [choices, setChoices] = useState(run.choices);
  if (run.preview === null) return null;
  const { format, subscribers } = run.preview;
  const addsNobody = format === 'subscribers' && subscribers.added === 0 && !choices.agreed && !choices.ask;
  return (
    <div className="mt-5 grid gap-6">
      <p className="font-semibold wrap-anywhere">{nameOf(run)}: this would come. Nothing is changed yet.</p>
      <ImportReport report={run.preview} isPreview />
      <ImportChoices choices={choices} onChoose={setChoices} preview={run.preview} canAsk={answer.can_ask} />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          variant={addsNobody ? 'secondary' : 'primary'}
          busy={isBusy ? 'One moment…' : false}
          onClick={() => onChange({ id: run.id, action: 'bring', choices })}
        >
          Import
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy}
          onClick={() => onDiscard(run.id, 'The file is deleted, and nothing was changed')}
        >
          Discard
        </Button>
        <ImportDownloads run={run} />
        {addsNobody ? (
          <p className="text-quiet">As it is, nobody is added: tick what is true above.</p>
        ) : null}
      </div>
    </div>
  );
}

function Stopped({ run, isBusy, onChange, onDiscard }: StepProps) {
  const { was_bringing: wasBringing, choices, done, total } = run;
  const so = progressInWords(done, total);
  return (
    <div className="mt-5 border-y border-line py-5">
      <p className="font-semibold wrap-anywhere">
        {wasBringing ? 'The import of' : 'The look at'} {nameOf(run)} was stopped
        {so === '' ? '' : ` at ${so}`}.
      </p>
      <p role={run.problem === null ? undefined : 'alert'} className="mt-1 max-w-measure text-quiet">
        {run.problem ??
          (wasBringing ? 'What has come so far is here; go on, and the rest comes.' : 'Nothing was changed.')}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="small"
          busy={isBusy ? 'One moment…' : false}
          onClick={() => onChange({ id: run.id, action: wasBringing ? 'bring' : 'look', choices })}
        >
          Go on
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy}
          onClick={() => onDiscard(run.id, 'The file is deleted')}
        >
          Delete the file
        </Button>
      </div>
    </div>
  );
}

function Done({ run, isBusy, onDiscard }: StepProps) {
  if (run.report === null) return null;
  return (
    <div className="mt-5 grid gap-6">
      <p role="status" className="font-semibold text-agave">
        It is done, and the site shows it. The uploaded files are deleted.
      </p>
      <ImportReport report={run.report} isPreview={false} />
      <div className="flex flex-wrap gap-3">
        {run.report.posts.created + run.report.posts.updated === 0 ? null : (
          <ButtonLink size="small" to={dashboardTabPath('posts')}>
            See the posts
          </ButtonLink>
        )}
        <ImportDownloads run={run} />
        <Button
          size="small"
          variant="secondary"
          busy={isBusy ? 'One moment…' : false}
          onClick={() => onDiscard(run.id, null)}
        >
          Bring something else
        </Button>
      </div>
    </div>
  );
}

/** What the upload is called. */
function nameOf({ files }: ImportRun): string {
  return files.find(({ part }) => part === 'source')?.name ?? 'the export';
}

function amounts({ files }: ImportRun): { received: number; size: number } {
  return {
    received: files.reduce((sum, file) => sum + file.received, 0),
    size: files.reduce((sum, file) => sum + file.size, 0),
  };
}

function brokenOff(run: ImportRun): string | undefined {
  const { received, size } = amounts(run);
  if (size === 0) return 'The uploaded file was deleted, as nobody went on with it. Please choose it again.';
  const percent = Math.floor((received / size) * 100);
  return `The upload of ${nameOf(run)} was broken off at ${percent} %. Choose the same file again, and only the rest is sent.`;
}
