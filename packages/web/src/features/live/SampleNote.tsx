import type { GameClass } from '@gearwright/game/words/classes-and-races.ts';
import { CLASS_NAMES } from '@gearwright/game/text/names.ts';
import type { Sample } from '../../data/site/use-samples.ts';
import { Banner } from '../../ui/Banner.tsx';

interface Props {
  readonly samples: readonly Sample[];
  readonly gameClass: GameClass;
}

/** Told before anybody types the name of a player who cannot be found here (acceptance D11). */
export function SampleNote({ samples, gameClass }: Props) {
  if (samples.length === 0) return null;
  const fitting = samples.filter((sample) => sample.gameClass === gameClass);
  const names = fitting.map(({ name, level }) => `${name} (level ${level})`).join(', ');
  return (
    <Banner>
      This site is not connected to the live game: only its sample characters can be linked, on any
      realm. They are named after their class;{' '}
      {names
        ? `for a ${CLASS_NAMES[gameClass]}: ${names}.`
        : `there is no ${CLASS_NAMES[gameClass]}.`}
    </Banner>
  );
}
