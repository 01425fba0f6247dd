import { Button } from '../../../ui/Button.tsx';
import { Glyph, type GlyphName } from '../../../ui/Glyph.tsx';
import { Hint } from '../../../ui/Hint.tsx';

interface Props {
  readonly name: string;
  readonly glyph: GlyphName;
  readonly tone: 'main' | undefined;
  /** Without room for the word the sign stands alone, and says it when pointed at. */
  readonly named: boolean;
  readonly onClick: () => void;
}

/** An action that is done often, in sight beside the menu. */
export function ActionButton({ name, glyph, tone, named, onClick }: Props) {
  if (named) {
    return (
      <Button tone={tone} onClick={onClick}>
        <Glyph name={glyph} />
        {name}
      </Button>
    );
  }
  return (
    <Hint text={name} side="bottom">
      <Button tone={tone} only aria-label={name} onClick={onClick}>
        <Glyph name={glyph} />
      </Button>
    </Hint>
  );
}
