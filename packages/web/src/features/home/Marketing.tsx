import { useEdition } from '../../data/edition-context.ts';
import { Rule } from '../../ui/Heading.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { Facts } from './Facts.tsx';
import styles from './Marketing.module.css';
import { Showcase } from './Showcase.tsx';
import { CharacterPicture, RankingPicture, SharePicture } from './StepPictures.tsx';

const STEPS = [
  {
    pigment: 'azure',
    title: 'Name a character',
    text: 'Race, class and level are enough. Change your mind whenever you like.',
    Picture: CharacterPicture,
  },
  {
    pigment: 'vermilion',
    title: 'Fill the slots',
    text: 'Items are ranked by the stats you value. Green is better than what you wear, red is worse.',
    Picture: RankingPicture,
  },
  {
    pigment: 'verdigris',
    title: 'Share the set',
    text: 'One link opens it for your guild, to look at or to copy and change.',
    Picture: SharePicture,
  },
] as const;

/** For those who are here for the first time. */
export function Marketing({ start }: { readonly start: string }) {
  const { name } = useEdition();
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div>
          <h1 className={styles.title}>
            Every piece,
            <br />
            weighed
          </h1>
          <p className={styles.lead}>
            Gearwright plans gear for {name}. Dress your character, see what each item is worth to
            you, and know which caps you meet before the raid begins.
          </p>
          <div className={styles.go}>
            <ButtonLink tone="main" size="big" to={start}>
              Get Started
            </ButtonLink>
            <ButtonLink tone="quiet" size="big" to="/items">
              Look at the items
            </ButtonLink>
          </div>
          <p className={styles.meta}>
            Free, and no account needed: your characters stay in this browser until you want them
            elsewhere.
          </p>
        </div>
        <Showcase />
      </section>
      <Rule />
      <ol className={styles.steps} aria-label="Three steps">
        {STEPS.map(({ pigment, title, text, Picture }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.about}>
              <span className={styles.initial} data-pigment={pigment} aria-hidden="true">
                {'I'.repeat(index + 1)}
              </span>
              <div>
                <h2 className={styles.subtitle}>{title}</h2>
                <p>{text}</p>
              </div>
            </div>
            <div className={styles.picture} aria-hidden="true">
              <Picture />
            </div>
          </li>
        ))}
      </ol>
      <Rule />
      <Facts />
    </div>
  );
}
