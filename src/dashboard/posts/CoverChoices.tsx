import { useState } from 'react';
import { DEFAULT_FOCUS } from '#shared/focus-point.ts';
import { type ChosenMedia, useMediaChoice } from '../../features/media/media-choice.ts';
import { useDrawnCover } from '../../features/media/use-drawn-cover.ts';
import { Button } from '../../ui/Button.tsx';

interface CoverChoicesProps {
  title: string;
  /** The present cover; '' for none. */
  value: string;
  disabled: boolean;
  onChoose: (cover: ChosenMedia) => void;
}

/** Covers that need no upload: one from the media library, or one that the site draws. */
export function CoverChoices({ title, value, disabled, onChoose }: CoverChoicesProps) {
  const chooseMedia = useMediaChoice();
  const { draw, isDrawing } = useDrawnCover();
  const [drawn, setDrawn] = useState<string | null>(null);
  if (chooseMedia === null) return null;
  const isDrawn = value !== '' && value === drawn;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        size="small"
        variant="secondary"
        disabled={disabled}
        onClick={() => {
          void chooseMedia('cover').then((chosen) => {
            if (chosen !== null) onChoose(chosen);
          });
        }}
      >
        {value === '' ? 'From the library' : 'Replace'}
      </Button>
      {value === '' || isDrawn ? (
        <Button
          size="small"
          variant="quiet"
          disabled={disabled}
          busy={isDrawing ? 'Drawing…' : false}
          onClick={() => {
            void draw(title, value).then((path) => {
              if (path === null) return;
              setDrawn(path);
              onChoose({ path, alt: '', focus: DEFAULT_FOCUS });
            });
          }}
        >
          {isDrawn ? 'Draw another one' : 'Draw a cover'}
        </Button>
      ) : null}
    </div>
  );
}
