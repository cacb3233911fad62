import type { MessageOrder } from './use-message-order.ts';

const CHOICES: readonly { value: MessageOrder; label: string }[] = [
  { value: 'need', label: 'Most urgent' },
  { value: 'newest', label: 'Newest' },
];

interface MessageOrderChoiceProps {
  order: MessageOrder;
  onChoose: (order: MessageOrder) => void;
}

/** Orders the messages by what they need, or as they came. */
export function MessageOrderChoice({ order, onChoose }: MessageOrderChoiceProps) {
  return (
    <div role="group" aria-label="Order by" className="flex items-center gap-x-4 text-fine text-quiet">
      <span aria-hidden className="whitespace-nowrap max-sm:hidden">
        Order by
      </span>
      {CHOICES.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === order}
          onClick={() => onChoose(value)}
          className="min-h-8 cursor-pointer font-semibold whitespace-nowrap hover:text-clay aria-pressed:text-ink touch:min-h-11"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
