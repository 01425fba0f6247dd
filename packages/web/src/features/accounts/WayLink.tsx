import { AppLink } from '../../ui/link/AppLink.tsx';
import styles from './AuthLayout.module.css';

interface Props {
  readonly to: string;
  readonly children: string;
}

/** A way from one account screen to the next. */
export function WayLink({ to, children }: Props) {
  return (
    <AppLink className={styles.link} to={to}>
      {children}
    </AppLink>
  );
}
