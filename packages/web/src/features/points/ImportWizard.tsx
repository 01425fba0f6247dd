import { useEffect, useRef, useState } from 'react';
import { MESSAGES } from '@gearwright/game/messages.ts';
import type { PointImport } from '@gearwright/game/point/importing-point.ts';
import type { LinkedPoint } from '@gearwright/game/point/point-link.ts';
import { failureText } from '../../data/failure-text.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageTitle } from '../../ui/Heading.tsx';
import { useAppNavigate } from '../../ui/link/use-app-navigate.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { CustomPoint } from './CustomPoint.tsx';
import styles from './ImportWizard.module.css';
import { useImportWizard } from './use-import-wizard.ts';
import { STEP_NAMES } from './wizard-steps.ts';
import { WizardNav } from './WizardNav.tsx';
import { CharacterPage, PointPage, SetPage } from './WizardPages.tsx';

interface Props {
  /** What the address tells. */
  readonly given: LinkedPoint;
  /** Where a character and a set are made; null where they cannot be. */
  readonly createCharacter: string | null;
  readonly createSet: (characterId: string) => string | null;
}

/** Imports a point in four steps. */
export function ImportWizard({ given, createCharacter, createSet }: Props) {
  const wizard = useImportWizard(given);
  const { step, next, previous, answers, answer, characters, character, points, set } = wizard;
  const [kind, setKind] = useState<PointImport['kind']>('replace');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useAppNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    // The next step is read from its beginning.
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  const run = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      navigate(await wizard.run());
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  const chooseKind = (way: PointImport['kind']): void => {
    setKind(way);
    answer({ choice: way === 'new' ? { kind: 'new' } : null });
  };
  return (
    <div className={styles.page}>
      <PageTitle>Import Equivalency Point</PageTitle>
      <WizardNav current={step} answers={answers} onGo={wizard.goTo} />
      <section className={styles.step} aria-labelledby="wizard-step">
        <h2 id="wizard-step" ref={heading} tabIndex={-1} className={styles.title}>
          {STEP_NAMES[step]}
        </h2>
        {failure && <Banner tone="failed">{failure}</Banner>}
        {step === 'details' && (
          <CustomPoint draft={answers.draft} onChange={(draft) => answer({ draft })} />
        )}
        {step !== 'details' && characters.isError && (
          <Banner tone="failed">{MESSAGES.wizardCharactersLoadFailed()}</Banner>
        )}
        {step === 'character' &&
          (characters.data ? (
            <CharacterPage
              characters={characters.data}
              chosen={answers.characterId}
              onChoose={(characterId) => answer({ characterId })}
              create={createCharacter}
            />
          ) : (
            characters.isPending && <Spinner size="small" label="Loading your characters" />
          ))}
        {step === 'set' && character && (
          <SetPage
            character={character}
            chosen={answers.setId}
            onChoose={(setId) => answer({ setId })}
            create={createSet(character.id)}
          />
        )}
        {step === 'point' &&
          (points ? (
            <PointPage
              points={points}
              kind={kind}
              choice={answers.choice}
              onKind={chooseKind}
              onChoose={(choice) => answer({ choice })}
            />
          ) : set.isError ? (
            <Banner tone="failed">
              {MESSAGES.setLoadFailed()} {MESSAGES.refreshPage()}
            </Banner>
          ) : (
            <Spinner size="small" label="Loading the set" />
          ))}
      </section>
      <div className={styles.actions}>
        {previous && <Button onClick={() => wizard.goTo(previous)}>Back</Button>}
        {next ? (
          <Button tone="main" disabled={!wizard.isReady} onClick={() => wizard.goTo(next)}>
            Next
          </Button>
        ) : (
          <Button
            tone="main"
            disabled={!wizard.isReady || busy || !points}
            onClick={() => void run()}
          >
            {busy ? 'Importing...' : 'Import'}
          </Button>
        )}
      </div>
    </div>
  );
}
