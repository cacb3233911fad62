import { ChoiceLine } from './ChoiceLine.tsx';

interface WebSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether a newsletter has a page on the web. */
export function WebSwitch({ isOn, onChange }: WebSwitchProps) {
  return (
    <ChoiceLine
      type="checkbox"
      checked={isOn}
      hint="on a page of its own, to which the email links"
      onChange={onChange}
    >
      Show it on the web
    </ChoiceLine>
  );
}
