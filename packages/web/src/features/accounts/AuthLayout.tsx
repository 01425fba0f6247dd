import type { ReactNode } from 'react';
import { useServer } from '../../data/session/server.ts';
import { Banner } from '../../ui/Banner.tsx';
import { BrandMark } from '../../ui/BrandMark.tsx';
import { Rule } from '../../ui/Heading.tsx';
import styles from './AuthLayout.module.css';

interface Props {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead: ReactNode;
  /** Other ways on, below the form. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** The frame around signing in, signing up and finding a lost name or password: an arched door. */
export function AuthLayout({ title, lead, ways, children }: Props) {
  const open = useServer().canSign();
  return (
    <div className={styles.place}>
      <section className={styles.door}>
        <Arch />
        <header className={styles.crest}>
          <BrandMark />
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </header>
        {open ? (
          children
        ) : (
          <Banner tone="caution">
            Accounts need a secure connection (https). Until then your characters stay in this
            browser.
          </Banner>
        )}
        {ways && (
          <footer className={styles.ways}>
            <Rule />
            {ways}
          </footer>
        )}
      </section>
    </div>
  );
}

/** The pointed top of the frame; its sides go on as borders, however long the form is. */
function Arch() {
  return (
    <svg
      className={styles.arch}
      viewBox="0 0 440 190"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path
        className={styles.stone}
        d="M.5 190V180C.500 96 130 62 220 6c90 56 219.500 90 219.500 174v10"
      />
      <path className={styles.inner} d="M10 190v-6C10 106 134 74 220 22c86 52 210 84 210 162v6" />
      <path className={styles.tip} d="m220 0 6 7-6 7-6-7z" />
    </svg>
  );
}
