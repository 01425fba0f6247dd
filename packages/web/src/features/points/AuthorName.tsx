import styles from './AuthorName.module.css';

interface Props {
  readonly author: string;
  readonly authorLink: string | null;
}

/** Who published the weights, with a way to them where one is known. */
export function AuthorName({ author, authorLink }: Props) {
  if (authorLink === null) return <>by {author}</>;
  return (
    <>
      by{' '}
      <a className={styles.author} href={authorLink} target="_blank" rel="noreferrer">
        {author}
      </a>
    </>
  );
}
