interface WebSwitchProps {
  isOn: boolean;
  disabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether a newsletter has a page on the web. */
export function WebSwitch({ isOn, disabled, onChange }: WebSwitchProps) {
  return (
    <label className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 justify-self-start">
      <input
        type="checkbox"
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-clay"
      />
      <span className="font-semibold">Show it on the web</span>
      <span className="col-start-2 text-quiet">
        A page of its own, to which the email links. It shows nobody’s address.
      </span>
    </label>
  );
}
