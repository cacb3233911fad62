import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../../components/Drawing.tsx';

interface FactsAndDrawingProps {
  drawing: DrawingName;
  /** The facts, if there are any. */
  children?: ReactNode;
}

/** What stands beside the text about a consultation: the drawing above the facts, and on small screens below them. */
export function FactsAndDrawing({ drawing, children }: FactsAndDrawingProps) {
  return (
    <div className="flex flex-col gap-8 lg:flex-col-reverse lg:justify-end lg:gap-6 lg:pt-4">
      {children}
      <Drawing of={drawing} />
    </div>
  );
}
