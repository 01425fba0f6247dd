import type { Point } from '@gearwright/game/point/point.ts';
import { LOCAL_KEYS } from '../../data/local/local-keys.ts';
import { useLocalValue } from '../../data/local/use-local-value.ts';
import { useSetView } from '../../data/set-view/set-view.ts';
import { memo } from '../../language/memo.ts';
import { FigureSection } from './FigureSection.tsx';
import { PointSection } from './PointSection.tsx';
import { sectionAtFirst } from './section-choice.ts';
import { SectionHeading } from './SectionHeading.tsx';

interface Props {
  readonly place: number;
  readonly onShare: ((point: Point) => void) | undefined;
  readonly pointsPath: string | null;
}

/** One of the four places; its heading chooses what stands there, and the browser remembers it for the set. */
export const SectionPlace = memo(function SectionPlace({ place, onShare, pointsPath }: Props) {
  const { set, rules } = useSetView();
  const { sections } = rules.edition;
  const [kept, keep] = useLocalValue(LOCAL_KEYS.statSection(set.id, place));
  const atFirst = sectionAtFirst(set, place, rules.dataset);
  const section =
    sections.find(({ key }) => key === kept) ?? sections.find(({ key }) => key === atFirst)!;
  return (
    <section aria-label={section.label}>
      <SectionHeading place={place} sections={sections} section={section} onChoose={keep} />
      {section.key === 'points' ? (
        <PointSection onShare={onShare} pointsPath={pointsPath} />
      ) : (
        <FigureSection section={section} />
      )}
    </section>
  );
});
