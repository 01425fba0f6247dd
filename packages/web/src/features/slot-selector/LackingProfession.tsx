import { useSetView } from '../../data/set-view/set-view.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './HiddenNote.module.css';

/** The list is empty for want of a profession: which one, and where it is chosen. */
export function LackingProfession({ names }: { readonly names: readonly string[] }) {
  const { path } = useSetView();
  return (
    <span className={styles.note}>
      What fits here needs {names.join(' or ')}.
      <AppLink className={styles.show} to={`${path}/edit`}>
        Choose the professions of the set
      </AppLink>
    </span>
  );
}
