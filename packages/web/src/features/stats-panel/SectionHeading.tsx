import type { StatSection } from '@gearwright/game/edition/edition.ts';
import { PlainSelect } from '../../ui/PlainSelect.tsx';
import { memo } from '../../language/memo.ts';
import styles from './SectionHeading.module.css';

interface Props {
  readonly place: number;
  readonly sections: readonly StatSection[];
  readonly section: StatSection;
  readonly onChoose: (key: string) => void;
}

/** Names what stands in a place, and chooses it. */
export const SectionHeading = memo(function SectionHeading(props: Props) {
  const { place, sections, section, onChoose } = props;
  return (
    <h3>
      <PlainSelect
        label={`Section ${place + 1}`}
        className={styles.heading}
        options={sections.map(({ key, label }) => ({ value: key, label }))}
        value={section.key}
        onChange={onChoose}
      >
        <span className={styles.title}>{section.label}</span>
      </PlainSelect>
    </h3>
  );
});
