import { useState } from 'react';
import { failureText } from '../../data/failure-text.ts';
import { useEditionKey } from '../../data/edition-context.ts';
import { useServer } from '../../data/session/server.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import styles from './ApiPage.module.css';
import { readQuestion } from './read-question.ts';

interface Props {
  readonly title: string;
  readonly text: string;
}

/** A question that can be changed and asked; it reads and never writes. */
export function RunExample({ title, text }: Props) {
  const edition = useEditionKey();
  const server = useServer();
  const [asked, setAsked] = useState(text);
  const [answer, setAnswer] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const run = async (): Promise<void> => {
    setError(null);
    setAsking(true);
    try {
      const { client } = await server.calls(edition);
      setAnswer(JSON.stringify(await client.call(readQuestion(asked), {}), null, 2));
    } catch (failure) {
      setAnswer(null);
      setError(failureText(failure));
    }
    setAsking(false);
  };
  return (
    <section className={styles.example} aria-label={title}>
      <TextArea
        label={title}
        rows={Math.min(14, text.split('\n').length + 1)}
        spellCheck={false}
        value={asked}
        error={error}
        onChange={({ currentTarget }) => setAsked(currentTarget.value)}
      />
      <Button disabled={isAsking} onClick={() => void run()}>
        {isAsking ? 'Asking' : 'Run'}
      </Button>
      {answer !== null && (
        <TextArea label="Answer" rows={12} readOnly spellCheck={false} value={answer} />
      )}
    </section>
  );
}
