import { HiddenText } from '../../ui/HiddenText.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';

interface Props {
  readonly name: string;
  readonly done: boolean;
  readonly onTick: () => void;
}

/** A box to tick a line off; its words are the line's. */
export function TickBox({ name, done, onTick }: Props) {
  return (
    <Checkbox checked={done} onChange={onTick}>
      <HiddenText>{name} is done</HiddenText>
    </Checkbox>
  );
}
