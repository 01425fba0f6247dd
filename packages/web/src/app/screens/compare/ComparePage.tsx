import { useState } from 'react';
import { ComparedWithContext } from '../../../data/set-view/compared-with.ts';
import { PreviewContext, PreviewStore } from '../../../data/set-view/preview.ts';
import { SetViewContext, type SetView } from '../../../data/set-view/set-view.ts';
import { usePictures } from '../../../data/use-pictures.ts';
import { Comparison } from '../../../features/comparison/Comparison.tsx';
import { SetHeading } from '../../../features/set-viewer/SetHeading.tsx';
import { PicturesContext } from '../../../ui/icon/pictures.ts';
import { useTitle } from '../../../ui/use-title.ts';
import { SetActionHost } from '../set/SetActionHost.tsx';
import { SetActions } from '../set/SetActions.tsx';

interface Props {
  readonly left: SetView;
  readonly right: SetView;
  readonly path: string;
  readonly tab: string | undefined;
  readonly swapped: string | null;
}

/** Two sets side by side, whoever they belong to. What can be done is done with the first. */
export function ComparePage({ left, right, path, tab, swapped }: Props) {
  const { rules, set, character } = left;
  const [preview] = useState(() => new PreviewStore());
  const pictures = usePictures(rules.edition.key, rules.dataset);
  useTitle(`${set.name} and ${right.set.name}, ${character.name}`);
  return (
    <SetViewContext value={left}>
      <ComparedWithContext value={right}>
        <PreviewContext value={preview}>
          <PicturesContext value={pictures}>
            <SetActionHost comparison>
              <Comparison
                {...{ left, right, path, tab, swapped }}
                heading={
                  <SetHeading
                    saving={<span>What you do here is done with {set.name}, on the left</span>}
                    actions={<SetActions />}
                  />
                }
              />
            </SetActionHost>
          </PicturesContext>
        </PreviewContext>
      </ComparedWithContext>
    </SetViewContext>
  );
}
