import { ChoiceLine } from './ChoiceLine.tsx';

interface WebSwitchProps {
  isOn: boolean;
  /** Whether it is made of a post, to which the email leads then. */
  isOfPost?: boolean;
  onChange: (isOn: boolean) => void;
}

/** Whether a newsletter has a page on the web. */
export function WebSwitch({ isOn, isOfPost = false, onChange }: WebSwitchProps) {
  return (
    <ChoiceLine
      type="checkbox"
      checked={isOn}
      hint={isOfPost ? 'among the newsletters, too' : 'on a page of its own, to which the email links'}
      onChange={onChange}
    >
      Show it on the web
    </ChoiceLine>
  );
}
