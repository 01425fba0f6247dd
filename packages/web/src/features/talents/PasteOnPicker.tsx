import type { Dataset } from '@gearwright/game/dataset/dataset.ts';
import type { Edition } from '@gearwright/game/edition/edition.ts';
import { pastedTalents } from '@gearwright/game/talent/talent-link.ts';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { talentPath } from './talent-address.ts';
import { EMPTY_BUILD } from './talent-build.ts';
import { usePasting } from './use-pasting.ts';

interface Props {
  readonly edition: Edition;
  readonly dataset: Dataset;
}

/** Before a class is chosen: a pasted link that names its class leads to that class's build. */
export function PasteOnPicker({ edition, dataset }: Props): null {
  const navigate = useAppNavigate();
  const trainee = { edition, dataset, gameClass: edition.classes[0]!, level: edition.maxLevel };
  usePasting(
    trainee,
    ({ gameClass, order }) =>
      navigate(talentPath({ ...EMPTY_BUILD, order }, false, { ...trainee, gameClass })),
    (text) => pastedTalents(text)?.gameClass !== null,
  );
  return null;
}
