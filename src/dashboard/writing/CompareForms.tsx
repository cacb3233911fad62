import { useMemo } from 'react';
import { ROOM_FOR_TWO, useRoom } from '../../components/dashboard/use-room.ts';
import type { PostForm } from '../../features/posts/post-form.ts';
import { withBase } from '../../lib/base.ts';
import { useHost } from '../../lib/host.ts';
import { usePostChoices } from '../posts/use-post-choices.ts';
import { type ComparedRow, comparedRows } from './compared-rows.ts';
import { DifferentSettings } from './DifferentSettings.tsx';
import { type SettingDifference, settingDifferences } from './form-differences.ts';
import { linesOf, PictureSigns } from './text-lines.ts';
import type { DiffPart } from './word-diff.ts';

/** A side of the comparison. */
export interface Side<Form = PostForm> {
  /** Whose text it is: 'On this page'. */
  label: string;
  /** Where that is: 'on this page'. */
  where: string;
  form: Form;
}

/** What is compared word by word; the content is HTML. */
export type ComparedForm = Pick<PostForm, 'title' | 'content'>;

/** What those who listen hear of what only one side has. */
interface Marks {
  removed: string;
  added: string;
}

const NO_POSTS = [] as const;
/** What stands for a picture, alone. */
const A_SIGN = /(\p{Co})/u;
const CHANGES: Marks = { removed: 'removed', added: 'added' };

interface CompareFormsProps {
  before: Side;
  after: Side;
  /** The name of an author who is kept; null where the post has none, or is new. */
  keptAuthor: string | null;
  /** Whether neither is older than the other. */
  isConflict?: boolean;
}

/** Two versions of a post, with the settings in which they differ. */
export function CompareForms({ before, after, keptAuthor, isConflict = false }: CompareFormsProps) {
  const choices = usePostChoices(NO_POSTS);
  const settings = settingDifferences(before.form, after.form, { ...choices, keptAuthor });
  return <CompareTexts before={before} after={after} isConflict={isConflict} settings={settings} />;
}

interface CompareTextsProps {
  before: Side<ComparedForm>;
  after: Side<ComparedForm>;
  /** Whether neither is older than the other. */
  isConflict: boolean;
  /** What differs besides the texts. */
  settings?: readonly SettingDifference[];
}

const NO_SETTINGS = [] as const;

/**
 * Two texts side by side, or in one where there is no room for two. What only one has is marked, and said to those who
 * listen.
 */
export function CompareTexts({ before, after, isConflict, settings = NO_SETTINGS }: CompareTextsProps) {
  const { domWindow } = useHost();
  const hasRoom = useRoom(ROOM_FOR_TWO);
  const { rows, pictures } = useMemo(() => {
    const pictures = new PictureSigns();
    const text = ({ form }: Side<ComparedForm>) => ({
      title: form.title,
      lines: linesOf(form.content, pictures, domWindow()),
    });
    return { rows: comparedRows(text(before), text(after)), pictures };
  }, [before, after, domWindow]);
  const marks = isConflict ? { removed: `only ${before.where}`, added: `only ${after.where}` } : CHANGES;
  const texts = { rows, pictures, marks };
  const isSameText = rows.every(({ row }) => row.kind === 'same');
  const isSame = isSameText && before.form.content === after.form.content && settings.length === 0;

  return (
    <div>
      {isSameText ? (
        <p className="mt-4 text-quiet">
          {isSame
            ? 'There is no difference.'
            : 'The words are the same; what differs is their formatting or a setting.'}
        </p>
      ) : null}
      {isSameText ? null : <Legend before={before.where} after={after.where} />}
      {hasRoom ? (
        <div className="mt-5 grid grid-cols-2 gap-x-8">
          <Column label={before.label} hidden="added" {...texts} />
          <Column label={after.label} hidden="removed" {...texts} />
        </div>
      ) : (
        <Both {...texts} />
      )}
      <DifferentSettings
        differences={settings}
        before={before.label}
        after={after.label}
        // Whether visitors have it is not to be overlooked.
        isOpen={!isConflict || settings.some(({ field }) => field === 'status')}
      />
    </div>
  );
}

interface RowsProps {
  rows: readonly ComparedRow[];
  pictures: PictureSigns;
  marks: Marks;
}

interface ColumnProps extends RowsProps {
  label: string;
  /** What the other side has. */
  hidden: 'added' | 'removed';
}

function Column({ label, hidden, ...texts }: ColumnProps) {
  return (
    <section aria-label={label} className="writing-column">
      <h3 className="text-small font-semibold">{label}</h3>
      <div className="writing-compare-frame">
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing to press */}
        <div tabIndex={0} role="group" aria-label={`${label}: text`} className="writing-compare-text">
          <Rows hidden={hidden} {...texts} />
        </div>
      </div>
    </section>
  );
}

/** What the marks mean. */
function Legend({ before, after }: { before: string; after: string }) {
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small">
      {[
        { mark: 'removed', where: before },
        { mark: 'added', where: after },
      ].map(({ mark, where }) => (
        <span key={mark}>
          <span className="writing-mark" data-mark={mark}>
            Only {where}
          </span>
        </span>
      ))}
    </p>
  );
}

/** Both in one, to be read from top to bottom: it scrolls with the window around it. */
function Both(texts: RowsProps) {
  return (
    <section aria-label="Both texts" className="mt-4">
      <div className="writing-compare-frame">
        <div className="writing-compare-text">
          <Rows hidden={null} {...texts} />
        </div>
      </div>
    </section>
  );
}

function Rows({ rows, pictures, hidden, marks }: RowsProps & { hidden: ColumnProps['hidden'] | null }) {
  return rows.map(({ row, style, number, depth = 0 }, index) =>
    row.kind === hidden ? null : (
      <p
        key={index}
        data-kind={row.kind}
        data-style={style}
        {...(depth === 0 ? {} : { style: { marginLeft: `${depth * 1.5}rem` } })}
      >
        {number === undefined ? null : <span className="writing-number">{number}.</span>}
        {row.kind === 'changed' ? (
          row.parts.map((part, at) =>
            part.kind === hidden ? null : <Part key={at} part={part} pictures={pictures} marks={marks} />,
          )
        ) : (
          <Part part={row} pictures={pictures} marks={marks} />
        )}
      </p>
    ),
  );
}

interface PartProps extends Omit<RowsProps, 'rows'> {
  part: DiffPart;
}

function Part({ part: { kind, text: signed }, pictures, marks }: PartProps) {
  const text = <Seen text={signed} pictures={pictures} />;
  if (kind === 'same') return text;
  const Mark = kind === 'added' ? 'ins' : 'del';
  return (
    <Mark className="writing-mark">
      <span className="sr-only">({marks[kind]}: </span>
      {text}
      <span className="sr-only">)</span>
    </Mark>
  );
}

/** Words with their pictures, small. */
function Seen({ text, pictures }: { text: string; pictures: PictureSigns }) {
  const { base } = useHost();
  return text.split(A_SIGN).map((piece, index) => {
    const address = pictures.addressOf(piece);
    return address === undefined ? (
      piece
    ) : (
      <img key={index} src={withBase(base, address)} alt="" className="writing-thumbnail" />
    );
  });
}
