import { AppLink } from '../../../ui/link/AppLink.tsx';
import { memo } from '../../../language/memo.ts';
import styles from './PanelLinks.module.css';
import { panelPath, PANELS, TO_PANEL } from './more-panels.ts';

/** The ways to what stands below the gear, at the top of the page: nobody scrolls to find that there is more. */
export const PanelLinks = memo(function PanelLinks({ path }: { readonly path: string }) {
  return (
    <nav className={styles.panels} aria-label="More about the set">
      {PANELS.map(({ key, label, brief }) => (
        <AppLink
          key={key}
          className={styles.panel}
          to={panelPath(path, key)}
          state={TO_PANEL}
          aria-label={label}
        >
          {brief}
        </AppLink>
      ))}
    </nav>
  );
});
