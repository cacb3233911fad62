import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import type { FoundPerson } from '#shared/contract/finder.ts';
import { TextInput } from '../../../ui/controls.tsx';
import { useKnownPeople } from './use-known-people.ts';

interface PersonInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  value: string;
  onChange: (value: string) => void;
  /** Called with one of the known people, who were offered by what was typed. */
  onPick: (person: FoundPerson) => void;
}

const LIST =
  'absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded border border-edge bg-raised py-1 shadow-[0_6px_18px_-10px_var(--veil)]';
const OPTION =
  'flex cursor-pointer flex-wrap items-baseline gap-x-3 px-3.5 py-1.5 wrap-anywhere aria-selected:bg-clay/10 touch:min-h-11 touch:content-center';

/** A field for a name or an address: known people who have what is typed are offered below it. */
export function PersonInput({ value, onChange, onPick, ...rest }: PersonInputProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const people = useKnownPeople(isOpen ? value : '');
  const chosen = people[active];

  function close() {
    setIsOpen(false);
    setActive(-1);
  }

  function pick(person: FoundPerson) {
    close();
    onPick(person);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    if (people.length === 0 || nativeEvent.isComposing) return;
    if (key === 'ArrowDown') setActive((active + 1) % people.length);
    else if (key === 'ArrowUp') setActive(active <= 0 ? people.length - 1 : active - 1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && chosen !== undefined && !ctrlKey && !metaKey) pick(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div className="relative">
      <TextInput
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={people.length > 0}
        aria-controls={people.length > 0 ? id : undefined}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${active}`}
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {people.length === 0 ? null : (
        <div id={id} role="listbox" aria-label="People you know" className={LIST}>
          {people.map((person, index) => (
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are the field's, which keeps the focus
            <div
              key={person.email}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={() => pick(person)}
              className={OPTION}
            >
              {person.name === '' ? null : <span className="font-semibold">{person.name}</span>}
              <span className="text-quiet">{person.email}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
