import { useMemo } from 'react';
import { useSetView } from '../../data/set-view/set-view.ts';
import { Banner } from '../../ui/Banner.tsx';
import { gearFindings } from '@gearwright/game/findings/gear-findings.ts';
import { memo } from '../../language/memo.ts';
import styles from './SetWarnings.module.css';

/** What was legal when stored and is not any more, unless a slot tells it already (acceptance E4). */
export const SetWarnings = memo(function SetWarnings() {
  const { warnings, set, rules } = useSetView();
  const untold = useMemo(() => {
    if (warnings.length === 0) return [];
    const told = new Set(gearFindings(set, rules).map(({ message }) => message));
    return warnings.filter((warning) => !told.has(warning));
  }, [warnings, set, rules]);
  if (untold.length === 0) return null;
  return (
    <div className={styles.warnings}>
      <Banner tone="caution">
        <ul>
          {untold.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      </Banner>
    </div>
  );
});
