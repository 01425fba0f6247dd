import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BrandMark } from '../ui/BrandMark.tsx';
import styles from './SiteHeader.module.css';

interface Props {
  readonly home: string;
  readonly edition: ReactNode;
}

export function SiteHeader({ home, edition }: Props) {
  return (
    <header className={styles.top}>
      <Link className={styles.brand} to={home}>
        <BrandMark />
        Gearwright
      </Link>
      <div className={styles.edition}>{edition}</div>
    </header>
  );
}
